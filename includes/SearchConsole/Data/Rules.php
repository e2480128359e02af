<?php
/**
 * Rules for pages that need attention. All thresholds are defined here, with the reason for each.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Rules {
	// Current SEO state of a page.
	public const UNKNOWN = 0;
	public const FOUND = 1;
	public const NOINDEX = 2;
	public const NOT_FOUND = 3;

	public const LOSING = 'losing_clicks';
	public const REWRITE = 'rewrite_title';
	public const BLOCKED = 'not_indexable';
	private const COMPETING = 'competing_pages';

	/** Stored values: never renumber. */
	private const FLAGS = [
		self::LOSING => 1,
		self::REWRITE => 2,
		self::BLOCKED => 4,
		self::COMPETING => 8,
	];

	/** Minimum number of clicks before. With fewer, a loss of a third can be random: one click per week less. */
	private const LOSING_CLICKS = 20;

	/** Minimum loss in percent. Seasons and holidays change most pages by less. */
	private const LOSING_SHARE = 30;

	/** Pages above get clicks regardless of their title; below the middle of the second results page, titles are rarely read. */
	private const REWRITE_POSITIONS = [4, 15];

	/**
	 * Minimum number of impressions in the window: about 6 a day in 90 days. With fewer, the click-through rate isn't significant, and
	 * there is little to gain.
	 */
	private const REWRITE_IMPRESSIONS = 500;

	/**
	 * Maximum number of clicks per 100 impressions. About the rate of results in position 8: from 4 to 15, a matching title can reach it.
	 */
	public const REWRITE_SHARE = 3;

	/** A single impression means that Google still shows a page that will disappear soon. */
	private const BLOCKED_IMPRESSIONS = 1;

	/** Minimum number of impressions of a query, for one page, in 28 days. Below that, Google may only be testing the page. */
	private const COMPETING_IMPRESSIONS = 10;

	/** Minimum share in percent of the impressions of a query. A page with less doesn't compete. */
	private const COMPETING_SHARE = 20;

	/** @return list<string> */
	public static function codes(): array {
		return array_keys(self::FLAGS);
	}

	public static function flag(string $code): int {
		return self::FLAGS[$code];
	}

	/** @return list<string> The codes of flags. */
	public static function of_flags(int $flags): array {
		return array_keys(
			array_filter(self::FLAGS, static fn(int $flag): bool => ($flags & $flag) > 0),
		);
	}

	/**
	 * @param int  $state     The current state of the page, such as NOINDEX.
	 * @param bool $competes Whether it is one of competing() for any query.
	 */
	public static function flags(Figures $now, Figures $before, int $state, bool $competes): int {
		return (self::is_losing($now, $before) ? self::FLAGS[self::LOSING] : 0) |
			(self::needs_title($now, $state) ? self::FLAGS[self::REWRITE] : 0) |
			(self::is_blocked($now, $state) ? self::FLAGS[self::BLOCKED] : 0) |
			($competes ? self::FLAGS[self::COMPETING] : 0);
	}

	/**
	 * The pages that compete for a query.
	 *
	 * @param array<int, int> $impressions Impressions of this query by page id.
	 * @return list<int> Ids of the pages: none, or several.
	 */
	public static function competing(array $impressions): array {
		$all = array_sum($impressions);
		$pages = array_keys(
			array_filter(
				$impressions,
				static fn(int $own): bool => $own >= self::COMPETING_IMPRESSIONS &&
					$own * 100 >= $all * self::COMPETING_SHARE,
			),
		);
		return count($pages) > 1 ? $pages : [];
	}

	/** @return list<array{code: string, label: string, description: string}> Descriptions of the rules, with the thresholds. */
	public static function described(): array {
		$number = static fn(int $number): string => number_format_i18n($number);
		$texts = [
			self::LOSING => [
				__('Pages that lose clicks', 'pharos-seo'),
				sprintf(
					/* translators: 1: a number of clicks, 2: percent. */
					__(
						'At least %1$s clicks in the previous 90 days, and at least %2$s%% fewer now. Check what has changed: the content, the competition or the demand.',
						'pharos-seo',
					),
					$number(self::LOSING_CLICKS),
					$number(self::LOSING_SHARE),
				),
			],
			self::REWRITE => [
				__('Rewrite the title', 'pharos-seo'),
				sprintf(
					/* translators: 1 and 2: positions, 3: a number of impressions, 4: a number of clicks. */
					__(
						'Positions %1$s to %2$s with at least %3$s impressions, but fewer than %4$s clicks per 100 impressions. A title and a meta description that match what people search for can win clicks.',
						'pharos-seo',
					),
					$number(self::REWRITE_POSITIONS[0]),
					$number(self::REWRITE_POSITIONS[1]),
					$number(self::REWRITE_IMPRESSIONS),
					$number(self::REWRITE_SHARE),
				),
			],
			self::BLOCKED => [
				__('Shown, but can’t be indexed', 'pharos-seo'),
				__(
					'Pages with impressions that are set to noindex or not found (404) now. Google is about to drop them: allow indexing, restore the page, or redirect it.',
					'pharos-seo',
				),
			],
			self::COMPETING => [
				__('Pages compete for a query', 'pharos-seo'),
				sprintf(
					/* translators: 1: a number of impressions, 2: percent. */
					__(
						'Two or more pages are shown for the same query, each with at least %1$s impressions in 28 days and %2$s%% of the impressions of the query. Merge them, or focus each on a different query.',
						'pharos-seo',
					),
					$number(self::COMPETING_IMPRESSIONS),
					$number(self::COMPETING_SHARE),
				),
			],
		];
		$all = [];
		foreach ($texts as $code => [$label, $description]) {
			$all[] = ['code' => $code, 'label' => $label, 'description' => $description];
		}
		return $all;
	}

	private static function is_losing(Figures $now, Figures $before): bool {
		return $before->clicks >= self::LOSING_CLICKS &&
			$now->clicks * 100 <= $before->clicks * (100 - self::LOSING_SHARE);
	}

	private static function needs_title(Figures $now, int $state): bool {
		$position = round($now->position() ?? 0, 1);
		[$first, $last] = self::REWRITE_POSITIONS;
		// The title of a page that will disappear from search results doesn't matter.
		return !in_array($state, [self::NOINDEX, self::NOT_FOUND], true) &&
			$position >= $first &&
			$position <= $last &&
			$now->impressions >= self::REWRITE_IMPRESSIONS &&
			$now->clicks * 100 < $now->impressions * self::REWRITE_SHARE;
	}

	private static function is_blocked(Figures $now, int $state): bool {
		return in_array($state, [self::NOINDEX, self::NOT_FOUND], true) &&
			$now->impressions >= self::BLOCKED_IMPRESSIONS;
	}
}
