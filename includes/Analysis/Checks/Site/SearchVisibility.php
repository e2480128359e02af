<?php
/**
 * Checks whether search engines are discouraged from indexing the site.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

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
			? Result::passed(__('Search engines can index the site.', 'pharos-seo'))
			: Result::found(
				__('Search engines are discouraged from indexing the site.', 'pharos-seo'),
				[
					__(
						'WordPress sets every page to noindex, so the site disappears from search results. It has no sitemap either.',
						'pharos-seo',
					),
					__(
						'This is fine while the site isn’t live. Before launch, uncheck “Discourage search engines from indexing this site”.',
						'pharos-seo',
					),
				],
				self::fix(),
			);
	}

	public static function fix(): Fix {
		return Fix::admin(
			__('Change the search engine visibility', 'pharos-seo'),
			'options-reading.php#blog_public',
		);
	}
}
