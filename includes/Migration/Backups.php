<?php
/**
 * How backups and the result of a restore are described to users.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Backups {
	/** @return array{id: string, time: string, source: string, name: string} */
	public static function described(array $backup): array {
		$source = $backup['source'];
		return [
			'id' => $backup['id'],
			'time' => gmdate(DATE_W3C, $backup['time']),
			'source' => $source,
			'name' => match ($source) {
				Backup::RESTORE => __('Before a restore', 'pharos-seo'),
				Backup::IMPORT => __('Before an import', 'pharos-seo'),
				default => Sources::get($source)?->name() ?? $source,
			},
		];
	}

	/** Returns the message after a restore. @param array<string, string> $left_out */
	public static function message(array $left_out): string {
		$reasons = array_map(
			static fn(string $key, string $why): string => "$key: $why",
			array_keys($left_out),
			$left_out,
		);
		return $reasons === []
			? __('Everything was restored.', 'pharos-seo')
			: sprintf(
				/* translators: %s: names of settings, each with a reason. */
				__('Everything was restored, except for these settings: %s', 'pharos-seo'),
				implode(' ', $reasons),
			);
	}
}
