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

	/** The product that a post shows; null if it shows none, or has a password. */
	public static function product(?WP_Post $post): ?StoreProduct {
		if (!$post || $post->post_password !== '') {
			return null;
		}
		if ($post->post_type === self::TYPE && function_exists('wc_get_product')) {
			$product = wc_get_product($post->ID);
			return is_object($product) ? new WooProduct($product) : null;
		}
		if ($post->post_type === EddProduct::TYPE && function_exists('edd_get_download')) {
			$download = edd_get_download($post->ID);
			return is_object($download) ? new EddProduct($download) : null;
		}
		return null;
	}

	/** Whether the post is that page. */
	public static function is_page(WP_Post $post): bool {
		return $post->post_type === 'page' && self::page()?->ID === $post->ID;
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
