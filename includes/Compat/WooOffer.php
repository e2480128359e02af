<?php
/**
 * The offer of a product or a variation of WooCommerce.
 */

declare(strict_types=1);

namespace Pharos\Compat;

final class WooOffer {
	/** The price as the store displays it: with or without taxes, and rounded. '' for none. */
	public static function price(object $product, string $kind = 'price'): string {
		$price = $kind === 'regular' ? $product->get_regular_price() : $product->get_price();
		if (is_numeric($price) && function_exists('wc_get_price_to_display')) {
			$price = wc_get_price_to_display($product, ['price' => $price]);
		}
		return match (true) {
			!is_numeric($price) => '',
			function_exists('wc_get_price_decimals') => (string) round(
				(float) $price,
				wc_get_price_decimals(),
			),
			default => (string) $price,
		};
	}

	/** A member of schema.org's ItemAvailability. */
	public static function availability(object $product): string {
		return match (true) {
			(bool) $product->is_on_backorder() => 'BackOrder',
			(bool) $product->is_in_stock() => 'InStock',
			default => 'OutOfStock',
		};
	}

	/**
	 * The offer of a variation, like WooCommerce's of a product: with the list price during a sale, and changed by the same filter.
	 *
	 * @return array Empty without a price.
	 */
	public static function build(object $variation): array {
		$price = self::price($variation);
		if ($price === '') {
			return [];
		}
		$currency = (string) get_woocommerce_currency();
		$is_sale = (bool) $variation->is_on_sale();
		$end = $is_sale ? $variation->get_date_on_sale_to() : null;
		$offer = [
			'@type' => 'Offer',
			'url' => (string) $variation->get_permalink(),
			'price' => (float) $price,
			'priceCurrency' => $currency,
			'availability' => 'https://schema.org/' . self::availability($variation),
			'priceValidUntil' => gmdate(
				...$end ? ['Y-m-d', $end->getTimestamp()] : ['Y-12-31', time() + YEAR_IN_SECONDS],
			),
		];
		if ($is_sale) {
			$offer['priceSpecification'] = [
				'@type' => 'UnitPriceSpecification',
				'priceType' => 'https://schema.org/ListPrice',
				'price' => (float) self::price($variation, 'regular'),
				'priceCurrency' => $currency,
			];
		}
		$filtered = apply_filters('woocommerce_structured_data_product_offer', $offer, $variation);
		// Shipping details of other plugins take precedence.
		return (is_array($filtered) ? $filtered : $offer) + WooShipping::build($variation);
	}
}
