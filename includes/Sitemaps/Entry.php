<?php
/**
 * A URL in a sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * @phpstan-type Video array{thumbnail_loc: string, title: string, description: string, content_loc?: string, player_loc?: string, duration?: int, publication_date?: string}
 */
final class Entry {
	/**
	 * @param string                       $key     See Provider.
	 * @param string                       $loc     The URL, not escaped.
	 * @param string                       $lastmod Last modification in UTC, in database format; '' if unknown.
	 * @param WP_Post|WP_Term|WP_User|null $object  The object of the page.
	 * @param list<string>                 $images  Image URLs.
	 * @param list<array>                  $videos  Videos, with keys named as in Google's extension.
	 * @param list<string>                 $others  URLs of the page in other languages, listed after its own.
	 */
	public function __construct(
		public readonly string $key,
		public string $loc = '',
		public string $lastmod = '',
		public readonly WP_Post|WP_Term|WP_User|null $object = null,
		public array $images = [],
		public array $videos = [],
		public array $others = [],
	) {}
}
