<?php
/**
 * What WooCommerce charges for shipping a product.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/**
 * WooCommerce reads its zones with queries; WooZones copies them into an autoloaded option. A copy is valid as long as all that it was made
 * from is unchanged, which is autoloaded, too: a page reads nothing else. What isn't certain is left out.
 */
final class WooShipping {
	/** The autoloaded option with the copy: its key, and its zones as WooZones::all() returns them. */
	public const OPTION = 'pharos_shipping';

	/** Options that zones, their costs and countries depend on. WooCommerce changes the first one with each zone. */
	private const SOURCES = '/^(?:_transient_shipping-transient-version|woocommerce_(?:(?:flat_rate|free_shipping)_\d+_settings|(?:ship_to|specific_ship_to|allowed|all_except|specific_allowed)_countries|default_country|price_decimal_sep))$/D';

	/** Filters of other plugins that may change any cost in the cart. */
	private const FILTERS = [
		'woocommerce_package_rates',
		'woocommerce_get_zone_criteria',
		'woocommerce_shipping_method_add_rate_args',
		'woocommerce_shipping_method_add_rate',
		'woocommerce_evaluate_shipping_cost_args',
		'woocommerce_shipping_prices_include_tax',
		'woocommerce_shipping_flat_rate_is_available',
		'woocommerce_shipping_free_shipping_is_available',
	];

	/**
	 * The property of an offer.
	 *
	 * @param object $product A WC_Product; one with variations has none, because their costs may differ.
	 * @return array{shippingDetails?: array|list<array>}
	 */
	public static function build(object $product): array {
		$zones = self::zones();
		if (
			$zones === [] ||
			!($product->is_type('simple') || $product->is_type('variation')) ||
			!$product->needs_shipping() ||
			$product->is_downloadable()
		) {
			return [];
		}
		$currency = (string) get_woocommerce_currency();
		if (
			// Another currency for this visitor, with costs that only the cart converts.
			$currency !== get_option('woocommerce_currency') ||
			array_filter(self::FILTERS, 'has_filter') !== []
		) {
			return [];
		}
		$has_tax = wc_tax_enabled() && get_option('woocommerce_tax_display_shop') === 'incl';
		$class = (int) $product->get_shipping_class_id();
		$details = [];
		foreach ($zones as ['regions' => $regions, 'methods' => $methods]) {
			$costs = [];
			foreach ($methods as $method) {
				$is_certain =
					!in_array($class, $method['classes'], true) &&
					!($has_tax && $method['is_taxed']);
				if ($is_certain) {
					$costs[] = $method['cost'];
				}
			}
			if ($costs !== []) {
				$details[] = self::node(min($costs), $currency, $regions);
			}
		}
		return match (count($details)) {
			0 => [],
			1 => ['shippingDetails' => $details[0]],
			default => ['shippingDetails' => $details],
		};
	}

	/** A hash of the autoloaded options that the copy is made from. */
	public static function key(): string {
		$options = wp_load_alloptions();
		$names = preg_grep(self::SOURCES, array_keys($options)) ?: [];
		$values = array_intersect_key($options, array_flip($names));
		ksort($values);
		return md5(serialize([self::version(), $values]));
	}

	/** When WooCommerce's shipping last changed, as a time in seconds; '' if unknown. */
	public static function version(): string {
		// In the database, it is one of these options; get_transient() would search there for a missing one.
		return wp_using_ext_object_cache()
			? (string) get_transient('shipping-transient-version')
			: (string) (wp_load_alloptions()['_transient_shipping-transient-version'] ?? '');
	}

	/** @return list<array> The zones of the copy; empty without a valid one. */
	private static function zones(): array {
		$copy = isset(wp_load_alloptions()[self::OPTION]) ? get_option(self::OPTION) : null;
		return is_array($copy) && ($copy['key'] ?? null) === self::key()
			? (array) ($copy['zones'] ?? [])
			: [];
	}

	/** @param array<string, list<string>> $regions Countries, each with its states, or none for all of it. */
	private static function node(float $cost, string $currency, array $regions): array {
		$destinations = [];
		foreach ($regions as $country => $states) {
			$destinations[] = [
				'@type' => 'DefinedRegion',
				'addressCountry' => (string) $country,
				...$states === [] ? [] : ['addressRegion' => $states],
			];
		}
		return [
			'@type' => 'OfferShippingDetails',
			'shippingRate' => [
				'@type' => 'MonetaryAmount',
				'value' => $cost,
				'currency' => $currency,
			],
			'shippingDestination' => count($destinations) === 1 ? $destinations[0] : $destinations,
		];
	}
}
