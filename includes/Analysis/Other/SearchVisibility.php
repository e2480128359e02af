<?php
/**
 * Checks whether search engines are discouraged from indexing the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

final class SearchVisibility implements Check {
	public function id(): string {
		return 'search_visibility';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		return get_option('blog_public')
			? Result::passed(__('Search engines may list your site.', 'pharos-seo'))
			: Result::found(
				__('Your site is hidden from search engines.', 'pharos-seo'),
				[
					__(
						'WordPress tells search engines on every page to leave your site out of their results, so nobody finds it there. It also has no sitemap.',
						'pharos-seo',
					),
					__(
						'While a site is being built that may be meant so. Once it is ready, untick “Discourage search engines from indexing this site”.',
						'pharos-seo',
					),
				],
				self::fix(),
			);
	}

	public static function fix(): Fix {
		return Fix::admin(
			__('Change the visibility', 'pharos-seo'),
			'options-reading.php#blog_public',
		);
	}
}
