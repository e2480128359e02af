<?php
/**
 * Checks whether pages have a title tag.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class Title extends PageCheck {
	public function id(): string {
		return 'title';
	}

	public function severity(): string {
		return self::ERROR;
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		return ($page->document()->titles[0] ?? '') === ''
			? new Finding(__('No title tag.', 'pharos-seo'), $page->edit('title'))
			: null;
	}

	protected function passed_message(): string {
		return __('Pages have a title tag.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n('%s page has no title tag.', '%s pages have no title tag.', $pages, 'pharos-seo'),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'The title tag is the title in search results. Without one, search engines create their own.',
				'pharos-seo',
			),
		];
	}
}
