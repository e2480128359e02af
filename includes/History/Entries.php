<?php
/**
 * The entries of the settings history.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Caller;
use Pharos\Core\Transaction;
use Pharos\Rest\Body;

/**
 * Holds the newest 100 entries, up to a megabyte in total. Values are stored as JSON in plain ASCII, which works in any
 * database. Larger changes, such as an import of many large schemas, are in the backup created before them.
 */
final class Entries {
	private const MOST = 100;

	/** Maximum size of all entries, in bytes. */
	private const MOST_BYTES = 1024 * 1024;

	/** Maximum size of an entry, in bytes: a larger one loses the values of its largest settings. */
	private const LARGEST = 512 * 1024;

	/**
	 * @param string                                       $via     See Recorder.
	 * @param array<string, array{old: mixed, new: mixed}> $changes By setting; see Change.
	 * @return int The id of the entry; 0 if a database query failed.
	 */
	public static function add(string $via, array $changes): int {
		global $wpdb;
		Table::need();
		$json = self::json($changes);
		$caller = Caller::current();
		$shows = $wpdb->suppress_errors(true);
		try {
			Transaction::write(
				$wpdb->prepare(
					'INSERT INTO %i (time, user, via, name, application, bytes, changes) VALUES (%d, %d, %s, %s, %s, %d, %s)',
					Table::name(),
					time(),
					get_current_user_id(),
					$via,
					$caller->name,
					$caller->application,
					strlen($json),
					$json,
				),
			);
			$id = (int) $wpdb->insert_id;
			return self::trim() ? $id : 0;
		} catch (\RuntimeException) {
			// A successful save doesn't fail because of its history. The table no longer exists, for example on a copy of the site: the next
			// change creates it.
			Transaction::after(static fn() => delete_option(Table::OPTION));
			return 0;
		} finally {
			$wpdb->suppress_errors($shows);
		}
	}

	/**
	 * Adds changes to an entry of the same request.
	 *
	 * @param array<string, array{old: mixed, new: mixed}> $changes
	 * @return bool False if the database query failed.
	 */
	public static function extend(int $id, array $changes): bool {
		global $wpdb;
		$entry = self::get($id);
		if ($entry === null) {
			return true;
		}
		$json = self::json($entry['changes'] + $changes);
		$is_stored =
			$wpdb->update(
				Table::name(),
				['changes' => $json, 'bytes' => strlen($json)],
				['id' => $id],
			) !== false;
		return self::trim() && $is_stored;
	}

	/** @return list<array{id: int, time: int, user: int, via: string, name: string, application: string, changes: array<string, array>}> Newest first. */
	public static function all(): array {
		global $wpdb;
		return Table::exists()
			? array_map(
				self::entry(...),
				(array) $wpdb->get_results(
					$wpdb->prepare(
						'SELECT * FROM %i ORDER BY id DESC LIMIT %d',
						Table::name(),
						self::MOST,
					),
				),
			)
			: [];
	}

	/** @return array{id: int, time: int, user: int, via: string, name: string, application: string, changes: array<string, array>}|null */
	public static function get(int $id): ?array {
		global $wpdb;
		$row = Table::exists()
			? $wpdb->get_row($wpdb->prepare('SELECT * FROM %i WHERE id = %d', Table::name(), $id))
			: null;
		return $row ? self::entry($row) : null;
	}

	/**
	 * Erases a user from the entries, and of values with their email address all but the fact that they changed.
	 *
	 * @param int $user 0 for none.
	 * @return bool|null Whether there was something to erase; null if a database query failed.
	 */
	public static function erase(int $user, string $email): ?bool {
		global $wpdb;
		$erased = false;
		Table::exists() && Table::need();
		foreach (self::all() as $entry) {
			$is_user = $user !== 0 && $entry['user'] === $user;
			$changes = array_map(
				static fn(array $change): array => Change::mentions($change, $email)
					? Change::SECRET
					: $change,
				$entry['changes'],
			);
			if (!$is_user && $changes === $entry['changes']) {
				continue;
			}
			$json = self::json($changes);
			$is_stored = $wpdb->update(
				Table::name(),
				[
					'user' => $is_user ? 0 : $entry['user'],
					'application' => $is_user ? '' : $entry['application'],
					'changes' => $json,
					'bytes' => strlen($json),
				],
				['id' => $entry['id']],
			);
			if ($is_stored === false) {
				return null;
			}
			$erased = true;
		}
		return $erased;
	}

	private static function entry(object $row): array {
		return [
			'id' => (int) $row->id,
			'time' => (int) $row->time,
			'user' => (int) $row->user,
			'via' => (string) $row->via,
			// Not in a table of an earlier version.
			'name' => (string) ($row->name ?? ''),
			'application' => (string) ($row->application ?? ''),
			'changes' => array_map(
				static fn(mixed $change): array => (array) $change,
				Body::decode((string) $row->changes),
			),
		];
	}

	private static function json(array $changes): string {
		$encode = static fn(mixed $value): string => (string) wp_json_encode(
			$value,
			JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION,
		);
		$json = $encode((object) $changes);
		if (strlen($json) <= self::LARGEST) {
			return $json;
		}
		$sizes = array_map(static fn(array $one): int => strlen($encode($one)), $changes);
		arsort($sizes);
		$left = strlen($json);
		foreach ($sizes as $key => $size) {
			$changes[$key] = Change::TOO_LARGE;
			$left -= $size;
			if ($left <= self::LARGEST) {
				break;
			}
		}
		return $encode((object) $changes);
	}

	/** Deletes the oldest entries. @return bool False if the database query failed, which may have rolled back the transaction. */
	private static function trim(): bool {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare('SELECT id, bytes FROM %i ORDER BY id DESC', Table::name()),
		);
		$bytes = 0;
		foreach ($rows as $index => $row) {
			$bytes += (int) $row->bytes;
			if ($index >= self::MOST || $bytes > self::MOST_BYTES) {
				return $wpdb->query(
					$wpdb->prepare('DELETE FROM %i WHERE id <= %d', Table::name(), $row->id),
				) !== false;
			}
		}
		return true;
	}
}
