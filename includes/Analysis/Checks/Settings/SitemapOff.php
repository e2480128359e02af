<?php
/**
 * Checks whether the XML sitemap is turned on.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Sitemaps\Series;

final class SitemapOff extends OutputCheck {
	public function id(): string {
		return 'sitemap_off';
	}

	protected function inspect(Site $site): ?Result {
		// While search engines are discouraged from indexing the site, there is no sitemap.
		if (!get_option('blog_public')) {
			return null;
		}
		if (Series::is_on($site->settings)) {
			return Result::passed(__('The XML sitemap is turned on.', 'pharos-seo'));
		}
		$fix = Fix::setting(
			__('Turn on the sitemap', 'pharos-seo'),
			'/advanced/sitemaps',
			'enable_xml_sitemap',
		);
		if (wp_sitemaps_get_server()->sitemaps_enabled()) {
			return Result::found(
				__(
					'The XML sitemap is turned off; WordPress’s built-in sitemap is used.',
					'pharos-seo',
				),
				[
					__(
						'WordPress’s built-in sitemap has no images or videos, and takes longer to generate the more posts you have.',
						'pharos-seo',
					),
					__(
						'Turn on the XML sitemap. The URL of the built-in sitemap redirects to it.',
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
					'A sitemap lists all your pages for search engines. Without it, they only find pages with links to them, and discover changes late.',
					'pharos-seo',
				),
				__('Turn on the XML sitemap. It stays up to date automatically.', 'pharos-seo'),
			],
			$fix,
		);
	}
}
