<?php
/**
 * A group that blocks crawlers, added to a robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

/** Needs no WordPress. */
final class Groups {
	/**
	 * Crawlers that the text has a group for stay as the text has it: several groups for one crawler would be combined.
	 *
	 * @param list<string> $blocked User agent tokens.
	 */
	public static function add(string $text, array $blocked): string {
		$group = self::block(array_values(array_diff($blocked, self::named($text, $blocked))));
		if ($group === '') {
			return $text;
		}
		$text = rtrim($text);
		// Without a rule at its end, the last group would share those of ours.
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
			// A version behind the token makes no difference: GPTBot/1.1.
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
			// Other lines, such as those of sitemaps, belong to no group.
			$is_open = match ($name) {
				'user-agent' => true,
				'allow', 'disallow' => false,
				default => $is_open,
			};
		}
		return $is_open;
	}
}
