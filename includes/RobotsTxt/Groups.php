<?php
/**
 * Adds a group that blocks crawlers to a robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

/** Works without WordPress. */
final class Groups {
	/**
	 * Adds the group at the end. Crawlers that the text has a group for aren't added, because crawlers combine several groups.
	 *
	 * @param list<string> $blocked User agent tokens.
	 */
	public static function add(string $text, array $blocked): string {
		$group = self::block(array_values(array_diff($blocked, self::named($text, $blocked))));
		if ($group === '') {
			return $text;
		}
		$text = rtrim($text);
		// A last group without rules would share the rules of the added group.
		$text .= self::is_open($text) ? "\nDisallow:" : '';
		return ltrim("$text\n\n$group");
	}

	/** @param list<string> $crawlers User agent tokens. */
	public static function block(array $crawlers): string {
		return $crawlers === []
			? ''
			: implode('', array_map(static fn($name) => "User-agent: $name\n", $crawlers)) .
					"Disallow: /\n";
	}

	/**
	 * @param list<string> $crawlers User agent tokens.
	 * @return list<string> Those that a text has a group for.
	 */
	public static function named(string $text, array $crawlers): array {
		$named = [];
		foreach (Rules::lines($text) as [$name, $value]) {
			// A version after the token is ignored: GPTBot/1.1.
			if ($name === 'user-agent' && preg_match('/^[a-z0-9_-]+/i', $value, $found) === 1) {
				$named[strtolower($found[0])] = true;
			}
		}
		return array_values(
			array_filter(
				$crawlers,
				static fn(string $crawler): bool => isset($named[strtolower($crawler)]),
			),
		);
	}

	/** Whether the last group has no rules yet. */
	private static function is_open(string $text): bool {
		$is_open = false;
		foreach (Rules::lines($text) as [$name]) {
			// Other lines, such as Sitemap, don't belong to groups.
			$is_open = match ($name) {
				'user-agent' => true,
				'allow', 'disallow' => false,
				default => $is_open,
			};
		}
		return $is_open;
	}
}
