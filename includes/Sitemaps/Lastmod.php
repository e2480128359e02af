<?php
/**
 * When a post's page changed last.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;

/**
 * A scheduled post was last edited before it was published. A date in the future is that of an event, for example; a modification time of
 * zero, as other code may store it, stays unknown.
 */
final class Lastmod {
	private const UNKNOWN = '0000-00-00 00:00:00';

	/** @return string UTC, in database format. */
	public static function for_post(WP_Post $post): string {
		[$date, $modified] = [$post->post_date_gmt, $post->post_modified_gmt];
		return $modified > self::UNKNOWN && $date > $modified && $date <= gmdate('Y-m-d H:i:s')
			? $date
			: $modified;
	}

	/**
	 * The latest of several posts: an SQL expression of their table.
	 *
	 * @param string $posts Alias of the table, with a dot; '' for none.
	 */
	public static function latest(string $posts = ''): string {
		global $wpdb;
		$date = "{$posts}post_date_gmt";
		$modified = "{$posts}post_modified_gmt";
		return $wpdb->prepare(
			"MAX(CASE WHEN $modified > %s AND $date > $modified AND $date <= %s THEN $date ELSE $modified END)",
			self::UNKNOWN,
			gmdate('Y-m-d H:i:s'),
		);
	}
}
