<?php
/**
 * Values of a WooCommerce product on its page.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Head\Context;
use Pharos\Template\Text;

/** Uses the product that WooCommerce has loaded for its own template. */
final class Product {
	/** @param object|null $product WooCommerce's WC_Product; null if the page has none. */
	private function __construct(
		private readonly ?object $product,
		private readonly Context $page,
	) {}

	public static function of(Context $page): self {
		$post = $page->post();
		$product =
			$post?->post_type === 'product' &&
			$post->post_password === '' &&
			function_exists('wc_get_product')
				? wc_get_product($post->ID)
				: null;
		return new self(is_object($product) ? $product : null, $page);
	}

	/** The value of a variable as plain text; '' for none. */
	public function value(string $name): string {
		return $this->product === null
			? ''
			: match ($name) {
				'product_offer' => $this->offer(),
				'product_price' => $this->offer() === 'Offer' ? $this->price() : '',
				'product_low_price' => $this->limit('min'),
				'product_high_price' => $this->limit('max'),
				'product_offers' => $this->offer() === 'AggregateOffer'
					? (string) count((array) $this->product->get_children())
					: '',
				'product_currency' => function_exists('get_woocommerce_currency')
					? (string) get_woocommerce_currency()
					: '',
				'product_sku' => Text::plain((string) $this->product->get_sku()),
				'product_availability' => match (true) {
					(bool) $this->product->is_on_backorder() => 'BackOrder',
					(bool) $this->product->is_in_stock() => 'InStock',
					default => 'OutOfStock',
				},
				'product_brand' => $this->brand(),
				'product_rating' => $this->reviews() > 0
					? (string) $this->product->get_average_rating()
					: '',
				'product_reviews' => (string) ($this->reviews() ?: ''),
				default => '',
			};
	}

	/** The schema.org type of its offers: one price, or a price range; '' without a price. */
	private function offer(): string {
		return match (true) {
			$this->is_variable() => $this->limit('min') === '' ? '' : 'AggregateOffer',
			default => $this->price() === '' ? '' : 'Offer',
		};
	}

	private function is_variable(): bool {
		return $this->product->is_type('variable');
	}

	/** The price as the shop displays it: with or without taxes, and rounded. */
	private function price(): string {
		$price = $this->product->get_price();
		if (is_numeric($price) && function_exists('wc_get_price_to_display')) {
			$price = wc_get_price_to_display($this->product);
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

	/** @param 'min'|'max' $which */
	private function limit(string $which): string {
		$price = $this->is_variable() ? $this->product->get_variation_price($which, true) : '';
		return is_numeric($price) ? (string) $price : '';
	}

	private function reviews(): int {
		return (int) $this->product->get_review_count();
	}

	private function brand(): string {
		$post = $this->page->post();
		$brands = is_object_in_taxonomy($post->post_type, 'product_brand')
			? get_the_terms($post, 'product_brand')
			: [];
		return is_array($brands) ? Text::plain((string) (current($brands)->name ?? '')) : '';
	}
}
