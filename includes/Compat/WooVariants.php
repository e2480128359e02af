<?php
/**
 * The variations of a product of WooCommerce as variants of a ProductGroup.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\Utf8;

/** Google: https://developers.google.com/search/docs/appearance/structured-data/product-variants */
final class WooVariants {
	/**
	 * @param mixed $variations WC_Product_Variation objects.
	 * @return array{nodes: list<array>, varies_by: list<string>}
	 */
	public static function build(mixed $variations): array {
		$nodes = [];
		$properties = [];
		foreach (is_array($variations) ? $variations : [] as $variation) {
			if (!is_object($variation)) {
				continue;
			}
			$offer = WooOffer::build($variation);
			if ($offer === []) {
				continue;
			}
			[$known, $others] = self::attributes($variation);
			$properties += $known;
			$image = (int) $variation->get_image_id();
			$nodes[] = array_filter(
				[
					'@type' => 'Product',
					'name' => (string) $variation->get_name(),
					'url' => (string) $variation->get_permalink(),
					'image' => $image > 0 ? (string) wp_get_attachment_url($image) : '',
					'description' => (string) $variation->get_description(),
					'sku' => (string) ($variation->get_sku() ?: $variation->get_id()),
					'gtin' => self::gtin($variation),
					...$known,
					'additionalProperty' => $others,
					'offers' => $offer,
				],
				static fn(mixed $value): bool => !in_array($value, ['', []], true),
			);
		}
		return ['nodes' => $nodes, 'varies_by' => array_keys($properties)];
	}

	/**
	 * The attributes of a variation: those that schema.org has a property for, and the others.
	 *
	 * @return array{array<string, string>, list<array>}
	 */
	private static function attributes(object $variation): array {
		$known = [];
		$others = [];
		foreach ((array) $variation->get_attributes() as $name => $value) {
			$value = (string) $variation->get_attribute((string) $name) ?: (string) $value;
			if ($value === '') {
				// The visitor may choose any.
				continue;
			}
			$label = (string) wc_attribute_label((string) $name, $variation);
			$property = self::property((string) $name) ?: self::property($label);
			if ($property !== '') {
				$known[$property] = $value;
			} else {
				$others[] = ['@type' => 'PropertyValue', 'name' => $label, 'value' => $value];
			}
		}
		return [$known, $others];
	}

	/** The property of schema.org with the name of an attribute, in English or the language of the site; '' for none. */
	private static function property(string $name): string {
		$name = Utf8::lower(preg_replace('/^pa_/', '', $name) ?? $name);
		return match ($name) {
			'color', 'colour', Utf8::lower(__('Color', 'default')) => 'color',
			'size', Utf8::lower(__('Size', 'default')) => 'size',
			'material' => 'material',
			'pattern' => 'pattern',
			default => '',
		};
	}

	private static function gtin(object $variation): string {
		$gtin = method_exists($variation, 'get_global_unique_id')
			? preg_replace('/\D/', '', (string) $variation->get_global_unique_id())
			: '';
		return in_array(strlen((string) $gtin), [8, 12, 13, 14], true) ? (string) $gtin : '';
	}
}
