<?php
/**
 * A product of WooCommerce.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** Uses the product that WooCommerce has loaded for its own template. */
final class WooProduct implements StoreProduct {
	private const HOOK = 'woocommerce_structured_data_product';

	/** @param object $product A WC_Product. */
	public function __construct(private readonly object $product) {}

	public function value(string $name): string {
		return match ($name) {
			'offer' => $this->offer(),
			'price' => $this->offer() === 'Offer' ? $this->price() : '',
			'low_price' => $this->offer() === 'AggregateOffer' ? $this->limit('min') : '',
			'high_price' => $this->offer() === 'AggregateOffer' ? $this->limit('max') : '',
			'offers' => $this->offer() === 'AggregateOffer'
				? (string) count((array) $this->product->get_children())
				: '',
			'currency' => function_exists('get_woocommerce_currency')
				? (string) get_woocommerce_currency()
				: '',
			'sku' => (string) $this->product->get_sku(),
			'availability' => WooOffer::availability($this->product),
			'brand' => $this->brand(),
			'rating' => $this->reviews() > 0 ? (string) $this->product->get_average_rating() : '',
			'reviews' => (string) ($this->reviews() ?: ''),
			default => '',
		};
	}

	public function displayed_price(): string {
		if (!function_exists('wc_price')) {
			return '';
		}
		return match ($this->offer()) {
			'AggregateOffer' => (string) wc_format_price_range(
				$this->limit('min'),
				$this->limit('max'),
			),
			'Offer' => (string) wc_price((float) $this->price()),
			default => '',
		};
	}

	public function markup(): ?array {
		$maker = function_exists('WC') ? WC()->structured_data ?? null : null;
		if (!is_object($maker) || !is_callable([$maker, 'generate_product_data'])) {
			return null;
		}
		$offer = null;
		$note = static function ($given) use (&$offer) {
			return $offer = $given;
		};
		add_filter(self::HOOK . '_offer', $note, PHP_INT_MIN);
		$markup = FilterTrace::record(
			self::HOOK,
			fn() => $maker->generate_product_data($this->product),
		);
		remove_filter(self::HOOK . '_offer', $note, PHP_INT_MIN);
		if ($markup !== null && is_array($offer)) {
			$markup['was']['offers'] = [$offer];
		}
		return $markup === null ? null : $this->with_shipping($markup);
	}

	public function variants(): array {
		$product = $this->product;
		$has_variants =
			$this->is_variable() &&
			method_exists($product, 'get_available_variations') &&
			// WooCommerce loads more than that only when a visitor selects one.
			count((array) $product->get_children()) <=
				(int) apply_filters('woocommerce_ajax_variation_threshold', 30, $product);
		return $has_variants
			? WooVariants::build($product->get_available_variations('objects'))
			: ['nodes' => [], 'varies_by' => []];
	}

	/** Adds shipping costs to the offer of WooCommerce; values of a schema and of other plugins take precedence. */
	private function with_shipping(array $markup): array {
		$offer = $markup['is']['offers'][0] ?? null;
		if (is_array($offer) && ($offer['@type'] ?? '') === 'Offer') {
			$shipping = WooShipping::build($this->product);
			$markup['is']['offers'][0] += $shipping;
			if (isset($markup['was']['offers'][0])) {
				$markup['was']['offers'][0] += $shipping;
			}
		}
		return $markup;
	}

	/** The schema.org type of its offers: one price, or a price range; '' without a price. */
	private function offer(): string {
		return match (true) {
			$this->is_variable() && $this->limit('min') !== $this->limit('max') => 'AggregateOffer',
			default => $this->price() === '' ? '' : 'Offer',
		};
	}

	private function is_variable(): bool {
		return (bool) $this->product->is_type('variable');
	}

	private function price(): string {
		return $this->is_variable() ? $this->limit('min') : WooOffer::price($this->product);
	}

	/** @param 'min'|'max' $which */
	private function limit(string $which): string {
		$price = $this->product->get_variation_price($which, true);
		return is_numeric($price) ? (string) $price : '';
	}

	private function reviews(): int {
		return (int) $this->product->get_review_count();
	}

	private function brand(): string {
		$id = (int) $this->product->get_id();
		$brands = is_object_in_taxonomy('product', 'product_brand')
			? get_the_terms($id, 'product_brand')
			: [];
		return is_array($brands) ? (string) (current($brands)->name ?? '') : '';
	}
}
