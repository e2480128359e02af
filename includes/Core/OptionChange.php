<?php

declare(strict_types=1);

namespace Pharos\Core;

/** What Pharos\Core\AtomicOptions::change() writes. */
final class OptionChange {
	/**
	 * @param array<string, array|null> $contents New values by option; null deletes one.
	 * @param \Closure(): mixed|null    $also     See Pharos\Core\AtomicOptions::swap().
	 * @param \Closure(): mixed|null    $then     Runs when the values are written.
	 */
	public function __construct(
		public readonly array $contents,
		public readonly ?\Closure $also = null,
		public readonly ?\Closure $then = null,
	) {}
}
