<?php
/**
 * Memory use of requests that process a whole site.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Memory {
	/**
	 * Clears WordPress's runtime caches: a loop over a million posts would fill the memory. A persistent object cache
	 * keeps its entries for other requests; one that can't clear only its runtime part stays unchanged.
	 */
	public static function free(): void {
		if (wp_cache_supports('flush_runtime')) {
			wp_cache_flush_runtime();
		}
		// Filled while SAVEQUERIES is on.
		$GLOBALS['wpdb']->queries = [];
	}
}
