<?php
/**
 * What WooCommerce does to a site's pages.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;

final class Shop {
	/** The options that name the pages which it keeps out of search results, such as the cart. */
	public const HIDDEN_PAGES = [
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_myaccount_page_id',
	];

	/** The post type of its products. */
	public const TYPE = 'product';

	/**
	 * The page at whose URL the archive of products is. What is written in its editor is meant for the archive; visitors never see it
	 * as a page. Null while WooCommerce is not active, or shows the archive elsewhere.
	 */
	public static function page(): ?WP_Post {
		$id = function_exists('wc_get_product') ? (int) get_option('woocommerce_shop_page_id') : 0;
		$page = $id > 0 && get_post_type_object(self::TYPE)?->has_archive ? get_post($id) : null;
		return $page?->post_type === 'page' && $page->post_status === 'publish' ? $page : null;
	}

	/** Whether a post is that page. */
	public static function is_page(WP_Post $post): bool {
		return $post->post_type === 'page' && self::page()?->ID === $post->ID;
	}

	/** Whether it keeps a post out of search results. */
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
