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
		$rows = [
			TemplateContext::POST => [$type],
			TemplateContext::TERM => [$taxonomy],
			TemplateContext::TYPE => [$archive],
		];
		return array_column(self::pages($rows), 3, 1);
	}

	/**
	 * Expands the rows of a map about kinds of pages to all content types.
	 *
	 * @param array<string, list<string>> $rows By TemplateContext. The first text is a key of the source: "*" is the name of the
	 *                                          post type or taxonomy.
	 * @return list<list<string>> Group and name in the setting `templates`, the TemplateContext, the key, and the rest of the row.
	 */
	public static function pages(array $rows): array {
		$groups = [
			TemplateContext::POST => ['post_types', '*', self::types()],
			TemplateContext::TERM => ['taxonomies', '*', self::taxonomies()],
			TemplateContext::TYPE => ['archives', 'archive-*', self::archives()],
		];
		$pages = [];
		foreach ($rows as $place => $row) {
			[$group, $target, $names] = $groups[$place] ?? ['archives', '*', [$place]];
			foreach ($names as $name) {
				$key = strtr($row[0], ['*' => $name]);
				$pages[] = [
					$group,
					strtr($target, ['*' => $name]),
					$place,
					$key,
					...array_slice($row, 1),
				];
			}
		}
		return $pages;
	}
}
