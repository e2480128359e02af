<?php
/**
 * The data of another SEO plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * Read-only: the data of the source plugin is never changed. Works with the data in the database, whether the plugin is
 * active, inactive or deleted. docs/migration.md describes how to write a source.
 */
interface Source {
	/** Returns the name used in URLs and tables: lowercase letters, digits, hyphens; at most 32 characters. */
	public function slug(): string;

	/** Returns the name of the plugin. */
	public function name(): string;

	/** @return list<string> Main files of the plugin and its editions, such as "acme-seo/acme-seo.php". */
	public function plugins(): array;

	/** Whether the database has data of the plugin. Called whenever the screen is shown: a single option lookup, no scan. */
	public function has_data(): bool;

	/** Returns its settings in Pharos's format (keys of includes/Settings/Definitions.php). */
	public function settings(): MappedData;

	/** Returns the data of a post in Pharos's fields (ObjectMeta\Fields). */
	public function post(WP_Post $post): MappedData;

	public function term(WP_Term $term): MappedData;

	public function author(WP_User $user): MappedData;

	/** Returns the objects with data. @param 'post'|'term'|'user' $kind */
	public function ids(string $kind): Ids;

	/**
	 * Preloads data of many objects for the next calls. The objects and their metadata are already loaded.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function preload(string $kind, array $ids): void;
}
