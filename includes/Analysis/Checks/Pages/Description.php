<?php
/**
 * Checks whether pages have a meta description.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class Description extends PageCheck {
	public function id(): string {
		return 'description';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		return implode('', $page->document()->meta('description')) === ''
			? new Finding(__('No meta description.', 'pharos-seo'), $page->edit('description'))
			: null;
	}

	protected function passed_message(): string {
		return __('Pages have a meta description.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has no meta description.',
				'%s pages have no meta description.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'The meta description is the text below the title in search results. Without one, search engines choose a text from the page.',
				'pharos-seo',
			),
			__('Write one or two sentences that summarize the page.', 'pharos-seo'),
		];
	}
}
