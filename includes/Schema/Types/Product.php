<?php
/**
 * Product: https://schema.org/Product
 * Google: https://developers.google.com/search/docs/appearance/structured-data/product
 *         https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;

final class Product {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Product', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'Product',
				'IndividualProduct',
				'ProductGroup',
				'ProductModel',
				'ProductCollection',
				'SomeProducts',
				'Vehicle',
				'Car',
				'Motorcycle',
			]),
			'fields' => [
				...Field::required(['name' => '%title%']),
				...Field::recommended([
					'image' => ['%image%'],
					'description' => '%excerpt%',
					'offers' => Commerce::product_offer(),
					'aggregateRating' => Commerce::aggregate_rating([
						'ratingValue' => Commerce::of_store('%product_rating%'),
						'reviewCount' => Commerce::of_store('%product_reviews%'),
					]),
					'review' => Commerce::review(),
					'sku' => Commerce::of_store('%product_sku%'),
					'brand' => Commerce::of_store('%product_brand%'),
					'gtin',
					'mpn',
					'color',
					'material',
					'pattern',
					'size',
					'inProductGroupWithID',
					'audience',
				]),
				...Field::optional([
					'url' => '%url%',
					'category',
					'model',
					'award' => [],
					'manufacturer',
					'countryOfOrigin',
					'releaseDate',
					'weight',
					'productID',
					'keywords',
					'positiveNotes' => [],
					'negativeNotes' => [],
				]),
			],
			'one_of' => [['review', 'aggregateRating', 'offers']],
			'with' => ['offers' => ['image']],
			'google' => [
				'label' => __('Star ratings, price and availability below the link.', 'pharos-seo'),
				'docs' => 'product',
			],
			'show_on' => [Commerce::products()],
		];
	}
}
