<?php
/**
 * The post types and taxonomies that settings apply to.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Settings\Settings;
use WP_Post_Type;
use WP_Taxonomy;

final class PostTypes {
	/** @return WP_Post_Type[] Types whose posts have a page, except attachments. */
	public static function viewable(): array {
		return array_filter(
			get_post_types([], 'objects'),
			static fn(WP_Post_Type $type): bool => $type->name !== 'attachment' &&
				is_post_type_viewable($type),
		);
	}

	/**
	 * @return array<string, WP_Post_Type> Types whose posts have a page that isn't redirected: attachments only if attachment pages are on.
	 */
	public static function served(Settings $settings): array {
		$types = self::viewable();
		$files = get_post_type_object('attachment');
		if (
			$files &&
			get_option('wp_attachment_pages_enabled') &&
			!$settings->get('redirectAttachmentPagesToPostParent')
		) {
			$types['attachment'] = $files;
		}
		return $types;
	}

	/** @return WP_Taxonomy[] Taxonomies whose terms have an archive, except post formats. */
	public static function taxonomies(): array {
		return array_filter(
			get_taxonomies([], 'objects'),
			static fn(WP_Taxonomy $taxonomy): bool => $taxonomy->name !== 'post_format' &&
				is_taxonomy_viewable($taxonomy),
		);
	}
}
