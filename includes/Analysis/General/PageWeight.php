<?php
/**
 * Checks the HTML size of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Http\Client;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

/** The HTML only, without the files of images, styles and scripts. */
final class PageWeight extends PageCheck {
	/** In bytes. Half of all pages have less than 40 KB, nine in ten less than 200; search engines read the first 2 MB. */
	private const HEAVY = 500 * KB_IN_BYTES;

	public function id(): string {
		return 'page_weight';
	}

	protected function look(Page $page, Site $site): ?Finding {
		$size = strlen($page->answer->body);
		return match (true) {
			$page->answer->is_cut => new Finding(
				sprintf(
					/* translators: %s: a size such as "1 MB". */
					__('More than %s', 'pharos-seo'),
					size_format(Client::MOST),
				),
			),
			$size > self::HEAVY => new Finding((string) size_format($size)),
			default => null,
		};
	}

	protected function fine(): string {
		return __('Pages are not too large.', 'pharos-seo');
	}

	protected function wrong(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n('%s page is very large.', '%s pages are very large.', $pages, 'pharos-seo'),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			sprintf(
				/* translators: %s: a size such as "500 KB". */
				__(
					'Only the page itself was measured, without its images: it should have less than %s. Large pages are slow to open on phones, and search engines may read the beginning only.',
					'pharos-seo',
				),
				size_format(self::HEAVY),
			),
			__(
				'Divide very long content into several pages, show fewer entries in lists, and put images into the media library instead of pasting them into the text: pasted images lie in the page itself.',
				'pharos-seo',
			),
		];
	}
}
