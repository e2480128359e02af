<?php
/**
 * Responses of /migrate/backups and /migrate/restore.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Settings\Settings;
use WP_Error;

final class Backups {
	/** Time limit of a request, in seconds. */
	private const SECONDS = 4.0;

	/** Newest first. */
	public static function list(): array {
		return [
			'success' => true,
			'data' => [
				'backups' => array_map(self::described(...), Backup::all()),
				'objects' => WrittenValues::count(),
			],
		];
	}

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

	/** Returns the changes that a restore would make. */
	public static function plan(Settings $settings, string $id): array|WP_Error {
		$plan = (new Restore($settings))->plan($id);
		return is_wp_error($plan)
			? $plan
			: [
				'success' => true,
				'data' => ['left_out' => (object) $plan['left_out']] + $plan,
			];
	}

	public static function restore(Settings $settings, string $id): array|WP_Error {
		$done = (new Restore($settings))->run($id, self::SECONDS);
		return is_wp_error($done)
			? $done
			: [
				'success' => true,
				'message' => $done['left'] > 0 ? '' : self::message($done['left_out']),
				'data' => ['left' => $done['left']],
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
