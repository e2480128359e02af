<?php
/**
 * A value that a setting can't take.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** The message is a sentence for the administrator; it does not name the setting. */
final class InvalidValue extends \InvalidArgumentException {
	/** @param list<string> $path The names that lead to the value in an object, from the outside in. */
	public function __construct(string $message, public readonly array $path = []) {
		parent::__construct($message);
	}

	/** The same, for the object that has the value under this name. */
	public function within(string $name): self {
		return new self($this->getMessage(), [$name, ...$this->path]);
	}
}
