<?php
/**
 * Authors of published posts.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

final class Authors {
	/** Whether several authors have published posts, so that author archives differ from the blog page. */
	public static function are_several(): bool {
		global $wpdb;
		// Only posts, which author archives list; without a user there is no archive. The query uses the index by type and status, and
		// needs two authors only.
		return count(
			$wpdb->get_col(
				"SELECT DISTINCT post_author FROM $wpdb->posts AS posts
				INNER JOIN $wpdb->users AS users ON users.ID = posts.post_author
				WHERE post_type = 'post' AND post_status = 'publish' LIMIT 2",
			),
		) > 1;
	}
}
