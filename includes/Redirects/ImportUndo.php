<?php
/**
 * Takes an import of redirects back.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Transaction;

/** Redirects that it has added are deleted, those that it has changed are as before. What users have edited since stays. */
final class ImportUndo {
	/** @return list<array{import: int, count: int}> The imports that can be taken back, the latest first; the number of each is its time in milliseconds. */
	public static function all(): array {
		global $wpdb;
		if (!Table::exists()) {
			return [];
		}
		Table::complete();
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT import, COUNT(*) AS count FROM %i WHERE import > 0 GROUP BY import ORDER BY import DESC LIMIT 20',
				Table::name(),
			),
		);
		return array_map(
			static fn(object $row): array => [
				'import' => (int) $row->import,
				'count' => (int) $row->count,
			],
			$rows ?? [],
		);
	}

	/** The number of redirects of an import that can be taken back. */
	public static function count(int $import): int {
		global $wpdb;
		if ($import <= 0 || !Table::exists()) {
			return 0;
		}
		Table::complete();
		return (int) $wpdb->get_var(
			$wpdb->prepare('SELECT COUNT(*) FROM %i WHERE import = %d', Table::name(), $import),
		);
	}

	/**
	 * @param float $seconds After which no further hundred is begun.
	 * @return array{deleted: int, restored: int, kept: int, left: int} Numbers; `kept` couldn't be restored, because another redirect has
	 *         the URL by now. While redirects are `left`, it has to be called again.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function run(int $import, float $seconds): array {
		$end = microtime(true) + $seconds;
		$result = ['deleted' => 0, 'restored' => 0, 'kept' => 0];
		Table::need();
		do {
			$done = [];
			Transaction::run(static function () use ($import, &$done): void {
				Table::lock();
				$done = self::some($import);
			});
			foreach ($done as $outcome) {
				$result[$outcome]++;
			}
		} while ($done !== [] && microtime(true) < $end);
		Table::note();
		$left = self::count($import);
		return $result + ['left' => $left];
	}

	/** @return list<'deleted'|'restored'|'kept'> */
	private static function some(int $import): array {
		$rules = RedirectRepository::where(
			'import = %d AND import > 0 ORDER BY id LIMIT %d',
			$import,
			Batch::SIZE,
		);
		$new = array_filter($rules, static fn(Rule $rule): bool => $rule->replaced === null);
		RedirectRepository::delete(array_column($new, 'id'));
		$outcomes = array_fill(0, count($new), 'deleted');
		foreach (array_diff_key($rules, $new) as $rule) {
			$before = $rule->replaced;
			$restored = RedirectCheck::run($before, $rule, true);
			if ($restored instanceof Rule) {
				RedirectWriter::store(
					$restored->with(
						import: (int) $before['import'],
						replaced: $before['replaced'] ?? null,
					),
				);
				$outcomes[] = 'restored';
			} else {
				RedirectRepository::update($rule->with(import: 0, replaced: null));
				$outcomes[] = 'kept';
			}
		}
		return $outcomes;
	}
}
