<?php
/**
 * Backups of Pharos's settings before a migration, import or restore.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Settings\Definitions;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * StoredValue in an option that isn't autoloaded: the newest two, the one from before the current migrations, and the first
 * one. The previous values of objects are in the ledger: a migration writes to empty fields, or records the values that
 * it overwrites.
 */
final class Backup {
	public const OPTION = 'pharos_migration_backups';

	/** The `source` of a backup created before a restore. */
	public const RESTORE = '';

	/** The `source` of a backup created before the import of a settings file. */
	public const IMPORT = 'import';

	private const NEWEST = 2;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * Creates a backup, unless the newest one is identical.
	 *
	 * @param string $source What is about to change the settings: a source, self::RESTORE or self::IMPORT.
	 * @param string $needed The id of a backup that must not be deleted.
	 * @return true|WP_Error 500 pharos_backup_not_saved: then the settings mustn't be changed.
	 */
	public function make(string $source, string $needed = ''): bool|WP_Error {
		$defaults = $this->settings->defaults();
		$new = [
			'settings' => array_filter(
				$this->settings->all(),
				static fn(mixed $value, string $key): bool => $value !== $defaults[$key],
				ARRAY_FILTER_USE_BOTH,
			),
			'robots_txt' => RobotsTxt::custom_text(),
		];
		$backups = self::all();
		$newest = $backups[0] ?? null;
		if (
			$newest !== null &&
			self::occasion($newest['source']) === self::occasion($source) &&
			array_intersect_key($newest, $new) === $new
		) {
			return true;
		}
		array_unshift($backups, [
			'id' => bin2hex(random_bytes(4)),
			'time' => time(),
			'source' => $source,
			// Settings added later, such as those of an add-on, aren't reset by a restore.
			'keys' => array_keys($defaults),
			...$new,
		]);
		$needed = [$needed, end($backups)['id'], self::first($backups)];
		$remaining = array_filter(
			$backups,
			static fn(array $backup, int $index): bool => $index < self::NEWEST ||
				in_array($backup['id'], $needed, true),
			ARRAY_FILTER_USE_BOTH,
		);
		return update_option(self::OPTION, array_values($remaining), false)
			? true
			: new WP_Error(
				'pharos_backup_not_saved',
				__(
					'Nothing was changed, because the backup of the settings couldn’t be saved. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			);
	}

	/**
	 * @return list<array{id: string, time: int, source: string, settings: array<string, mixed>, robots_txt: string, keys: list<string>}> Newest first.
	 */
	public static function all(): array {
		$backups = array_filter(
			StoredValue::option(self::OPTION),
			static fn(mixed $one): bool => is_string($one['id'] ?? null) &&
				is_int($one['time'] ?? null) &&
				is_string($one['source'] ?? null) &&
				is_array($one['settings'] ?? null),
		);
		return array_values(
			array_map(
				static fn(array $one): array => $one + [
					'robots_txt' => RobotsTxt::custom_text(),
					'keys' => array_keys(Definitions::ALL),
				],
				$backups,
			),
		);
	}

	/**
	 * Returns a backup.
	 *
	 * @param string $id '' for the one from before the current migrations.
	 * @return array{id: string, time: int, source: string, settings: array<string, mixed>, robots_txt: string, keys: list<string>}|WP_Error
	 */
	public static function get(string $id): array|WP_Error {
		$backups = self::all();
		$id = $id === '' ? self::first($backups) : $id;
		return array_column($backups, null, 'id')[$id] ??
			new WP_Error('pharos_not_found', __('This backup doesn’t exist.', 'pharos-seo'), [
				'status' => 404,
			]);
	}

	/** Returns the type of the change: a migration from any source, a restore or an import. */
	private static function occasion(string $source): string {
		return in_array($source, [self::RESTORE, self::IMPORT], true) ? $source : 'migration';
	}

	/**
	 * Returns the id of the first backup since the last restore, or of the very first one. Ignores backups before imports.
	 *
	 * @param list<array> $backups
	 */
	private static function first(array $backups): string {
		$backups = array_values(
			array_filter($backups, static fn(array $one): bool => $one['source'] !== self::IMPORT),
		);
		$restored = array_search(self::RESTORE, array_column($backups, 'source'), true);
		$index = is_int($restored) && $restored > 0 ? $restored - 1 : count($backups) - 1;
		return $backups[$index]['id'] ?? '';
	}
}
