<?php
/**
 * What a function passes to a filter, before and after all callbacks.
 */

declare(strict_types=1);

namespace Pharos\Compat;

final class FilterTrace {
	/**
	 * Runs a function that makes data, filters it and outputs or keeps the result; then it gets an empty array.
	 *
	 * @return array{was: array, is: array}|null Null if the filter didn't run, or another callback removed everything.
	 */
	public static function record(string $hook, callable $run): ?array {
		$was = null;
		$is = null;
		$before = static function ($given) use (&$was) {
			return $was = $given;
		};
		$after = static function ($given) use (&$is) {
			$is = $given;
			return [];
		};
		add_filter($hook, $before, PHP_INT_MIN);
		// Before the callback that removes what the page outputs already, which is the last one.
		add_filter($hook, $after, PHP_INT_MAX - 1);
		$run();
		remove_filter($hook, $before, PHP_INT_MIN);
		remove_filter($hook, $after, PHP_INT_MAX - 1);
		return is_array($was) && is_array($is) && $is !== [] ? ['was' => $was, 'is' => $is] : null;
	}
}
