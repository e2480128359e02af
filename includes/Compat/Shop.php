<?php
/**
 * Stores: their products, and WooCommerce's changes to a site's pages.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;

final class Shop {
	/** Options with the ids of pages that WooCommerce sets to noindex, such as the cart. */
	public const HIDDEN_PAGES = [
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_myaccount_page_id',
	];

	/** Slugs of the terms that a product has whose visibility is "Hidden". */
	private const HIDDEN = ['exclude-from-catalog', 'exclude-from-search'];

	/** The custom field of products with the ids of their gallery, separated by commas. */
	public const GALLERY = '_product_image_gallery';

	/** The post type of products. */
	public const TYPE = 'product';

	/**
	 * Returns the page at the URL of the product archive. Values entered in its editor apply to the archive; visitors
	 * never see it as a page. Null while WooCommerce isn't active, or shows the archive at another URL.
	 */
	public static function page(): ?WP_Post {
		$id = function_exists('wc_get_product') ? (int) get_option('woocommerce_shop_page_id') : 0;
		$page = $id > 0 && get_post_type_object(self::TYPE)?->has_archive ? get_post($id) : null;
		return $page?->post_type === 'page' && $page->post_status === 'publish' ? $page : null;
	}

	/** Whether a store's plugin is active whose products have variables: WooCommerce or Easy Digital Downloads. */
	public static function is_there(): bool {
		return function_exists('wc_get_product') || function_exists('edd_get_download');
	}

	/** Whether a post is a product of a store that is active. */
	public static function sells(?WP_Post $post): bool {
		return match ($post?->post_type) {
			self::TYPE => function_exists('wc_get_product'),
			EddProduct::TYPE => function_exists('edd_get_download'),
			default => false,
		};
	}

	/** The product that a post shows; null if it shows none, or has a password. */
	public static function product(?WP_Post $post): ?StoreProduct {
		if (!self::sells($post) || $post->post_password !== '') {
			return null;
		}
		if ($post->post_type === self::TYPE) {
			$product = wc_get_product($post->ID);
			return is_object($product) ? new WooProduct($product) : null;
		}
		$download = edd_get_download($post->ID);
		return is_object($download) ? new EddProduct($download) : null;
	}

	/** Whether the post is that page. */
	public static function is_page(WP_Post $post): bool {
		return $post->post_type === 'page' && self::page()?->ID === $post->ID;
	}

	/** Whether a product is hidden from both the catalog and the search of the store. Uses the terms that WordPress has loaded with it. */
	public static function hides_product(?WP_Post $post): bool {
		$terms =
			$post?->post_type === self::TYPE && function_exists('wc_get_product')
				? get_the_terms($post, 'product_visibility')
				: [];
		return is_array($terms) &&
			count(array_intersect(self::HIDDEN, array_column($terms, 'slug'))) ===
				count(self::HIDDEN);
	}

	/** @return array<int, true> The ids of all such products, as keys. */
	public static function hidden_products(): array {
		global $wpdb;
		$terms = function_exists('wc_get_product')
			? get_terms([
				'taxonomy' => 'product_visibility',
				'slug' => self::HIDDEN,
				'hide_empty' => false,
			])
			: [];
		if (!is_array($terms) || count($terms) < count(self::HIDDEN)) {
			return [];
		}
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT one.object_id FROM $wpdb->term_relationships one
				JOIN $wpdb->term_relationships other ON other.object_id = one.object_id
				WHERE one.term_taxonomy_id = %d AND other.term_taxonomy_id = %d",
				array_column($terms, 'term_taxonomy_id'),
			),
		);
		return array_fill_keys(array_map('intval', $ids), true);
	}

	/** Whether WooCommerce sets the post to noindex. */
	public static function hides(?WP_Post $post): bool {
		return $post?->post_type === 'page' &&
			function_exists('wc_get_product') &&
			in_array(
				$post->ID,
				array_map(
					static fn(string $name): int => (int) get_option($name),
					self::HIDDEN_PAGES,
				),
				true,
			);
	}
}
