<?php
/**
 * Removes the rules of a robots.txt that block the home page.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\RobotsTxt\Rules;

final class RobotsTxtFix {
	/**
	 * All other lines are unchanged, including comments and the rules for other crawlers, such as a blocked AI crawler.
	 *
	 * @param string $text The text of robots.txt, see RobotsTxt::normalise().
	 */
	public static function apply(string $text): string {
		$agents = array_map('strtolower', Causes::AGENTS);
		$group = 0;
		$is_ours = false;
		$names_agents = false;
		$blocking = [];
		$has_others = [];
		foreach (Rules::lines($text) as $number => [$name, $value]) {
			if ($name === 'user-agent') {
				// Consecutive user agents share the rules that follow.
				$group += $names_agents ? 0 : 1;
				$is_ours =
					($names_agents && $is_ours) || in_array(strtolower($value), $agents, true);
				$names_agents = true;
			} elseif ($name === 'allow' || $name === 'disallow') {
				$names_agents = false;
				if ($is_ours && $name === 'disallow' && self::blocks($value)) {
					$blocking[$number] = $group;
				} else {
					$has_others[$group] = true;
				}
			}
		}
		$lines = explode("\n", $text);
		foreach ($blocking as $number => $group) {
			if (isset($has_others[$group])) {
				unset($lines[$number - 1]);
			} else {
				// A group without rules would share those of the next one.
				$lines[$number - 1] = 'Disallow:';
				$has_others[$group] = true;
			}
		}
		return implode("\n", $lines);
	}

	/** Whether a pattern is "/", "*" or similar; for WordPress in a subdirectory, that directory. */
	private static function blocks(string $pattern): bool {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH) ?: '/';
		return preg_match(
			sprintf('~^(?:/\**|\*+|%s\**)\$?$~', preg_quote(untrailingslashit($path) . '/', '~')),
			$pattern,
		) === 1;
	}
}
