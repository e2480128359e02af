<?php
/**
 * Finds the redirect that matches a URL.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Matcher {
	/**
	 * @param iterable<Rule> $rules The candidates, the most specific first.
	 * @return array{Rule, string}|null The first that matches and has an existing target (or needs none), and its location ('' without
	 *         target).
	 */
	public static function first(iterable $rules, Address $address): ?array {
		$found = self::find($rules, $address);
		return ($found[1] ?? null) === null ? null : $found;
	}

	/**
	 * The same, also for a former URL of content that has no page at the moment: nothing else may answer for it. Its location is null.
	 *
	 * @param iterable<Rule> $rules
	 * @return array{Rule, string|null}|null
	 */
	public static function find(iterable $rules, Address $address): ?array {
		foreach ($rules as $rule) {
			$groups = $rule->match === 'pattern' ? self::groups($rule, $address) : null;
			if ($rule->match === 'pattern' && $groups === null) {
				continue;
			}
			$location = $rule->is_gone() ? '' : Target::location($rule, $address, $groups);
			if (
				$location !== null ||
				($rule->origin === 'change' && Target::object($rule->target))
			) {
				return [$rule, $location];
			}
		}
		return null;
	}

	/**
	 * @return list<string>|null The groups of a match, with or without the trailing slash, which makes no difference; null for no match.
	 */
	private static function groups(Rule $rule, Address $address): ?array {
		$query = $rule->query === 'campaign' ? $address->without_campaign() : $address->query;
		if ($rule->needs_query() && $query !== '') {
			return null;
		}
		$forms = [$address->path, "$address->path/"];
		foreach ($address->is_folder ? array_reverse($forms) : $forms as $path) {
			$groups = Pattern::match($rule->source, $path, $rule->ignore_case);
			if ($groups !== null) {
				return $groups;
			}
		}
		return null;
	}
}
