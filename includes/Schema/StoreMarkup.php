<?php
/**
 * Completes a product with the structured data of its store.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Compat\StoreProduct;
use Pharos\Text\Text;

/**
 * The schema's values come first; what it lacks is the store's, so it never says less than the data that it replaces. What other plugins
 * changed in the store's data takes precedence over a schema of the site, but not over one of the object.
 */
final class StoreMarkup {
	/**
	 * @param array $node   The node of a Product schema.
	 * @param bool  $is_own Whether the schema is the object's.
	 * @param bool  $hides_text Whether visitors can't read the product's text.
	 */
	public static function complete(
		array $node,
		?StoreProduct $product,
		bool $is_own,
		bool $hides_text = false,
	): array {
		if (!$product) {
			return $node;
		}
		$markup = $product->markup();
		if ($markup !== null) {
			$texts = $hides_text ? ['description' => 0, 'review' => 0] : [];
			$was = array_diff_key($markup['was'], $texts);
			$node = self::merged($node, $was, array_diff_key($markup['is'], $texts), $is_own);
		}
		return ($node['@type'] ?? '') === 'Product' && !isset($node['hasVariant'])
			? self::grouped($node, $product)
			: $node;
	}

	/**
	 * @param array $node The values of the schema.
	 * @param array $was  The store's values.
	 * @param array $is   The store's values as changed by others.
	 */
	private static function merged(array $node, array $was, array $is, bool $is_own): array {
		$was = self::plain($was);
		$is = self::plain($is);
		if (!$is_own) {
			// What others removed.
			$node = array_diff_key($node, array_diff_key($was, $is));
		}
		foreach ($is as $name => $value) {
			if ($name === '@id' || $name === '@context') {
				continue;
			}
			$is_changed = !$is_own && ($was[$name] ?? null) !== $value;
			if ($name === 'offers' && isset($node[$name])) {
				$node[$name] = self::offers($node[$name], $was[$name] ?? [], $value, $is_own);
			} elseif (!isset($node[$name]) || $is_changed) {
				$node[$name] = $value;
			}
		}
		return $node;
	}

	/** Offers may be one or a list. */
	private static function offers(mixed $own, mixed $was, mixed $is, bool $is_own): mixed {
		$list = static fn(mixed $offers): array => match (true) {
			!is_array($offers) => [],
			array_is_list($offers) => array_values(array_filter($offers, 'is_array')),
			default => [$offers],
		};
		[$own, $was, $is] = [$list($own), $list($was), $list($is)];
		if (count($own) > 1 || $is === []) {
			return $own;
		}
		$merged = $own[0] ?? [];
		if (($merged['@type'] ?? '') !== ($is[0]['@type'] ?? '')) {
			return match (true) {
				// A range of several offers.
				($merged['@type'] ?? '') === 'AggregateOffer' && count($is) > 1 => $merged + [
					'offers' => $is,
				],
				$is_own => $merged,
				default => $is,
			};
		}
		$merged = self::merged($merged, $was[0] ?? [], $is[0], $is_own);
		return count($is) > 1 ? [$merged, ...array_slice($is, 1)] : $merged;
	}

	/** A product with variants as Google expects it. */
	private static function grouped(array $node, StoreProduct $product): array {
		['nodes' => $variants, 'varies_by' => $properties] = $product->variants();
		if ($variants === []) {
			return $node;
		}
		return [
			...$node,
			'@type' => 'ProductGroup',
			'productGroupID' =>
				(string) ($node['productGroupID'] ?? ($node['sku'] ?? $node['@id'])),
			...$properties === []
				? []
				: [
					'variesBy' => array_map(
						static fn(string $name): string => "https://schema.org/$name",
						$properties,
					),
				],
			'hasVariant' => array_map(self::plain(...), $variants),
		];
	}

	/** Plain texts, without empty values. */
	private static function plain(array $values): array {
		$plain = [];
		foreach ($values as $name => $value) {
			$value = match (true) {
				$name === '@type' && is_string($value) => preg_replace(
					'~^https?://schema\.org/~',
					'',
					$value,
				),
				is_array($value) => self::plain($value),
				is_string($value) && strpbrk($value, '<&') !== false => Text::plain($value),
				is_scalar($value) => $value,
				default => '',
			};
			if ($value !== '' && $value !== []) {
				$plain[$name] = $value;
			}
		}
		return array_is_list($values) ? array_values($plain) : $plain;
	}
}
