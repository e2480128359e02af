<?php
/**
 * Checks whether pages have a title tag.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

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

	protected function look(Page $page, Site $site): ?Finding {
		return ($page->document()->titles[0] ?? '') === ''
			? new Finding(__('It has no title.', 'pharos-seo'), $page->edit('title'))
			: null;
	}

	protected function fine(): string {
		return __('Pages have a title.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n('%s page has no title.', '%s pages have no title.', $pages, 'pharos-seo'),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'The title is the link that search engines show. Without one they make up their own.',
				'pharos-seo',
			),
		];
	}
}
