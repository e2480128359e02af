<?php
/**
 * Saves many redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Database;
use WP_Error;

/** One transaction for a hundred of them: the disk is waited for once, so that thousands take seconds instead of minutes. */
final class Batch {
	/** Number of redirects in a transaction, during which other requests wait with theirs. */
	public const SIZE = 100;

	/**
	 * Saves new redirects like Saving::save(), one after the other.
	 *
	 * @param list<array<string, mixed>> $all Fields as in REST.
	 * @return list<Rule|WP_Error> The results, in the same order.
	 */
	public static function save(array $all): array {
		$results = [];
		foreach (array_chunk($all, self::SIZE) as $some) {
			array_push($results, ...self::at_once($some));
		}
		return $results;
	}

	/** @param list<array<string, mixed>> $some @return list<Rule|WP_Error> */
	private static function at_once(array $some): array {
		$results = [];
		try {
			Table::need();
			Database::at_once(static function () use ($some, &$results): void {
				Table::lock();
				$results = [];
				foreach ($some as $fields) {
					$rule = Saving::check($fields);
					$results[] = is_wp_error($rule) ? $rule : Saving::store($rule);
				}
			});
		} catch (\RuntimeException) {
			// Nothing of it is stored. One by one, only those that the database refuses are missing.
			return array_map(Saving::save(...), $some);
		}
		$rules = array_filter(
			$results,
			static fn(Rule|WP_Error $one): bool => $one instanceof Rule,
		);
		Saving::stored(...array_values($rules));
		foreach ($rules as $rule) {
			/** This action is documented in includes/Redirects/Saving.php. */
			do_action('pharos_redirect_saved', $rule);
		}
		return $results;
	}
}
