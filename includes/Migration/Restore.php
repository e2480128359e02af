<?php
/**
 * Restores the data from before migrations.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Transaction;
use Pharos\Migration\Redirects\Marks;
use Pharos\Migration\Redirects\Undo;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\BulkMetaWriter;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * First restores the settings of a backup, which are validated before anything is written, after a backup of the
 * current ones. Then posts, terms and authors: values that migrations have written and users haven't changed since are
 * deleted, and overwritten values are restored.
 *
 * It may end at any point and continue with the next call: an object's rows and its row in the ledger change in one
 * transaction, and State records whether the settings have been restored.
 */
final class Restore {
	/** Number of objects in one transaction; after an error each has a separate one. */
	private const AT_ONCE = 100;

	/** Number of attempts; each one fails only if another request has saved settings. */
	private const ATTEMPTS = 5;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * Returns what a restore would do; writes nothing.
	 *
	 * @param string $id The id of a backup; '' for the one being restored, or otherwise the one from before all migrations.
	 * @return array{id: string, time: string, source: string, name: string, begun: bool, posts: int, terms: int, authors: int, redirects: int,
	 *               settings: int, robots_txt: bool, left_out: array<string, string>}|WP_Error Numbers of changes;
	 *               `begun`: whether a restore continues; `left_out`: settings that stay unchanged, and why.
	 */
	public function plan(string $id = ''): array|WP_Error {
		$this->settings->refresh();
		$restoring = State::get()['restoring'];
		$backup = Backup::get($id ?: $restoring['id']);
		if (is_wp_error($backup)) {
			return $backup;
		}
		$is_begun = $backup['id'] === $restoring['id'];
		[$changes, $refused] = $is_begun ? [[], $restoring['left_out']] : $this->changes($backup);
		return [
			...Backups::described($backup),
			'begun' => $is_begun,
			...WrittenValues::counts(),
			'settings' => count($changes),
			'robots_txt' => !$is_begun && $backup['robots_txt'] !== RobotsTxt::custom_text(),
			'left_out' => $refused,
		];
	}

	/**
	 * Restores a backup, or continues a restore.
	 *
	 * @param string $id      See plan().
	 * @param float  $seconds Approximate time limit of the call.
	 * @return array{left: int, left_out: array<string, string>}|WP_Error The number of remaining objects: call it again until there
	 *                                                                    are none; and settings that weren't restored, with reasons.
	 */
	public function run(string $id, float $seconds): array|WP_Error {
		$end = microtime(true) + $seconds;
		$restoring = State::get()['restoring'];
		$backup = Backup::get($id ?: $restoring['id']);
		if (is_wp_error($backup)) {
			return $backup;
		}
		$refused = $restoring['left_out'];
		if ($backup['id'] !== $restoring['id']) {
			$refused = $this->settings($backup);
			if (is_wp_error($refused)) {
				return $refused;
			}
			State::restoring($backup['id'], $refused);
		}
		$restored = Tables::exist() ? self::objects($end) : 0;
		$left = WrittenValues::count();
		if ($left > 0 && $restored === 0) {
			return new WP_Error(
				'pharos_not_restored',
				sprintf(
					/* translators: %s: number of posts, terms and authors. */
					_n(
						'%s item couldn’t be restored because of a database error. Try again, or contact your host.',
						'%s items couldn’t be restored because of a database error. Try again, or contact your host.',
						$left,
						'pharos-seo',
					),
					number_format_i18n($left),
				),
				['status' => 500],
			);
		}
		if ($left === 0) {
			Tables::drop();
			State::forget();
		}
		return ['left' => $left, 'left_out' => $refused];
	}

