<?php
/**
 * All checks, by kind.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Checks {
	/** In the order in which the application merges their reports: an id of a later kind overrides. */
	public const KINDS = ['general', 'other', 'settings'];

	/** @return array<string, Check> By id. */
	public static function of(string $kind): array {
		$checks = match ($kind) {
			'general' => General\All::checks(),
			'other' => Other\All::checks(),
			'settings' => Settings\All::checks(),
		};
		return array_column(
			array_map(static fn(Check $check): array => [$check->id(), $check], $checks),
			1,
			0,
		);
	}
}
