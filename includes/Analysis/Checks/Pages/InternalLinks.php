<?php
/**
 * Checks whether pages have internal links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class InternalLinks extends PageCheck {
	public function id(): string {
		return 'internal_links';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		foreach (SampleLinks::of_page($page) as $link) {
			if ($link->is_own) {
				return null;
			}
		}
		return new Finding(
			__('No internal links.', 'pharos-seo'),
			$page->object === null ? EditLocation::navigation() : $page->edit(),
		);
	}

	protected function passed_message(): string {
		return __('Pages have internal links.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has no internal links.',
				'%s pages have no internal links.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Search engines discover pages through links and consider pages with many links more important. Without links, visitors can’t continue to other pages.',
				'pharos-seo',
			),
			__(
				'Add links to related pages to the content, and a navigation menu to all pages.',
				'pharos-seo',
			),
		];
	}
}
