<?php
/**
 * Takes back what migrations have done to redirects.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Core\Transaction;
use Pharos\Migration\WrittenValues;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Table;

/** What they have added goes, and what they have replaced or shortened comes back, unless it was changed since. */
final class Undo {
	/**
	 * In one transaction; after a failure each has its own, so that one that the database refuses stops no other.
	 *
	 * @param list<int> $ids Of redirects that the ledger knows.
	 * @return int How many the ledger knows no more.
	 */
	public static function all(array $ids): int {
		try {
			Transaction::run(static function () use ($ids): void {
				Table::lock();
				self::put_back($ids);
				WrittenValues::forget(Marks::KIND, $ids);
			});
			Table::note();
			return count($ids);
		} catch (\Throwable) {
			return count($ids) > 1
				? array_sum(array_map(static fn(int $id): int => self::all([$id]), $ids))
				: 0;
		}
	}

	/** @param list<int> $ids @throws \RuntimeException If the database refuses it. */
	private static function put_back(array $ids): void {
		foreach ($ids as $id) {
			$mark = Marks::find($id);
			$rule = RedirectRepository::find($id);
			if ($mark === null || $rule === null || !$mark->fits($rule)) {
				continue;
			}
			if ($mark->replaced === []) {
				RedirectRepository::delete([$id]);
			} else {
				RedirectRepository::update(
					$rule->with(...$mark->replaced + ['ignore_case' => false]),
				);
			}
		}
	}
}