	/**
	 * Restores the settings of a backup, after a backup of the current ones.
	 *
	 * @return array<string, string>|WP_Error Settings that weren't restored, and why.
	 */
	private function settings(array $backup): array|WP_Error {
		$saved = true;
		$refused = [];
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$this->settings->refresh();
			[$changes, $late] = $this->changes($backup);
			$refused += $late;
			$changes = array_diff_key($changes, $refused);
			if ($changes === [] && $backup['robots_txt'] === RobotsTxt::custom_text()) {
				return $refused;
			}
			$now = array_intersect_key($this->settings->all(), $changes);
			$made = (new Backup($this->settings))->make(Backup::RESTORE, $backup['id']);
			if (is_wp_error($made)) {
				return $made;
			}
			$saved = $this->settings->save($changes, $now, any_host: true, via: 'restore');
			if ($saved === true) {
				break;
			}
			// Only save() checks whether an account can be found. Any other error means that another request has saved settings in between.
			$refused += $saved->get_error_data()['errors'] ?? [];
		}
		if (
			$saved === true &&
			RobotsTxt::save($backup['robots_txt'], via: 'restore') === 'failed'
		) {
			$saved = new WP_Error(
				'pharos_not_restored',
				__(
					'robots.txt couldn’t be restored because of a database error. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			);
		}
		return $saved === true ? $refused : $saved;
	}

	/** @return array{array<string, mixed>, array<string, string>} Settings to save, and invalid ones with reasons. */
	private function changes(array $backup): array {
		$changes = [];
		$refused = [];
		$now = $this->settings->all();
		$defaults = array_intersect_key($this->settings->defaults(), array_flip($backup['keys']));
		foreach ($backup['settings'] + $defaults as $key => $value) {
			$definition = $this->settings->definitions()[$key] ?? null;
			if ($definition === null) {
				$refused[$key] = __(
					'The plugin that adds this setting isn’t active.',
					'pharos-seo',
				);
				continue;
			}
			if ($value === $now[$key]) {
				continue;
			}
			try {
				$changes[$key] = Sanitizer::clean($value, $definition);
			} catch (InvalidValue $reason) {
				$refused[$key] = $reason->getMessage();
			}
		}
		return [$changes, $refused];
	}

	/** @return int The number of objects restored within the time. */
	private static function objects(float $end): int {
		global $wpdb;
		$restored = 0;
		[$kind, $id] = ['', 0];
		do {
			// After the last one: objects with database errors must not block the others.
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					'SELECT kind, id FROM %i WHERE kind > %s OR (kind = %s AND id > %d) ORDER BY kind, id LIMIT %d',
					Tables::ledger(),
					$kind,
					$kind,
					$id,
					self::AT_ONCE,
				),
			);
			$ids = [];
			foreach ($rows as $row) {
				[$kind, $id] = [$row->kind, (int) $row->id];
				$ids[$kind][] = $id;
			}
			foreach ($ids as $of => $some) {
				$restored += self::put_back($of, $some);
			}
			wp_cache_supports('flush_runtime') && wp_cache_flush_runtime();
		} while ($rows !== [] && microtime(true) < $end);
		return $restored;
	}

	/** @param list<int> $ids @return int The number of restored objects. */
	private static function put_back(string $kind, array $ids): int {
		if ($kind === Marks::KIND) {
			return Undo::all($ids);
		}
		try {
			Transaction::run(static function () use ($kind, $ids): void {
				ObjectLoader::forget($kind, $ids);
				$changes = self::rows($kind, self::there($kind, $ids));
				if (WrittenValues::forget($kind, $ids) !== count($ids)) {
					throw new \RuntimeException('Another process restores the same objects.');
				}
				BulkMetaWriter::write($kind, $changes);
			});
			return count($ids);
		} catch (\Throwable) {
			if (count($ids) > 1) {
				return array_sum(
					array_map(static fn(int $id): int => self::put_back($kind, [$id]), $ids),
				);
			}
			// Another process may have restored it.
			return WrittenValues::read($kind, $ids)[0] === [] ? 1 : 0;
		}
	}

	/**
	 * Returns the objects that still exist, with their metadata loaded; including terms of unregistered taxonomies.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function there(string $kind, array $ids): array {
		global $wpdb;
		[$table, $column] = match ($kind) {
			'post' => [$wpdb->posts, 'ID'],
			'term' => [$wpdb->terms, 'term_id'],
			default => [$wpdb->users, 'ID'],
		};
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		$there = $wpdb->get_col(
			$wpdb->prepare("SELECT %i FROM %i WHERE %i IN ($places)", [
				$column,
				$table,
				$column,
				...$ids,
			]),
		);
		$there = array_map('intval', $there);
		update_meta_cache($kind, $there);
		return $there;
	}

	/** @param list<int> $ids Objects that exist. @return array<int, array<string, mixed>> Values to write, by id and field. */
	private static function rows(string $kind, array $ids): array {
		$changes = [];
		foreach (
			WrittenValues::read($kind, $ids)[0]
			as $id => ['written' => $written, 'replaced' => $replaced]
		) {
			foreach ($written as $field => $mark) {
				$now = get_metadata_raw($kind, $id, ObjectMeta::key($kind, $field), true);
				if (WrittenValues::is_of($mark, $now)) {
					$changes[$id][$field] = $replaced[$field] ?? '';
				}
			}
		}
		return $changes;
	}
}
