<?php
/**
 * Checks whether the XML sitemap is turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Sitemaps\Series;

final class SitemapOff extends OwnCheck {
	public function id(): string {
		return 'sitemap_off';
	}

	protected function look(Site $site): ?Result {
		// While search engines are discouraged from indexing the site, there is no sitemap.
		if (!get_option('blog_public')) {
			return null;
		}
		if (Series::is_on($site->settings)) {
			return Result::passed(__('The XML sitemap is switched on.', 'pharos-seo'));
		}
		$fix = Fix::setting(
			__('Switch the sitemap on', 'pharos-seo'),
			'/advanced/sitemaps',
			'enable_xml_sitemap',
		);
		if (wp_sitemaps_get_server()->sitemaps_enabled()) {
			return Result::found(
				__('The XML sitemap is off; WordPress’s own takes its place.', 'pharos-seo'),
				[
					__(
						'WordPress’s sitemap lists your pages, but neither their images nor their videos, and search engines wait longer for it the more posts you have.',
						'pharos-seo',
					),
					__(
						'Switch the sitemap on: the address of the old one leads to it.',
						'pharos-seo',
					),
				],
				$fix,
				self::SUGGESTION,
			);
		}
		return Result::found(
			__('The site has no sitemap.', 'pharos-seo'),
			[
				__(
					'A sitemap is the list of all your pages for search engines. Without it they find only what other pages link to, and learn late of what has changed.',
					'pharos-seo',
				),
				__('Switch it on. It keeps itself up to date.', 'pharos-seo'),
			],
			$fix,
		);
	}
}
