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
