<?php
/**
 * The kinds of content that sources have settings and data for.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Content\Archives;
use Pharos\Content\PostTypes;

final class Kinds {
	/** @return list<string> Names of post types with pages, files among them. */
	public static function types(): array {
		return [...array_keys(PostTypes::viewable()), 'attachment'];
	}

	/** @return list<string> Names of taxonomies with pages, post formats among them. */
	public static function taxonomies(): array {
		$names = array_keys(PostTypes::taxonomies());
		return is_taxonomy_viewable('post_format') ? [...$names, 'post_format'] : $names;
	}

	/** @return list<string> Names of post types with an archive. */
	public static function archives(): array {
		return array_keys(Archives::types());
	}
}
