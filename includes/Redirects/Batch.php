<?php
/**
 * Saves many redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Transaction;
use WP_Error;

/** One transaction for a hundred of them: the disk is waited for once, so that thousands take seconds instead of minutes. */
final class Batch {
	/** Number of redirects in a transaction, during which other requests wait with theirs. */
	public const SIZE = 100;

	/**
	 * Saves new redirects like RedirectWriter::save(), one after the other.
	 *
	 * @param list<array<string, mixed>>                  $all   Fields as in REST.
	 * @param \Closure(array<string, mixed>): Rule|WP_Error $store Checks and stores one of them.
	 * @return list<Rule|WP_Error> The results, in the same order.
	 */
	public static function save(array $all, ?\Closure $store = null): array {
		$store ??= RedirectWriter::rehearse(...);
		$results = [];
		foreach (array_chunk($all, self::SIZE) as $some) {
			array_push($results, ...self::run($some, $store));
		}
		return $results;
	}

	/** @param list<array<string, mixed>> $some @return list<Rule|WP_Error> */
	private static function run(array $some, \Closure $store): array {
		$results = [];
		try {
			Table::need();
			Transaction::run(static function () use ($some, $store, &$results): void {
				Table::lock();
				$results = [];
				foreach ($some as $fields) {
					$results[] = $store($fields);
				}
			});
		} catch (\RuntimeException) {
			// Nothing of it is stored. One by one, only those that the database refuses are missing.
			return count($some) === 1
				? [RedirectWriter::failed()]
				: array_merge(
					...array_map(
						static fn(array $fields): array => self::run([$fields], $store),
						$some,
					),
				);
		}
		$rules = array_filter(
			$results,
			static fn(Rule|WP_Error $one): bool => $one instanceof Rule,
		);
		RedirectWriter::stored(...array_values($rules));
		foreach ($rules as $rule) {
			/** This action is documented in includes/Redirects/RedirectWriter.php. */
			do_action('pharos_redirect_saved', $rule);
		}
		return $results;
	}
}
