<?php
/**
 * Parses robots.txt as far as a warning needs it.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

/**
 * The same rules as common/robots-txt/rules.ts; tests/fixtures/robots-txt.json keeps both in sync.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 */
final class Rules {
	/**
	 * Whether a crawler without its own group is blocked from the whole site: in the group of "*", the longest rule that matches every URL
	 * is a "disallow".
	 */
	public static function block_everything(string $text): bool {
		$longest = ['allow' => 0, 'disallow' => 0];
		$is_for_all = false;
		$names_agents = false;
		foreach (self::lines($text) as [$name, $value]) {
			if ($name === 'user-agent') {
				// Consecutive user agents share the rules that follow.
				$is_for_all = ($names_agents && $is_for_all) || $value === '*';
				$names_agents = true;
				continue;
			}
			if (!isset($longest[$name])) {
				continue;
			}
			$names_agents = false;
			if ($is_for_all && preg_match('~^(?:/\**|\*+)$~', $value)) {
				$longest[$name] = max($longest[$name], strlen($value));
			}
		}
		return $longest['disallow'] > $longest['allow'];
	}

	/**
	 * The lines that are neither empty nor only a comment.
	 *
	 * @return iterable<int, array{0: string, 1: string}> By line number, from 1: lowercase name of the directive, '' if the line has no
	 *         colon, and its value.
	 */
	public static function lines(string $text): iterable {
		foreach (preg_split('/\r\n|\r|\n/', $text) ?: [] as $at => $line) {
			[$rule] = explode('#', (string) preg_replace('/^\xEF\xBB\xBF/', '', $line), 2);
			$rule = trim($rule);
			if ($rule !== '') {
				[$name, $value] = str_contains($rule, ':') ? explode(':', $rule, 2) : ['', $rule];
				yield $at + 1 => [strtolower(trim($name)), trim($value)];
			}
		}
	}
}
