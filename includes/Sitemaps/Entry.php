<?php
/**
 * One address in a sitemap.
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
	 * @param string                       $loc     The address, not escaped.
	 * @param string                       $lastmod When it changed, UTC, as the database has it; '' when nobody knows.
	 * @param WP_Post|WP_Term|WP_User|null $object  What it shows.
	 * @param list<string>                 $images  Addresses.
	 * @param list<array>                  $videos  By the names of Google's extension.
	 */
	public function __construct(
		public readonly string $key,
		public string $loc = '',
		public string $lastmod = '',
		public readonly WP_Post|WP_Term|WP_User|null $object = null,
		public array $images = [],
		public array $videos = [],
	) {}
}
