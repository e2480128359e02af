<?php

declare(strict_types=1);

namespace Pharos\Core;

/** A function that makes an object when it is called first, and returns the same one from then on. */
final class Lazy {
	private ?object $made = null;

	/** @param \Closure(): object $make */
	public function __construct(private \Closure $make) {}

	public function __invoke(): object {
		return $this->made ??= ($this->make)();
	}
}
