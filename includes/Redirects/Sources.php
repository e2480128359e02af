<?php
/**
 * The redirects of add-ons.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\AddOns;
use Throwable;

final class Sources {
	/** @return array{Rule, string}|null The redirect of the first source that has one, and its location; see Matcher::first(). */
	public static function find(Address $address): ?array {
		if (!has_filter('pharos_redirect_sources')) {
			return null;
		}
		/**
		 * Filters the sources of redirects beside those that are stored. They are asked in their order for URLs at which WordPress and the
		 * stored redirects find nothing, while redirects are turned on. A redirect to the requested URL itself is ignored.
		 *
		 * @param list<Source> $sources The sources of other add-ons: objects that implement Pharos\Redirects\Source.
		 *
		 * @since 0.1.0
		 * @see docs/redirects.md
		 * @example add_filter('pharos_redirect_sources', static fn(array $sources): array => [...$sources, new Acme\FormerUrls()]);
		 */
		$sources = apply_filters('pharos_redirect_sources', []);
		if (!is_array($sources)) {
			$sources = AddOns::refuse('pharos_redirect_sources', $sources, []);
		}
		foreach ($sources as $source) {
			if (!($source instanceof Source)) {
				AddOns::refuse('pharos_redirect_sources', $source);
				continue;
			}
			$found = self::ask($source, $address);
			if ($found !== null) {
				return $found;
			}
		}
		return null;
	}

	/** @return array{Rule, string}|null A visitor gets a page even if the source fails. */
	private static function ask(Source $source, Address $address): ?array {
		try {
			$rule = $source->find($address);
			if ($rule !== null && !self::is_valid($rule)) {
				return AddOns::refuse('pharos_redirect_sources', $rule);
			}
			$found = $rule?->enabled ? Matcher::first([$rule], $address) : null;
		} catch (Throwable $error) {
			return AddOns::refuse('pharos_redirect_sources', $error);
		}
		$target = Address::of_site(Target::absolute($found[1] ?? ''), home_url('/'));
		$is_itself =
			$target !== null &&
			$target->path === $address->path &&
			$target->has_query($address->query);
		return $found !== null && ($found[0]->is_gone() || !$is_itself) ? $found : null;
	}

	/** Whether a redirect can be sent: stored ones have been checked when they were saved. */
	private static function is_valid(Rule $rule): bool {
		return in_array($rule->status, Rule::STATUSES, true) &&
			in_array($rule->match, Rule::MATCHES, true) &&
			in_array($rule->query, Rule::QUERIES, true) &&
			$rule->is_gone() === ($rule->target === '');
	}
}
