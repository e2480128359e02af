<?php
/**
 * Adds URLs from a user to the queue.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Redirects\PageFinder;
use Pharos\Settings\Settings;
use WP_Error;
use WP_Post;
use WP_Term;

final class Manual {
	/** Maximum number of URLs whose page is looked up: each takes one or two queries. */
	private const MOST_LOOKED_UP = 100;

	/**
	 * Adds all URLs to the queue, or none.
	 *
	 * @param string[] $urls
	 * @return int|WP_Error How many; 400 pharos_indexnow_invalid_urls with data.errors, by URL.
	 */
	public static function add(Settings $settings, array $urls): int|WP_Error {
		$urls = self::check($settings, $urls);
		if (is_wp_error($urls)) {
			return $urls;
		}
		Queue::add(
			array_map(static fn(string $url): array => ['object' => '', 'url' => $url], $urls),
		);
		return count($urls);
	}

	/**
	 * @param string[] $urls
	 * @return list<string>|WP_Error Those that add() would add, or its error.
	 */
	public static function check(Settings $settings, array $urls): array|WP_Error {
		$urls = array_values(
			array_unique(array_filter(array_map(SiteUrl::encoded(...), $urls), 'strlen')),
		);
		$eligible = new Eligibility($settings);
		$errors = [];
		foreach ($urls as $at => $url) {
			$why = match (true) {
				!SiteUrl::is($url) => __('This isn’t a URL of this site.', 'pharos-seo'),
				$at < self::MOST_LOOKED_UP && !self::may_be_submitted($eligible, $url) => __(
					'Search engines can’t index this page: it is set to noindex, not public or excluded from the sitemaps, or has another canonical URL.',
					'pharos-seo',
				),
				default => '',
			};
			if ($why !== '') {
				$errors[$url] = $why;
			}
		}
		if ($errors !== []) {
			return new WP_Error(
				'pharos_indexnow_invalid_urls',
				sprintf('%1$s: %2$s', array_key_first($errors), reset($errors)),
				['status' => 400, 'errors' => $errors],
			);
		}
		return $urls;
	}

	/** Missing pages may be submitted, so that search engines remove them. */
	private static function may_be_submitted(Eligibility $eligible, string $url): bool {
		$object = PageFinder::at($url)?->object;
		return !($object instanceof WP_Post || $object instanceof WP_Term) ||
			$eligible->url($object) !== '';
	}
}
