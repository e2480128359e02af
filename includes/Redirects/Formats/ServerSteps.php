<?php
/**
 * Redirects as web servers perform them.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

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
	public static function of(Rule $rule): array|string {
		if (!$rule->enabled) {
			return 'off';
		}
		$location = $rule->is_gone() ? '' : ServerTarget::location($rule);
		return match (true) {
			$location === null => "its target doesn't exist",
			$rule->match === 'pattern' => self::pattern($rule, $location),
			default => self::path($rule, $location),
		};
	}

	/** @return list<ServerStep>|string */
	private static function path(Rule $rule, string $location): array|string {
		$address = $rule->address();
		$path = $address->path;
		$query = $rule->query === 'exact' ? self::query($address->query) : '(?:[?][^ ]*)?';
		if ($query === null) {
			return 'its query string has a parameter twice';
		}
		if (preg_match('~//|/\.{1,2}(?:/|$)|[?\x00-\x1F\x7F]~D', $path)) {
			return 'web servers change such URLs';
		}
		$own = self::literal($path === '' ? '/' : $path);
		$begin = self::literal($path);
		$depends = $rule->query === 'exact';
		$steps = [];
		if ($depends) {
			$steps[] = new ServerStep(ServerStep::URL, "^$own [^? ]*$query$", $location);
		} elseif (preg_match('/[$"\\\\]/', $path)) {
			$steps[] = new ServerStep(ServerStep::PATH, "^$own$", $location);
		} else {
			$steps[] = new ServerStep(ServerStep::PATH, '=' . ($path ?: '/'), $location);
		}
		if ($rule->match === 'exact') {
			return $steps;
		}
		if (!$rule->is_gone()) {
			$folders = substr_count(ServerPaths::folder() . $path, '/');
			$steps[] = new ServerStep(
				ServerStep::URL,
				"^$begin/.+ /*(?:/[^/? ]+){" .
					$folders .
					'}/([' .
					self::LEGAL .
					'/]*[' .
					self::LEGAL .
					"]/?)/*$query$",
				ServerTarget::below($location),
			);
		}
		// Of those below it that have other characters, none is left to a shorter folder or a pattern.
		$steps[] = $depends
			? new ServerStep(
				ServerStep::URL,
				"^$begin/.+ [^? ]*$query$",
				$rule->is_gone() ? '' : null,
			)
			: new ServerStep(ServerStep::PATH, "^$begin/.", $rule->is_gone() ? '' : null);
		return $steps;
	}

	/** @return list<ServerStep>|string */
	private static function pattern(Rule $rule, string $location): array|string {
		$source = ServerPattern::plain($rule->source);
		if ($source === null) {
			return 'web servers read such patterns differently';
		}
		if (str_contains($location, '$0')) {
			return 'its target contains $0';
		}
		$is_bare = $rule->query === 'exact';
		$has_groups = preg_match('/\$\d/', $location) === 1;
		// The subject is empty for URLs that are left to WordPress.
		$pattern =
			self::UNICODE .
			(preg_match("\x01$source\x01u", '') === 0 ? $source : "^(?=/).*?(?:$source)");
		$steps = [];
		if ($has_groups) {
			$is_strict = preg_match('/\?.*\$\d/', $location) === 1;
			$raw = ServerPattern::raw($source, $is_strict);
			foreach ($raw === null ? ServerStep::FORMS : ServerStep::RAW_FORMS as $form) {
				$steps[] = new ServerStep(
					$form,
					// Characters that are sent as they are.
					$raw ?? self::UNICODE . "^(?=/[A-Za-z0-9._~/-]*$).*?(?:$source)",
					$location,
					$is_bare,
					$raw === null || str_contains($raw, ServerPattern::NARROW)
						? 'only letters of ASCII, others are left to WordPress'
						: '',
				);
			}
		}
		foreach (ServerStep::FORMS as $form) {
			$steps[] = new ServerStep($form, $pattern, $has_groups ? null : $location, $is_bare);
		}
		return $steps;
	}

	/**
	 * A regular expression of all query strings with the same parameters, in any order and encoding.
	 *
	 * @return string|null With the question mark; null if a parameter is there twice.
	 */
	private static function query(string $query): ?string {
		$parts = array_map(urldecode(...), array_filter(explode('&', $query), 'strlen'));
		if ($parts === []) {
			return '(?:[?]&*)?';
		}
		if (array_unique($parts) !== $parts) {
			return null;
		}
		$parts = array_map(self::encodings(...), $parts);
		$all = count($parts) === 1 ? [] : $parts;
		return '[?]' .
			implode(
				'',
				array_map(static fn(string $one): string => "(?=(?:[^ ]*&)?$one(?:&|$))", $all),
			) .
			'&*(?:(?:' .
			implode('|', $parts) .
			')(?:&+|$)){' .
			count($parts) .
			'}';
	}

	/** A regular expression of all encodings of a text in a query string. */
	private static function encodings(string $text): string {
		return implode(
			'',
			array_map(static function (string $byte): string {
				$encoded = ServerPattern::encoded($byte);
				return match (true) {
					$byte === ' ' => "(?:[+]|$encoded)",
					$byte === '%' => "(?:$encoded|%(?![0-9A-Fa-f]{2}))",
					preg_match('/^[A-Za-z0-9_~!$\'()*,;=:@\/?.\[\]-]$/', $byte) === 1 => '(?:' .
						self::literal($byte) .
						"|$encoded)",
					default => $encoded,
				};
			}, str_split($text)),
		);
	}

	/** A regular expression of a text, without quotes. */
	private static function literal(string $text): string {
		return str_replace('"', '\x22', preg_quote($text));
	}
}
