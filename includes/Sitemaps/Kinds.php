<?php
/**
 * The post types and taxonomies whose pages sitemaps, llms.txt and IndexNow may include.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

/** Those of WordPress's own sitemap: public ones, without those that other plugins remove from it with its filters, plus those they add. */
final class Kinds {
	/** @return array<string, WP_Post_Type> Post types, except attachments. */
	public static function types(): array {
		$types = PostTypes::viewable();
		$kept = CoreSitemap::by_others(
			'wp_sitemaps_post_types',
			array_filter($types, static fn(WP_Post_Type $type): bool => $type->public),
		);
		return array_intersect_key($types, $kept);
	}

	/** @return array<string, WP_Post_Type> The same, with attachments if they have pages. */
	public static function served(Settings $settings): array {
		return array_intersect_key(
			PostTypes::served($settings),
			self::types() + ['attachment' => true],
		);
	}

	/** @return array<string, WP_Taxonomy> */
	public static function taxonomies(): array {
		$taxonomies = PostTypes::taxonomies();
		$kept = CoreSitemap::by_others(
			'wp_sitemaps_taxonomies',
			array_filter($taxonomies, static fn(WP_Taxonomy $taxonomy): bool => $taxonomy->public),
		);
		return array_intersect_key($taxonomies, $kept);
	}

	/** Whether another plugin, or its registration, keeps the type or taxonomy of an object that has a page out of sitemaps. */
	public static function is_left_out(WP_Post|WP_Term $object): bool {
		return $object instanceof WP_Post
			? isset(PostTypes::viewable()[$object->post_type]) &&
					!isset(self::types()[$object->post_type])
			: isset(PostTypes::taxonomies()[$object->taxonomy]) &&
					!isset(self::taxonomies()[$object->taxonomy]);
	}
}
