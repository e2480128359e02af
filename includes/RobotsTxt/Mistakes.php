<?php
/**
 * Finds lines in a robots.txt that crawlers don't understand.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\Utf8;

/**
 * Finds the same issues as common/robots-txt/lint.ts does in the editor; tests/fixtures/robots-txt-mistakes.json keeps both in sync.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
final class Mistakes {
	/** Directives that belong to a group of user agents. */
	private const OF_GROUPS = ['allow', 'disallow', 'crawl-delay'];

	private const OTHERS = [
		'user-agent',
		'sitemap',
		'schemamap',
		'host',
		'clean-param',
		'content-signal',
	];

	/** Maximum number of characters of a name in a message: a line may be as long as the file. */
	private const LONGEST_NAME = 40;

	/** @return list<array{line: int, code: string, name: string}> Issues in the order of lines; line 0 is the file as a whole. */
	public static function find(string $text): array {
		$mistakes = [];
		if (strlen($text) > RobotsTxt::MAX_BYTES) {
			$mistakes[] = ['line' => 0, 'code' => 'too_large', 'name' => ''];
		}
		$has_group = false;
		foreach (Rules::lines($text) as $line => [$name, $value]) {
			$has_group = $has_group || $name === 'user-agent';
			$code = self::code($name, $value, $has_group);
			if ($code !== '') {
				$mistakes[] = ['line' => $line, 'code' => $code, 'name' => $name];
			}
		}
		return $mistakes;
	}

	/** @param array{line: int, code: string, name: string} $mistake See of(). */
	public static function describe(array $mistake): string {
		$words = match ($mistake['code']) {
			'not_a_rule' => __(
				'Crawlers can’t parse this line: a rule has a name, a colon and a value.',
				'pharos-seo',
			),
			'unknown' => sprintf(
				/* translators: %s: the text entered. */
				__('Crawlers don’t support “%s”.', 'pharos-seo'),
				Utf8::beginning($mistake['name'], self::LONGEST_NAME),
			),
			'no_group' => __(
				'Crawlers ignore this rule because no User-agent line comes before it.',
				'pharos-seo',
			),
			'no_agent' => __(
				'The name of the crawler is missing. Enter * for all crawlers.',
				'pharos-seo',
			),
			'path' => __('A path must start with / or *.', 'pharos-seo'),
			'sitemap_url' => __(
				'A sitemap needs its full URL, starting with https://.',
				'pharos-seo',
			),
			default => __(
				'The text is larger than 500 KB. Crawlers ignore the rest.',
				'pharos-seo',
			),
		};
		return $mistake['line'] === 0
			? $words
			: sprintf(
				/* translators: 1: number of a line, 2: the error in it. */
				__('Line %1$s: %2$s', 'pharos-seo'),
				number_format_i18n($mistake['line']),
				$words,
			);
	}

	/** The code of an issue; '' for a valid line. */
	private static function code(string $name, string $value, bool $has_group): string {
		return match (true) {
			$name === '' => 'not_a_rule',
			!in_array($name, [...self::OF_GROUPS, ...self::OTHERS], true) => 'unknown',
			in_array($name, self::OF_GROUPS, true) && !$has_group => 'no_group',
			$name === 'user-agent' && $value === '' => 'no_agent',
			in_array($name, ['allow', 'disallow'], true) &&
				preg_match('~^(?:$|[/*])~', $value) !== 1
				=> 'path',
			$name === 'sitemap' && preg_match('~^https?://[^\s/]~i', $value) !== 1 => 'sitemap_url',
			default => '',
		};
	}
}
