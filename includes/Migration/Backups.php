<?php
/**
 * What /migrate/backups and /migrate/restore answer: our own data as they were before a migration.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Settings\Settings;
use WP_Error;

final class Backups {
	/** Of a call. */
	private const SECONDS = 4.0;

	/** The newest first. */
	public static function list(): array {
		return [
			'success' => true,
			'data' => [
				'backups' => array_map(
					static fn(array $backup): array => [
						'id' => $backup['id'],
						'time' => gmdate(DATE_W3C, $backup['time']),
						'source' => $backup['source'],
						'name' => Sources::get($backup['source'])?->name() ?? $backup['source'],
					],
					Backup::all(),
				),
				'objects' => Ledger::count(),
			],
		];
	}

	public static function restore(Settings $settings, string $id): array|WP_Error {
		$left = (new Backup($settings))->restore($id, self::SECONDS);
		return is_wp_error($left)
			? $left
			: [
				'success' => true,
				'message' => $left > 0 ? '' : __('Everything is as it was before.', 'pharos-seo'),
				'data' => ['left' => $left],
			];
	}
}
