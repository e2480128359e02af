<?php
/**
 * The content types that sources have settings and data for.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Content\Archives;
use Pharos\Content\PostTypes;

final class ContentTypes {
	/** What numbers are called, by the kind of rows in the ledger. */
	public const NAMES = [
		'post' => 'posts',
		'term' => 'terms',
		'user' => 'authors',
		'redirect' => 'redirects',
	];

	/** @return list<string> Names of post types with pages, including attachments. */
	public static function types(): array {
		return [...array_keys(PostTypes::viewable()), 'attachment'];
	}

	/** @return list<string> Names of taxonomies with archives, including post formats. */
	public static function taxonomies(): array {
		$names = array_keys(PostTypes::taxonomies());
		return is_taxonomy_viewable('post_format') ? [...$names, 'post_format'] : $names;
	}

	/** @return list<string> Names of post types with an archive. */
	public static function archives(): array {
		return array_keys(Archives::types());
	}
}
