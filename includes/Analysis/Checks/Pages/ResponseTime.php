<?php
/**
 * Checks the server response time.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** Uses the home page, which most visitors see first, and the median of the sample: a single page may just have filled a cache. */
final class ResponseTime implements Check {
	/** Time to first byte that Google considers good, in seconds. */
	private const GOOD = 0.8;

	private const SLOW = 2.0;

	public function id(): string {
		return 'response_time';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$pages = $site->pages();
		if ($pages === []) {
			return null;
		}
		usort(
			$pages,
			static fn(Page $one, Page $other): int => $other->answer->seconds <=>
				$one->answer->seconds,
		);
		$median = $pages[intdiv(count($pages), 2)]->answer->seconds;
		$home = $site->home()->answer->is_page() ? $site->home()->answer->seconds : $median;
		$slowest = max($home, $median);
		$both = sprintf(
			/* translators: 1: a number such as "1.4". 2: number of pages. 3: a number such as "0.3". */
			_n(
				'Home page: %1$s seconds. Median of %2$s page: %3$s seconds.',
				'Home page: %1$s seconds. Median of %2$s pages: %3$s seconds.',
				count($pages),
				'pharos-seo',
			),
			self::seconds($home),
			number_format_i18n(count($pages)),
			self::seconds($median),
		);
		$measured = __('Measured on the server. Visitors also wait for the network.', 'pharos-seo');
		if ($slowest <= self::GOOD) {
			return Result::passed(
				sprintf(
					/* translators: %s: a number such as "0.3". */
					__('Server response time is good: %s seconds.', 'pharos-seo'),
					self::seconds($slowest),
				),
				$both,
				$measured,
			);
		}
		$has_cache = defined('WP_CACHE') && WP_CACHE;
		return Result::found(
			sprintf(
				/* translators: %s: a number such as "1.4". */
				__('Server response time is slow: %s seconds.', 'pharos-seo'),
				self::seconds($slowest),
			),
			[
				$both,
				sprintf(
					/* translators: %s: a number such as "0.8". */
					__(
						'A response time below %s seconds is good. Visitors see nothing until then, and search engines crawl fewer pages of a slow site.',
						'pharos-seo',
					),
					number_format_i18n(self::GOOD, 1),
				),
				$measured,
				...$has_cache
					? [
						__(
							'The site already has a page cache. Check whether it caches these pages, and which plugins were added recently.',
							'pharos-seo',
						),
						...Host::letter(
							sprintf(
								/* translators: 1: a URL. 2: a number such as "1.4". */
								__(
									'Pages of %1$s take %2$s seconds on the server itself. Please check the cause, and whether a newer PHP version, OPcache or an object cache would help.',
									'pharos-seo',
								),
								home_url('/'),
								self::seconds($slowest),
							),
						),
					]
					: [
						__(
							'A page cache helps most: it stores finished pages instead of generating them for each visitor.',
							'pharos-seo',
						),
					],
				['links' => array_map(self::link(...), $pages)],
			],
			$has_cache
				? null
				: Fix::admin(
					__('Find a page cache', 'pharos-seo'),
					'plugin-install.php?s=page+cache&tab=search&type=term',
				),
			$slowest > self::SLOW ? '' : self::SUGGESTION,
			$has_cache,
		);
	}

	private static function link(Page $page): array {
		return [
			'url' => $page->url,
			'details' => sprintf(
				/* translators: %s: a number such as "1.4". */
				__('%s seconds', 'pharos-seo'),
				self::seconds($page->answer->seconds),
			),
		];
	}

	private static function seconds(float $seconds): string {
		return number_format_i18n($seconds, $seconds < 0.1 ? 2 : 1);
	}
}
