<?php
/**
 * Who has written the posts of this site.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

final class Authors {
	/** Whether several authors have published posts, so that each archive shows something else than the blog. */
	public static function are_several(): bool {
		global $wpdb;
		// Those of posts, which author archives list. The index by type and status answers; two are enough.
		return count(
			$wpdb->get_col(
				"SELECT DISTINCT post_author FROM $wpdb->posts
				WHERE post_type = 'post' AND post_status = 'publish' LIMIT 2",
			),
		) > 1;
	}
}
