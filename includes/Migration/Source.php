<?php
/**
 * Another SEO plugin, as far as its data are known.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * Reads only: nothing of the other plugin is ever changed. Works by what the database holds, whether the plugin is active,
 * switched off or deleted. docs/migration.md says how to write one.
 */
interface Source {
	/** Its name in addresses and tables: small letters, digits, hyphens; at most 32. */
	public function slug(): string;

	/** What people call it. */
	public function name(): string;

	/** @return list<string> Main files of the plugin and its editions, such as "acme-seo/acme-seo.php". */
	public function plugins(): array;

	/** Whether the database holds anything of it. Asked whenever the screen is shown: one look at an option, no scan. */
	public function has_data(): bool;

	/** Its settings, as ours (keys of includes/Settings/Definitions.php). */
	public function settings(): Carried;

	/** What it knows about a post, as our fields (ObjectSeo\Fields). */
	public function post(WP_Post $post): Carried;

	public function term(WP_Term $term): Carried;

	public function author(WP_User $user): Carried;

	/** Which objects have data. @param 'post'|'term'|'user' $kind */
	public function ids(string $kind): Ids;

	/**
	 * Loads what the next calls will ask for, for many at once. The objects and their meta rows are loaded already.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function preload(string $kind, array $ids): void;
}
