<?php
/**
 * Checks whether the XML sitemap is up to date.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Content\PostTitle;
use Pharos\Content\PostTypes;
use Pharos\Sitemaps\Explanation;
use Pharos\Sitemaps\Job;
use Pharos\Sitemaps\Lastmod;
use Pharos\Sitemaps\Xml;
use WP_Post;

final class SitemapFresh implements Check {
	/** Number of newest posts in which to search for one that belongs in the sitemap. */
	private const NEWEST = 10;

	public function id(): string {
		return 'sitemap_fresh';
	}

	public function severity(): string {
		return self::WARNING;
	}

	/** For Pharos's sitemap only: the content and update interval of others are unknown. */
	public function run(Site $site): ?Result {
		$file = SitemapFile::for_site($site);
		if ($file === null || !$file->is_ours || $file->answer->status !== 200) {
			return null;
		}
		return self::stuck() ??
			(self::missing($site) ??
				Result::passed(__('The XML sitemap is up to date.', 'pharos-seo')));
	}

	/** Reports that generation in the background has failed or stopped. */
	private static function stuck(): ?Result {
		$state = Job::state();
		$planned = Job::event()->next();
		$why = match (true) {
			$state['failed'] !== '' => $state['failed'],
			$state['running'] && $planned !== null && $planned < time() - DAY_IN_SECONDS => __(
				'Scheduled sitemap generation is more than a day overdue: WP-Cron doesn’t run on this site.',
				'pharos-seo',
			),
			default => '',
		};
		return $why === ''
			? null
			: Result::found(
				__('The XML sitemap couldn’t be fully generated.', 'pharos-seo'),
				[
					__(
						'Sitemaps that haven’t been requested yet then take longer, and may be missing from the sitemap index.',
						'pharos-seo',
					),
					$why,
					__('Select “Regenerate” to start again.', 'pharos-seo'),
				],
				SitemapFile::fix(),
			);
	}

	/** Reports that the newest post is missing or outdated. */
	private static function missing(Site $site): ?Result {
		$newest = self::newest($site);
		if ($newest === null) {
			return null;
		}
		[$post, $url, $sitemap] = $newest;
		$answer = $site->http->page($sitemap ?: SitemapFile::for_site($site)->url);
		if ($answer->status !== 200 || $answer->is_cut) {
			return null;
		}
		$entry = self::entry($answer->body, $url);
		$time = Xml::time(Lastmod::for_post($post));
		if (
			$entry !== null &&
			(!str_contains($entry, '<lastmod>') || str_contains($entry, $time))
		) {
			return null;
		}
		return Result::found(
			$entry === null
				? __('The latest post is missing from the XML sitemap.', 'pharos-seo')
				: __('The XML sitemap is out of date.', 'pharos-seo'),
			[
				__(
					'Search engines use the sitemap to discover changes. With an outdated one, they discover them later.',
					'pharos-seo',
				),
				['links' => [['url' => $url, 'details' => PostTitle::for_post($post)]]],
				__(
					'Select “Regenerate”. If that doesn’t help, exclude sitemaps from the cache in front of your site.',
					'pharos-seo',
				),
			],
			SitemapFile::fix(),
		);
	}

	/** @return array{WP_Post, string, string}|null The post, its URL, and the URL of the sitemap that should include it; '' for none. */
	private static function newest(Site $site): ?array {
		$posts = get_posts([
			'post_type' => array_keys(PostTypes::viewable()),
			'post_status' => 'publish',
			'has_password' => false,
			'numberposts' => self::NEWEST,
			'no_found_rows' => true,
			'update_post_term_cache' => false,
		]);
		$verdict = new Explanation($site->settings);
		// Null for a post that was deleted since it was found.
		foreach (array_filter($posts) as $post) {
			['listed' => $listed, 'url' => $url, 'sitemap' => $sitemap] = $verdict->explain($post);
			if ($listed) {
				return [$post, $url, $sitemap];
			}
		}
		return null;
	}

	/** Returns the entry of a URL in a sitemap; null if it isn't included. */
	private static function entry(string $xml, string $url): ?string {
		foreach (explode('<url>', $xml) as $entry) {
			$is_it = preg_match('~<loc>\s*(.*?)\s*</loc>~s', $entry, $found) === 1;
			if ($is_it && self::plain(html_entity_decode($found[1])) === self::plain($url)) {
				return $entry;
			}
		}
		return null;
	}

	/** Returns a normalized URL, equal for all notations. */
	private static function plain(string $url): string {
		return rawurldecode((string) preg_replace('~^https?:~i', '', $url));
	}
}
