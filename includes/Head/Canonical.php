<?php
/**
 * The canonical address.
 */

declare(strict_types=1);

namespace Pharos\Head;

final class Canonical {
	/**
	 * @param bool $noindex Whether robots are told not to index the page: then it has none, because a canonical
	 *                      address asks to index something.
	 * @return string Nothing when the page has none.
	 */
	public function url(Context $context, bool $noindex): string {
		/**
		 * Filters the canonical address of a page.
		 *
		 * @param string  $url     The address, not escaped; nothing for pages that have none (not found, noindex).
		 * @param Context $context What the page is about.
		 */
		return (string) apply_filters(
			'pharos_canonical',
			$noindex ? '' : PageUrl::of($context, $context->page),
			$context,
		);
	}
}
