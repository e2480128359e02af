<?php
/**
 * The history of SEO fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Caller;
use WP_Error;

/**
 * The newest 500 changes of the last 90 days, up to 50 MB in total without undos, which would push out what they undo; the newest one whatever its
 * size.
 */
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
		$found = self::find_by_token($token, $via);
		if ($found) {
			return $found;
		}
		self::trim();
		// A part that is sent again while its first request is running has the same token.
		Table::write(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (token, time, user, via, name, application) VALUES (%s, %d, %d, %s, %s, %s)',
				Table::entries(),
				self::hash($token, $via),
				time(),
				get_current_user_id(),
				$via,
				mb_substr($name, 0, 200),
				Caller::current()->application,
			),
		);
		return self::find_by_token($token, $via) ??
			throw new \RuntimeException('The database has lost an entry of the history.');
	}

	/** The changes of an entry of the user; null if it isn’t begun. @param string $token, $via See open(). */
	public static function find_by_token(string $token, string $via): ?Changes {
		global $wpdb;
		$id = Table::exists()
			? (int) $wpdb->get_var(
				$wpdb->prepare(
					'SELECT id FROM %i WHERE token = %s',
					Table::entries(),
					self::hash($token, $via),
				),
			)
			: 0;
		return $id > 0 ? new Changes($id) : null;
	}

	private static function hash(string $token, string $via): string {
		return hash('sha256', get_current_user_id() . " $via $token");
	}

	/** An entry of the list; null if it’s no longer there. */
	public static function find(int $id): ?array {
		return self::all($id)[0] ?? null;
	}

	/**
	 * Counts by an index alone: an undo in steps needs the numbers with each.
	 *
	 * @param int|null $id Of the only one.
	 * @return list<array{id: int, time: int, user: int, via: string, name: string, application: string, changed: int, restored: int, kept: int}> Those that have
	 *         changed something, the newest first; numbers of objects that are still changed, were restored, and kept by an undo.
	 */
	public static function all(?int $id = null): array {
		global $wpdb;
		if (!Table::exists()) {
			return [];
		}
		self::trim();
		$only = static fn(string $column): string => $id === null
			? ''
			: (string) $wpdb->prepare('WHERE %i = %d', $column, $id);
		$counts = [];
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT entry_id, state, COUNT(*) AS number FROM %i {$only(
					'entry_id',
				)} GROUP BY entry_id, state",
				Table::changes(),
			),
		);
		foreach ((array) $rows as $row) {
			$counts[$row->entry_id][self::STATES[(int) $row->state]] = (int) $row->number;
		}
		$entries = [];
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT * FROM %i {$only('id')} ORDER BY id DESC", Table::entries()),
		);
		foreach ((array) $rows as $row) {
			if (isset($counts[$row->id])) {
				$entries[] =
					[
						'id' => (int) $row->id,
						'time' => (int) $row->time,
						'user' => (int) $row->user,
						'via' => (string) $row->via,
						'name' => (string) $row->name,
						// Not in a table of an earlier version.
						'application' => (string) ($row->application ?? ''),
					] +
					$counts[$row->id] +
					array_fill_keys(self::STATES, 0);
			}
		}
		return $entries;
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
			$wpdb->prepare(
				'SELECT id, time, via, bytes FROM %i ORDER BY id DESC',
				Table::entries(),
			),
		);
		$newer = 0;
		foreach ($rows as $index => $row) {
			$bytes = $row->via === 'undo' ? 0 : (int) $row->bytes;
			$is_old = (int) $row->time < time() - self::DAYS * DAY_IN_SECONDS;
			$is_large = $newer > 0 && $bytes > 0 && $newer + $bytes > self::MOST_BYTES;
			if ($is_old || $is_large || $index >= self::MOST) {
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
			$newer += $bytes;
		}
	}
}
