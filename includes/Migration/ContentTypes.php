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

	/** @return list<string> The names of these archives in settings. */
	public static function archive_names(): array {
		return array_map(static fn(string $type): string => "archive-$type", self::archives());
	}

	/**
	 * Returns the keys of a source's options, by the names of content types in settings.
	 *
	 * @param string $type     The key of a post type: "*" is its name.
	 * @param string $taxonomy The same for a taxonomy.
	 * @param string $archive  The same for the archive of a post type.
	 * @return array<string, string>
	 */
	public static function keys(string $type, string $taxonomy, string $archive): array {
		$with = static fn(string $key): \Closure => static fn(string $name): string => strtr($key, [
			'*' => $name,
		]);
		return array_combine(self::types(), array_map($with($type), self::types())) +
			array_combine(self::taxonomies(), array_map($with($taxonomy), self::taxonomies())) +
			array_combine(self::archive_names(), array_map($with($archive), self::archives()));
	}
}
