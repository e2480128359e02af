<?php
/**
 * Checks whether pages have internal links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class InternalLinks extends PageCheck {
	public function id(): string {
		return 'internal_links';
	}

	protected function look(Page $page, Site $site): ?Finding {
		foreach (SampleLinks::of_page($page) as $link) {
			if ($link->is_own) {
				return null;
			}
		}
		return new Finding(
			__('It leads to no other page of the site.', 'pharos-seo'),
			$page->object === null ? Place::navigation() : $page->edit(),
		);
	}

	protected function fine(): string {
		return __('Pages link to other pages of the site.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page does not link to any other page of the site.',
				'%s pages do not link to any other page of the site.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines find pages by links, and take pages that many link to for more important. Visitors of a page without links have nowhere to go.',
				'pharos-seo',
			),
			__(
				'Add links in the text to pages on related subjects, and a navigation menu to all pages.',
				'pharos-seo',
			),
		];
	}
}
