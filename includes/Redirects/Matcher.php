<?php
/**
 * Finds the redirect that matches a URL.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Matcher {
	/** Number of redirects by the same pattern that browsers follow. */
	private const STEPS = 20;

	/**
	 * @param iterable<Rule> $rules The candidates, the most specific first.
	 * @return array{Rule, string}|null The first that matches and has an existing target (or needs none), and its location ('' without
	 *         target).
	 */
	public static function first(iterable $rules, Address $address): ?array {
		foreach ($rules as $rule) {
			$groups = $rule->match === 'pattern' ? self::groups($rule, $address) : null;
			if ($rule->match === 'pattern' && $groups === null) {
				continue;
			}
			$location = $rule->is_gone() ? '' : Target::location($rule, $address, $groups);
			if ($location !== null && !self::is_endless($rule, $address, $location)) {
				return [$rule, $location];
			}
		}
		return null;
	}

	/** @return string|null A regular expression of the paths that a pattern leads to; null if they aren't on this site. */
	public static function results(Rule $rule): ?string {
		if ($rule->match !== 'pattern' || !str_starts_with($rule->target, '/')) {
			return null;
		}
		[$path] = preg_split('/[?#]/', $rule->target);
		$parts = array_map(
			static fn(string $part): string => preg_quote(rawurldecode($part)),
			preg_split('/\$\d/', rtrim($path, '/')),
		);
		return '^' . implode('.*', $parts) . '/?$';
	}

	/**
	 * Whether a pattern would redirect its own result, again and again: "/product/(\d+)" leads to "/shop/product/1", which it matches, too. There
	 * it ends.
	 */
	private static function is_endless(Rule $rule, Address $address, string $location): bool {
		$results = self::results($rule);
		if (
			$results === null ||
			$location === '' ||
			preg_match("\x01$results\x01su", $address->path) !== 1
		) {
			return false;
		}
		for ($step = 0; $step < self::STEPS; $step++) {
			$next = Address::of_site((string) $location, home_url('/'));
			$groups = $next === null ? null : self::groups($rule, $next);
			if ($groups === null) {
				return false;
			}
			$location = Target::location($rule, $next, $groups);
		}
		return true;
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
