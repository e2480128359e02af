<?php
/**
 * The block of a web server's file that this plugin has written.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;

/** Each redirect is also in a comment, in the JSON format: servers need several directives for one, which can't be read again. */
final class ServerBlock {
	private const BEGIN = '# BEGIN Pharos SEO redirects';

	private const END = '# END Pharos SEO redirects';

	private const REDIRECT = '# redirect ';

	/**
	 * @param iterable<Rule>                          $rules
	 * @param string                                  $begin What is before the first redirect.
	 * @param \Closure(ServerStep, int): string|null  $step  Writes a step of a redirect with this status; null if the server can't load it.
	 * @return \Generator<string> The parts of the block.
	 */
	public static function write(iterable $rules, string $begin, \Closure $step): \Generator {
		yield self::BEGIN .
			"\n# The server also redirects URLs of pages that exist, which WordPress shows.\n" .
			"# URLs that it can't compare as WordPress does are left to WordPress.\n" .
			$begin;
		foreach ($rules as $rule) {
			yield self::rule($rule, $step);
		}
		yield self::END . "\n";
	}

	private static function rule(Rule $rule, \Closure $write): string {
		$steps = ServerSteps::build($rule);
		$text = '';
		foreach (is_array($steps) ? $steps : [] as $step) {
			$one = $write($step, $rule->status);
			if ($one === null) {
				$steps = 'it is too long';
				break;
			}
			$text .= $one;
		}
		$note = is_array($steps) ? $steps[0]->note : $steps;
		// A line that ends with a backslash goes on in the next one.
		$comment =
			$note === ''
				? ''
				: "# ($note) " . preg_replace('/\\\\$/D', '\\\\ ', $rule->source) . "\n";
		return is_array($steps)
			? $comment .
					self::REDIRECT .
					wp_json_encode(
						$rule->fields(),
						JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
					) .
					"\n$text"
			: $comment;
	}

	/** @return \Generator<int, array> The redirects of the block; see Format::read(). */
	public static function read(string $data): \Generator {
		foreach (self::lines($data) as $line => [$is_own, $text]) {
			if ($is_own && str_starts_with($text, self::REDIRECT)) {
				$json = substr($text, strlen(self::REDIRECT));
				foreach ((new Json())->read("[$json]") as $one) {
					yield $line => $one;
				}
			}
		}
	}

	/** The file without the block, with as many lines. */
	public static function without(string $data): string {
		$rest = [];
		foreach (self::lines($data) as [$is_own, $text]) {
			$rest[] = $is_own ? '' : $text;
		}
		return implode("\n", $rest);
	}

	/** @return \Generator<int, array{bool, string}> The lines with their numbers, and whether they belong to the block. */
	private static function lines(string $data): \Generator {
		$is_own = false;
		foreach (preg_split('/\R/', $data) as $i => $text) {
			$is_own = $is_own || trim($text) === self::BEGIN;
			yield $i + 1 => [$is_own, trim($text)];
			$is_own = $is_own && trim($text) !== self::END;
		}
	}
}
