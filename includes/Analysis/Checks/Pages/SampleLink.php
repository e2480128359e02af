<?php
/**
 * A URL that pages of the sample link to.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Page;

final class SampleLink {
	/** The number of pages with the link, including the first. */
	public int $pages = 1;

	/**
	 * @param string $url    Without the fragment.
	 * @param array  $anchor The first link to the URL: see Document.
	 * @param Page   $page   The page with that link.
	 * @param bool   $is_own Whether the URL is on this site.
	 */
	public function __construct(
		public readonly string $url,
		public readonly array $anchor,
		public readonly Page $page,
		public readonly bool $is_own,
	) {}

	/** Returns a description of the link's location. */
	public function place(): string {
		$place =
			$this->anchor['text'] === ''
				? sprintf(
					/* translators: %s: URL of a page. */
					__('On %s', 'pharos-seo'),
					$this->page->url,
				)
				: sprintf(
					/* translators: 1: text of a link. 2: URL of a page. */
					__('“%1$s” on %2$s', 'pharos-seo'),
					wp_html_excerpt($this->anchor['text'], 80, '…'),
					$this->page->url,
				);
		$more = $this->pages - 1;
		return $more === 0
			? $place
			: sprintf(
				/* translators: 1: where a link stands, such as “Our shop” on https://example.com/. 2: number of pages. */
				_n(
					'%1$s, and on %2$s more page',
					'%1$s, and on %2$s more pages',
					$more,
					'pharos-seo',
				),
				$place,
				number_format_i18n($more),
			);
	}
}
