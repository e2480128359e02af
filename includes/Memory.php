<?php
/**
 * The memory of a request that goes through a whole site.
 */

declare(strict_types=1);

namespace Pharos;

final class Memory {
	/**
	 * Drops what WordPress has read so far: a loop over a million posts would keep them all. A shared object cache keeps what it
	 * holds for other requests; one that can't drop its runtime part alone is left as it is.
	 */
	public static function free(): void {
		if (wp_cache_supports('flush_runtime')) {
			wp_cache_flush_runtime();
		}
		// Filled where SAVEQUERIES is on.
		$GLOBALS['wpdb']->queries = [];
	}
}
