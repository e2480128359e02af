<?php
/**
 * Checks the HTML size of pages.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Http\Client;

/** The HTML only, without the files of images, styles and scripts. */
final class PageWeight extends PageCheck {
	/** In bytes. Half of all pages have less than 40 KB, nine in ten less than 200; search engines read the first 2 MB. */
	private const HEAVY = 500 * KB_IN_BYTES;

	public function id(): string {
		return 'page_weight';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
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

	protected function passed_message(): string {
		return __('The HTML size of pages is fine.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has very large HTML.',
				'%s pages have very large HTML.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			sprintf(
				/* translators: %s: a size such as "500 KB". */
				__(
					'This is the size of the HTML without images. It should be less than %s. Large pages load slowly on mobile devices, and search engines may read only the beginning.',
					'pharos-seo',
				),
				size_format(self::HEAVY),
			),
			__(
				'Split very long content into several pages, show fewer entries in lists, and upload images to the media library instead of pasting them into the content: pasted images are part of the HTML.',
				'pharos-seo',
			),
		];
	}
}
