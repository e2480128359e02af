<?php
/**
 * The history of SEO fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Caller;
use Pharos\Core\Transaction;
use WP_Error;

/** The newest 500 changes of the last 90 days, up to 50 MB in total; the newest one whatever its size. */
final class Entries {
	/** The states of a change, as stored. */
	public const STATES = ['changed', 'restored', 'kept'];

	private const MOST = 500;

	private const MOST_BYTES = 50 * 1024 * 1024;

	private const DAYS = 90;

	/**
	 * Begins an entry, or goes on with it.
	 *
	 * @param string $token A name for the entry that no other of the user has for this caller: the parts of a file, of a save and of an undo are
	 *                      one entry by it.
	 * @param string $via   See Recording.
	 * @param string $name  See Recording.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function open(string $token, string $via, string $name): Changes {
		global $wpdb;
		Table::need();
		$token = hash('sha256', get_current_user_id() . " $via $token");
		$id = self::id($token);
		if ($id > 0) {
			return new Changes($id);
		}
		self::trim();
		// A part that is sent again while its first request is running has the same token.
		Transaction::write(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (token, time, user, via, name, application) VALUES (%s, %d, %d, %s, %s, %s)',
				Table::entries(),
				$token,
				time(),
				get_current_user_id(),
				$via,
				mb_substr($name, 0, 200),
				Caller::current()->application,
			),
		);
		return new Changes(self::id($token));
	}

	private static function id(string $token): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare('SELECT id FROM %i WHERE token = %s', Table::entries(), $token),
		);
	}

	/** An entry of the list; null if it’s no longer there. */
	public static function find(int $id): ?array {
		return array_column(self::all(), null, 'id')[$id] ?? null;
	}

	/**
	 * @return list<array{id: int, time: int, user: int, via: string, name: string, application: string, changed: int, restored: int, kept: int}> Those that have
	 *         changed something, the newest first; numbers of objects that are still changed, were restored, and kept by an undo.
	 */
	public static function all(): array {
		global $wpdb;
		if (!Table::exists()) {
			return [];
		}
		self::trim();
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT e.*, c.state, c.number FROM %i e JOIN (SELECT entry_id, state, COUNT(*) AS number FROM %i GROUP BY entry_id, state) c ON c.entry_id = e.id ORDER BY e.id DESC',
				Table::entries(),
				Table::changes(),
			),
		);
		$entries = [];
		foreach ((array) $rows as $row) {
			$entries[$row->id] ??= [
				'id' => (int) $row->id,
				'time' => (int) $row->time,
				'user' => (int) $row->user,
				'via' => (string) $row->via,
				'name' => (string) $row->name,
				// Not in a table of an earlier version.
				'application' => (string) ($row->application ?? ''),
				'changed' => 0,
				'restored' => 0,
				'kept' => 0,
			];
			$entries[$row->id][self::STATES[(int) $row->state]] = (int) $row->number;
		}
		return array_values($entries);
	}

	/** The error of a request that the database refuses. */
	public static function not_saved(): WP_Error {
		return new WP_Error(
			'pharos_seo_not_saved',
			__(
				'The SEO data couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			['status' => 500],
		);
	}

	/** Deletes entries beyond the limits. */
	private static function trim(): void {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare('SELECT id, time, bytes FROM %i ORDER BY id DESC', Table::entries()),
		);
		$bytes = 0;
		foreach ($rows as $index => $row) {
			$bytes += (int) $row->bytes;
			$is_old = (int) $row->time < time() - self::DAYS * DAY_IN_SECONDS;
			if ($is_old || $index >= self::MOST || ($index > 0 && $bytes > self::MOST_BYTES)) {
				foreach (
					[Table::changes() => 'entry_id', Table::entries() => 'id']
					as $table => $column
				) {
					$wpdb->query(
						$wpdb->prepare('DELETE FROM %i WHERE %i <= %d', $table, $column, $row->id),
					);
				}
				return;
			}
		}
	}
}
