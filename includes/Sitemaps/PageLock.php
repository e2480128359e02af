<?php
/**
 * Lets one process at a time generate a sitemap page, or work on all.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** In the row of the page: storing the page (Pages::store()) releases it. */
final class PageLock {
	/**
	 * @param int $seconds Timeout of the lock, in case the process dies.
	 * @return bool Whether the lock was acquired; false if another process has generated the page since it was read.
	 */
	public static function take(Page $page, int $seconds): bool {
		return Pages::query(
			'UPDATE %i SET locked = %d WHERE id = %d AND locked < %d AND made = %d',
			Tables::pages(),
			time() + $seconds,
			$page->id,
			time(),
			$page->made,
		) === 1;
	}

	/** Extends the lock. */
	public static function hold(Page $page, int $seconds): void {
		Pages::query(
			'UPDATE %i SET locked = %d WHERE id = %d',
			Tables::pages(),
			time() + $seconds,
			$page->id,
		);
	}

	public static function release(Page $page): void {
		Pages::query('UPDATE %i SET locked = 0 WHERE id = %d', Tables::pages(), $page->id);
	}
}
