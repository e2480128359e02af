<?php
/**
 * Redirect chains.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/** Follows redirects like a visitor's browser, optionally including one that isn't stored yet. */
final class Chains {
	/** Maximum number of redirects that are skipped. */
	private const STEPS = 50;

	/**
	 * Replaces the target of a redirect with the end of its chain, so that visitors are redirected once. Temporary redirects aren't
	 * skipped: their target may change. Targets that depend on the requested URL aren't changed.
	 */
	public static function flatten(Rule $rule): Rule {
		for ($step = 0; $step < self::STEPS; $step++) {
			$flat = match ($rule->match) {
				'exact' => self::skip($rule),
				'prefix' => self::skip_folder($rule),
				default => null,
			};
			if ($flat === null) {
				break;
			}
			$rule = $flat;
		}
		return $rule;
	}

	/**
	 * Flattens redirects whose target is the source of a redirect: replaces their target with its target.
	 *
	 * @return list<Rule> The changed redirects.
	 */
	public static function flatten_before(Rule $rule): array {
		if (!$rule->enabled || $rule->match === 'pattern') {
			return [];
		}
		$before =
			$rule->match === 'exact'
				? RedirectRepository::leading_to($rule->address()->readable())
				: RedirectRepository::leading_below($rule->address());
		$flat = [];
		foreach ($before as $one) {
			$shorter = self::flatten($one);
			if ($shorter != $one) {
				$flat[] = $shorter;
			}
		}
		return $flat;
	}

	/** @return array{Rule, string}|null The redirect for a URL of this site, and its location. */
	public static function next(string $location, ?Rule $among = null): ?array {
		$found = self::find($location, $among);
		return ($found[1] ?? null) === null ? null : $found;
	}

	/** @return array{Rule, string|null}|null See Matcher::find(). */
	public static function find(string $location, ?Rule $among = null): ?array {
		$address = Address::of_site($location, home_url('/'));
		if ($address === null) {
			return null;
		}
		$rules = RedirectRepository::candidates($address, true);
		if ($among !== null) {
			$rules = array_filter($rules, static fn(Rule $one): bool => $one->id !== $among->id);
			if ($among->enabled) {
				$rules[] = $among;
			}
			$rules = RedirectRepository::sorted($rules, $address);
		}
		return Matcher::find($rules, $address);
	}

	/** An exact redirect with one step of its chain skipped; null at the end of the chain. */
	private static function skip(Rule $rule): ?Rule {
		// Posts and terms are pages, not redirects.
		if ($rule->is_gone() || Target::object($rule->target)) {
			return null;
		}
		$location = Target::absolute($rule->target);
		$found = self::next($location, $rule);
		if ($found === null || !self::may_skip($rule, $found[0]) || PageFinder::at($location)) {
			return null;
		}
		[$next, $end] = $found;
		if ($next->is_gone()) {
			return $rule->with(target: '', status: $next->status);
		}
		$fragment = strstr($rule->target, '#');
		if ($fragment !== false && !str_contains($end, '#')) {
			$end .= $fragment;
		}
		return $rule->with(
			// The target as entered (such as `post-12`), because the permalink of a post may change.
			target: $next->match === 'exact' &&
			!str_contains($rule->target, '?') &&
			$fragment === false
				? $next->target
				: self::portable($end),
			query: $rule->query === 'keep' && $next->query === 'ignore' ? 'ignore' : $rule->query,
		);
	}

	/** Skips a step of a prefix redirect whose target is below another prefix redirect, if no other redirects are there. */
	private static function skip_folder(Rule $rule): ?Rule {
		if ($rule->is_gone() || Target::object($rule->target) || str_contains($rule->target, '?')) {
			return null;
		}
		$location = Target::absolute($rule->target);
		$found = self::next($location, $rule);
		$next = $found[0] ?? null;
		if (
			$next?->match !== 'prefix' ||
			$next->is_gone() ||
			Target::object($next->target) ||
			str_contains($next->target, '?') ||
			!self::may_skip($rule, $next) ||
			$next->query !== $rule->query ||
			PageFinder::at($location) ||
			self::others_below(Address::of_site($location, home_url('/')), $next) ||
			RedirectRepository::count_patterns() > 0
		) {
			return null;
		}
		return $rule->with(target: self::portable($found[1]));
	}

	private static function may_skip(Rule $rule, Rule $next): bool {
		$is_permanent = in_array($next->status, [301, 308, ...Rule::GONE], true);
		$depends_on_query =
			$rule->query === 'keep' &&
			($next->needs_query() || self::has_queries(Target::absolute($rule->target)));
		return $is_permanent &&
			!$depends_on_query &&
			!in_array('campaign', [$rule->query, $next->query], true);
	}

	/** Whether redirects of a URL's path depend on the query string. */
	private static function has_queries(string $url): bool {
		$address = Address::of_site($url, home_url('/'));
		return $address !== null && RedirectRepository::with_queries($address) !== [];
	}

	/** Whether there are other redirects below a folder than this one. */
	private static function others_below(Address $folder, Rule $besides): bool {
		$ids = array_column(RedirectRepository::below($folder), 'id');
		return array_diff($ids, [$besides->id]) !== [];
	}

	/** Converts a URL of this site to a path. */
	private static function portable(string $url): string {
		return Address::below_home($url, home_url('/')) ?? $url;
	}
}
