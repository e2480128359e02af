<?php
/**
 * The redirect of a single post or term in a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Migration\Redirects\Locations;
use WP_Post;
use WP_Term;

final class PageRedirect {
	/**
	 * Migrates a redirect that visitors got.
	 *
	 * @param string $target A URL, or a path below the domain, as the source stores it.
	 * @param string $field  The name of the target in the source, for what can't be migrated.
	 */
	public static function add_to(
		MappedData $mapped,
		WP_Post|WP_Term $object,
		string $target,
		int $status,
		string $field,
	): void {
		// As the source plugins output it: a target without scheme or slash becomes a host.
		$url = sanitize_url(trim($target), ['http', 'https']);
		if (!preg_match('~^(?:https?:/)?/~i', $url)) {
			$mapped->lose('redirect_target', $target, $field);
			return;
		}
		$mapped->set('redirect', Locations::of_domain($url));
		$status !== 301 && $mapped->set('redirect_status', $status);
		if ($object instanceof WP_Post && $object->post_password !== '') {
			$mapped->lose('redirect_password', $target, $field);
		}
	}
}
