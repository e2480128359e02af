<?php
/**
 * Redirects as web servers perform them.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Matcher;
use Pharos\Redirects\Pattern;
use Pharos\Redirects\Rule;

/**
 * Whether a redirect matches is decided by the decoded path, as in Matcher. What its target takes over from the visitor's URL is taken as it
 * was sent, encoded: a decoded line feed would begin another header.
 */
final class ServerSteps {
	/** What a path of a visitor's URL can contain to become a part of a target. */
	private const LEGAL = 'A-Za-z0-9._~!$&\'()*+,;=:@%\\[\\]\\-';

	/** A pattern with the syntax and the characters of PHP's. */
	private const UNICODE = '(*UTF)(*UCP)';

	/** @return list<ServerStep>|string The steps, or the reason why there are none. */
	public static function build(Rule $rule): array|string {
		if (!$rule->enabled) {
			return 'off';
		}
		return match (true) {
			!$rule->is_gone() && ServerTarget::location($rule) === null
				=> "its target doesn't exist",
			$rule->match === 'pattern' => self::pattern($rule),
			default => self::path($rule),
		};
	}

	/** @return list<ServerStep>|string */
	private static function path(Rule $rule): array|string {
		$address = $rule->address();
		$path = $address->path;
		if (preg_match('~//|/\.{1,2}(?:/|$)|[?\x00-\x1F\x7F]~D', $path)) {
			return 'web servers change such URLs';
		}
		$queries = $rule->needs_query()
			? ServerQuery::build($rule, $address)
			: [['(?:[?][^ ]*)?', $rule->query === 'keep' ? '$?' : '']];
		if ($queries === null) {
			return 'its query string has a parameter twice, or one of a campaign';
		}
		$own = ServerText::pattern($path === '' ? '/' : $path, $rule->ignore_case);
		$begin = ServerText::pattern($path, $rule->ignore_case);
		$steps = [];
		foreach ($queries as [$query, $appended]) {
			$location = self::location($rule, $appended, 1);
			$is_text =
				!$rule->needs_query() && !$rule->ignore_case && !preg_match('/[$"\\\\]/', $path);
			$steps[] = match (true) {
				$is_text => new ServerStep(ServerStep::PATH, '=' . ($path ?: '/'), $location),
				$rule->needs_query() => new ServerStep(
					ServerStep::URL,
					"^$own [^? ]*$query$",
					$location,
				),
				default => new ServerStep(ServerStep::PATH, "^$own$", $location),
			};
		}
		if ($rule->match === 'exact') {
			return $steps;
		}
		$raw = '/*(?:/[^/? ]+){' . substr_count(ServerPaths::folder() . $path, '/') . '}';
		$rest = '([' . self::LEGAL . '/]*[' . self::LEGAL . ']/?)';
		foreach ($queries as [$query, $appended]) {
			$location = self::location($rule, $appended, 2);
			if ($rule->is_gone() || $location === null) {
				$steps[] = $rule->needs_query()
					? new ServerStep(ServerStep::URL, "^$begin/.+ [^? ]*$query$", $location)
					: new ServerStep(ServerStep::PATH, "^$begin/.", $location);
				continue;
			}
			$steps[] = new ServerStep(
				ServerStep::URL,
				"^$begin/.+ $raw/$rest/*$query$",
				ServerTarget::below($location),
			);
			// Of those below it that have other characters, none is left to a shorter folder or a pattern.
			$steps[] = $rule->needs_query()
				? new ServerStep(ServerStep::URL, "^$begin/.+ [^? ]*$query$", null)
				: new ServerStep(ServerStep::PATH, "^$begin/.", null);
		}
		return $steps;
	}

	/**
	 * @param string|null $appended See ServerQuery::build().
	 * @param int         $group    The number of its group.
	 */
	private static function location(Rule $rule, ?string $appended, int $group): ?string {
		return match (true) {
			$appended === null => null,
			$rule->is_gone() => '',
			default => ServerTarget::location($rule, $appended === '$' ? "\$$group" : $appended),
		};
	}

	/** @return list<ServerStep>|string */
	private static function pattern(Rule $rule): array|string {
		$source = ServerPattern::plain($rule->source);
		if ($source === null) {
			return 'web servers read such patterns differently';
		}
		$source = ($rule->ignore_case ? '(?i)' : '') . $source;
		$keeps = in_array($rule->query, ['keep', 'campaign'], true);
		$location = $rule->is_gone() ? '' : ServerTarget::location($rule, $keeps ? '$?' : '');
		if (str_contains($location, '$0')) {
			return 'its target contains $0';
		}
		$query = match ($rule->query) {
			'exact' => '^$',
			'campaign' => '^(?:' . ServerQuery::CAMPAIGN . ')?$',
			default => '',
		};
		$has_groups = preg_match('/\$\d/', $location) === 1;
		// The subject is empty for URLs that are left to WordPress.
		$pattern =
			self::UNICODE .
			(preg_match("\x01$source\x01u", '') === 0 ? $source : "^(?=/).*?(?:$source)");
		$steps = self::ends($rule);
		if ($has_groups) {
			$is_strict = preg_match('/\?.*\$\d/', $location) === 1;
			$raw = ServerPattern::raw($source, $is_strict);
			foreach ($raw === null ? ServerStep::FORMS : ServerStep::RAW_FORMS as $form) {
				$steps[] = new ServerStep(
					$form,
					// Characters that are sent as they are.
					$raw ?? self::UNICODE . "^(?=/[A-Za-z0-9._~/-]*$).*?(?:$source)",
					$location,
					$query,
					$raw === null || str_contains($raw, ServerPattern::NARROW)
						? 'only letters of ASCII, others are left to WordPress'
						: '',
				);
			}
		}
		foreach (ServerStep::FORMS as $form) {
			$steps[] = new ServerStep($form, $pattern, $has_groups ? null : $location, $query);
		}
		return $steps;
	}

	/**
	 * Where a pattern can match its own results, WordPress ends (Matcher).
	 *
	 * @return list<ServerStep>
	 */
	private static function ends(Rule $rule): array {
		$results = $rule->is_gone() ? null : Matcher::results($rule);
		if ($results === null) {
			return [];
		}
		[$path] = preg_split('/[?#]/', $rule->target);
		foreach (['a', '1', 'A', 'a/a', '中'] as $sample) {
			$result = rawurldecode((string) preg_replace('/\$\d/', $sample, $path));
			foreach ([$result, rtrim($result, '/'), "$result/"] as $form) {
				if (Pattern::match($rule->source, $form, $rule->ignore_case) !== null) {
					return [
						new ServerStep(
							ServerStep::PATH,
							str_replace('"', '\x22', $results),
							null,
							'',
							'its own results are left to WordPress',
						),
					];
				}
			}
		}
		return [];
	}
}
