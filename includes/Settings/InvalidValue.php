<?php
/**
 * An invalid value of a setting.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** The message is a sentence for the administrator, without the name of the setting. */
final class InvalidValue extends \InvalidArgumentException {
	/** @param list<string> $path Path of the value in an object, from the outside in. */
	public function __construct(string $message, public readonly array $path = []) {
		parent::__construct($message);
	}

	/** The same error with a path extended by the key in the containing object. */
	public function within(string $name): self {
		return new self($this->getMessage(), [$name, ...$this->path]);
	}
}
