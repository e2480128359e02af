<?php
/**
 * Our own data as they were before a migration.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\ManyRows;
use Pharos\ObjectSeo\Own;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * The settings lie in an option of their own, which nobody loads; the newest two and the very first are kept. What objects said is known by the
 * ledger: a migration writes where nothing stood, or keeps what it was asked to overwrite.
 */
final class Backup {
	public const OPTION = 'pharos_migration_backups';

	private const MOST = 3;

	public function __construct(private readonly Settings $settings) {}

	/** Keeps the settings, unless the newest backup says the same. */
	public function make(string $source): void {
		$defaults = $this->settings->defaults();
		$values = array_filter(
			$this->settings->all(),
			static fn(mixed $value, string $key): bool => $value !== $defaults[$key],
			ARRAY_FILTER_USE_BOTH,
		);
		$backups = self::all();
		if ($backups === [] || $backups[0]['settings'] !== $values) {
			array_unshift($backups, [
				'id' => bin2hex(random_bytes(4)),
				'time' => time(),
				'source' => $source,
				'settings' => $values,
				'robots_txt' => RobotsTxt::own(),
			]);
			// The first one of all stays: it is from before any migration.
			array_splice($backups, self::MOST - 1, -1);
			update_option(self::OPTION, $backups, false);
		}
	}

	/** @return list<array{id: string, time: int, source: string, settings: array<string, mixed>, robots_txt: string}> The newest first. */
	public static function all(): array {
		return array_values(
			array_filter(
				Stored::option(self::OPTION),
				static fn(mixed $one): bool => is_string($one['id'] ?? null) &&
					is_int($one['time'] ?? null) &&
					is_string($one['source'] ?? null) &&
					is_array($one['settings'] ?? null),
			),
		);
	}

	/** @return array{id: string, time: int, source: string, settings: array<string, mixed>}|WP_Error */
	public static function get(string $id): array|WP_Error {
		return array_column(self::all(), null, 'id')[$id] ??
			new WP_Error('pharos_not_found', __('There is no such backup.', 'pharos-seo'), [
				'status' => 404,
			]);
	}

	/**
	 * Puts everything back: what objects said, then the settings of a backup.
	 *
	 * @param float $seconds After about so long it answers.
	 * @return int|WP_Error How many objects are left; to be called again until there are none.
	 */
	public function restore(string $id, float $seconds): int|WP_Error {
		$backup = self::get($id);
		if (is_wp_error($backup)) {
			return $backup;
		}
		$end = microtime(true) + $seconds;
		do {
			$left = self::restore_objects();
		} while ($left > 0 && microtime(true) < $end);
		$saved = $left > 0 ? true : $this->restore_settings($id);
		return is_wp_error($saved) ? $saved : $left;
	}

	/** Puts the settings of a backup back, those that were defaults too. @return true|WP_Error */
	public function restore_settings(string $id): bool|WP_Error {
		$backup = self::get($id);
		if (is_wp_error($backup)) {
			return $backup;
		}
		$saved = $this->settings->save($backup['settings'] + $this->settings->defaults());
		if ($saved === true) {
			RobotsTxt::save($backup['robots_txt'] ?? RobotsTxt::own());
			delete_option(State::OPTION);
		}
		return $saved;
	}

	/**
	 * Takes back what migrations have written to objects, where it still stands, and puts back what that had replaced.
	 *
	 * @return int How many objects are left; call it again until there are none.
	 */
	public static function restore_objects(int $at_once = 500): int {
		if (!Tables::exist()) {
			return 0;
		}
		global $wpdb;
		$table = Tables::ledger();
		$rows = $wpdb->get_results(
			$wpdb->prepare('SELECT kind, id FROM %i ORDER BY kind, id LIMIT %d', $table, $at_once),
		);
		$by_kind = [];
		foreach ($rows as $row) {
			$by_kind[$row->kind][] = (int) $row->id;
		}
		foreach ($by_kind as $kind => $ids) {
			update_meta_cache($kind, $ids);
			$changes = [];
			foreach (
				Ledger::of($kind, $ids)[0]
				as $id => ['written' => $written, 'replaced' => $old]
			) {
				foreach ($written as $field => $mark) {
					$now = get_metadata_raw($kind, $id, Own::PREFIX . $field, true);
					if (Ledger::is_of($mark, $now)) {
						$changes[$id][$field] = $old[$field] ?? '';
					}
				}
			}
			ManyRows::write($kind, $changes);
			$places = implode(', ', array_fill(0, count($ids), '%d'));
			$wpdb->query(
				$wpdb->prepare("DELETE FROM %i WHERE kind = %s AND id IN ($places)", [
					$table,
					$kind,
					...$ids,
				]),
			);
		}
		$left = Ledger::count();
		if ($left === 0) {
			Tables::drop();
		}
		return $left;
	}
}
