<?php
/**
 * Copies what WooCommerce's shipping zones say about costs, for pages of products.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\Job;

final class WooZones {
	/** The WP-Cron event that updates the copy. */
	public const EVENT = 'pharos_copy_shipping';

	/** Countries per product, so that its page stays small. */
	private const COUNTRIES = 10;

	/** Countries whose regions Google knows; for others, the cost would be understood as that of the whole country. */
	private const WITH_REGIONS = ['US', 'AU', 'JP'];

	/** WooCommerce's shipping has changed. The request that changes it may be followed by others, so the copy is made afterwards. */
	public static function changed(): void {
		(new Job(self::EVENT))->ensure(5);
	}

	/** Updates the copy if it is outdated or missing. */
	public static function copy(): void {
		$key = WooShipping::key();
		$copy = get_option(WooShipping::OPTION);
		if (
			(is_array($copy) && ($copy['key'] ?? null) === $key) ||
			// Another change within this second would have the same version.
			(int) WooShipping::version() >= time() ||
			!class_exists('WC_Shipping_Zones')
		) {
			return;
		}
		update_option(WooShipping::OPTION, ['key' => $key, 'zones' => self::all()], true);
	}

	/**
	 * In WooCommerce's order: a place belongs to the first zone that names it.
	 *
	 * @return list<array{regions: array<string, list<string>>, methods: list<array{cost: float, is_taxed: bool, classes: list<int>}>}>
	 */
	private static function all(): array {
		$ships_to = array_map(
			'strval',
			array_keys((array) WC()->countries->get_shipping_countries()),
		);
		$home = (string) WC()->countries->get_base_country();
		$zones = [];
		// States of countries that earlier zones name; [] for all of one, or parts that can't be told.
		$named = [];
		foreach (\WC_Shipping_Zones::get_zones() as $zone) {
			$places = self::places((array) $zone['zone_locations']);
			if ($places['countries'] === []) {
				// All other places, or those with certain postcodes in any country.
				break;
			}
			$regions = [];
			foreach ($places['countries'] as $country => $states) {
				$is_new =
					!isset($named[$country]) ||
					($states !== [] &&
						$named[$country] !== [] &&
						array_intersect($states, $named[$country]) === []);
				if (
					$is_new &&
					!$places['has_postcodes'] &&
					in_array($country, $ships_to, true) &&
					($states === [] || in_array($country, self::WITH_REGIONS, true))
				) {
					$regions[$country] = $states;
				}
				$named[$country] =
					$states === [] || $places['has_postcodes'] || ($named[$country] ?? null) === []
						? []
						: [...$named[$country] ?? [], ...$states];
			}
			$methods = self::methods((array) $zone['shipping_methods']);
			if ($methods !== [] && $regions !== []) {
				// The store's own country is the last to be left out.
				uksort($regions, static fn($a, $b): int => ($b === $home) <=> ($a === $home));
				$zones[] = ['regions' => $regions, 'methods' => $methods];
			}
		}
		return self::limited($zones);
	}

	/** Takes as many countries of each zone as fit, the first ones. */
	private static function limited(array $zones): array {
		$zones = array_slice($zones, 0, self::COUNTRIES);
		$numbers = array_map(static fn(array $zone): int => count($zone['regions']), $zones);
		$limit = self::COUNTRIES;
		while (
			array_sum(array_map(static fn(int $number): int => min($number, $limit), $numbers)) >
			self::COUNTRIES
		) {
			--$limit;
		}
		foreach ($zones as &$zone) {
			$zone['regions'] = array_slice($zone['regions'], 0, $limit);
		}
		return $zones;
	}

	/** @return array{countries: array<string, list<string>>, has_postcodes: bool} Countries as in WooShipping::node(). */
	private static function places(array $locations): array {
		$countries = [];
		$states = [];
		$has_postcodes = false;
		foreach ($locations as $location) {
			$code = strtoupper((string) $location->code);
			switch ($location->type) {
				case 'country':
					$countries[$code] = [];
					break;
				case 'continent':
					$continent = WC()->countries->get_continents()[$code] ?? [];
					$countries += array_fill_keys((array) ($continent['countries'] ?? []), []);
					break;
				case 'state':
					[$country, $state] = explode(':', $code, 2) + [1 => ''];
					// WooCommerce's codes for Japan begin with the country's.
					$states[$country][] = $country === 'JP' ? substr($state, 2) : $state;
					break;
				default:
					$has_postcodes = true;
			}
		}
		return ['countries' => $countries + $states, 'has_postcodes' => $has_postcodes];
	}

	/** The methods of a zone that are available to all visitors at a fixed cost. */
	private static function methods(array $all): array {
		$methods = [];
		foreach ($all as $method) {
			if (!is_object($method) || $method->enabled !== 'yes') {
				continue;
			}
			if ($method->id === 'free_shipping' && !$method->get_option('requires')) {
				$methods[] = ['cost' => 0.0, 'is_taxed' => false, 'classes' => []];
			} elseif ($method->id === 'flat_rate') {
				$cost = self::number((string) $method->get_option('cost'));
				$classes = self::classes((array) $method->instance_settings);
				if ($cost !== null && $classes !== null) {
					$is_taxed = $cost > 0 && $method->get_option('tax_status') !== 'none';
					$methods[] = ['cost' => $cost, 'is_taxed' => $is_taxed, 'classes' => $classes];
				}
			}
		}
		return $methods;
	}

	/** A cost as a number; null for formulas, and without one. */
	private static function number(string $cost): ?float {
		$number = str_replace([wc_get_price_decimal_separator(), ','], '.', trim($cost));
		return preg_match('/^\d+(?:\.\d+)?$/D', $number) ? (float) $number : null;
	}

	/** @return list<int>|null The ids of shipping classes with costs of their own, 0 for products without a class; null if unknown. */
	private static function classes(array $settings): ?array {
		$classes = [];
		foreach ($settings as $name => $cost) {
			if (
				$cost === '' ||
				!preg_match('/^(?:class_cost_(.+)|no_class_cost)$/D', (string) $name, $is)
			) {
				continue;
			}
			// Earlier versions of WooCommerce stored slugs.
			if (isset($is[1]) && !ctype_digit($is[1])) {
				return null;
			}
			$classes[] = (int) ($is[1] ?? 0);
		}
		return $classes;
	}
}
