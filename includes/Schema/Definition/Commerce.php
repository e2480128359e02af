<?php
/**
 * Groups of fields for prices, offers, ratings and reviews.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

use Pharos\Compat\EddProduct;
use Pharos\Compat\Shop;

/** Each method returns the parts of a field that is a group; see Field::group(). */
final class Commerce {
	/**
	 * @param list<array> $more  Additional fields.
	 * @param array       $parts Parts of the group.
	 */
	public static function offer(array $more = [], array $parts = []): array {
		return Field::group(
			'Offer',
			[
				...Field::required(['price']),
				...Field::recommended([
					'priceCurrency' => self::currency(),
					'availability',
					'url' => '%url%',
				]),
				...$more,
				...Field::optional(['name', 'description', 'priceValidUntil']),
			],
			$parts,
		);
	}

	/**
	 * A variable with a value of the store's product; '' on sites without a store, which have no such variables.
	 *
	 * @param string $variable Such as "%product_price%".
	 */
	public static function of_store(string $variable): string {
		return Shop::is_there() ? $variable : '';
	}

	/** The display condition of a new product schema: products; selected pages on sites without a post type for them. */
	public static function products(): string {
		foreach ([Shop::TYPE, EddProduct::TYPE] as $type) {
			if (post_type_exists($type)) {
				return "$type|all";
			}
		}
		return 'specifics';
	}

	/** The offer of a product, with values from the store. */
	public static function product_offer(): array {
		$shop = Shop::is_there() ? __('Same as the store', 'pharos-seo') : '';
		$availability = Choices::for_property('availability');
		if ($shop !== '') {
			$known = ['value' => '%product_availability%', 'label' => $shop];
			array_unshift($availability[0]['options'], $known);
		}
		return Field::group(
			[
				...$shop === '' ? [] : ['%product_offer%' => $shop],
				'Offer' => __('Single price', 'pharos-seo'),
				'AggregateOffer' => __('Price range', 'pharos-seo'),
			],
			[
				...Field::recommended([
					'price' => self::of_store('%product_price%'),
					'lowPrice' => self::of_store('%product_low_price%'),
					'highPrice' => self::of_store('%product_high_price%'),
					'offerCount' => self::of_store('%product_offers%'),
					'priceCurrency' =>
						['std' => self::of_store('%product_currency%')] + self::currency(),
					'availability' => [
						'std' => self::of_store('%product_availability%'),
						'options' => $availability,
					],
					'url' => '%url%',
				]),
				...self::merchant(),
				...Field::optional(['priceValidUntil']),
			],
			['std' => true, 'one_of' => [['price', ['lowPrice', 'priceCurrency']]]],
		);
	}

	/** Additional fields for Google's merchant listings. */
	private static function merchant(): array {
		return Field::recommended([
			'itemCondition',
			'shippingDetails' => self::shipping(),
			'hasMerchantReturnPolicy' => self::return_policy(),
		]);
	}

	public static function aggregate_rating(array $values = []): array {
		return Field::group(
			'AggregateRating',
			[
				...Field::required(['ratingValue' => $values['ratingValue'] ?? '']),
				...Field::recommended([
					'ratingCount',
					'reviewCount' => $values['reviewCount'] ?? '',
					'bestRating',
					'worstRating',
				]),
			],
			[
				...array_filter($values) === [] ? [] : ['std' => true],
				'one_of' => [['ratingCount', 'reviewCount']],
			],
		);
	}

	public static function review(): array {
		return Field::group(
			'Review',
			[
				...Field::required([
					'author' => People::PERSON,
					'reviewRating' => self::rating(),
				]),
				...Field::recommended(['datePublished' => '%published_iso%']),
				...Field::optional(['name', 'reviewBody', 'publisher']),
			],
			['cloneable' => true],
		);
	}

	public static function rating(): array {
		return Field::group('Rating', [
			...Field::required(['ratingValue']),
			...Field::recommended(['bestRating', 'worstRating']),
		]);
	}

	/** @param array $value The parts of the field `value`. */
	public static function amount(array $value = ['type' => 'number']): array {
		return Field::group(
			'MonetaryAmount',
			Field::required([
				'currency' => self::currency(),
				'value' => $value,
			]),
		);
	}

	private static function currency(): array {
		return ['tooltip' => __('Three letters, such as EUR.', 'pharos-seo')];
	}

	private static function shipping(): array {
		return Field::group(
			'OfferShippingDetails',
			Field::recommended([
				'shippingRate' => self::amount(),
				'shippingDestination' => Field::group('DefinedRegion', [
					...Field::required(['addressCountry']),
					...Field::optional(['addressRegion' => [], 'postalCode' => []]),
				]),
				'deliveryTime' => Field::group(
					'ShippingDeliveryTime',
					Field::recommended([
						'handlingTime' => self::days(),
						'transitTime' => self::days(),
					]),
				),
			]),
			['cloneable' => true],
		);
	}

	private static function days(): array {
		return Field::group('QuantitativeValue', [
			...Field::required(['minValue', 'maxValue']),
			...Field::hidden(['unitCode' => 'DAY']),
		]);
	}

	/** The return policy of a product or of the whole shop. */
	public static function return_policy(): array {
		return Field::group('MerchantReturnPolicy', [
			...Field::required(['applicableCountry' => [], 'returnPolicyCategory']),
			...Field::recommended([
				'merchantReturnDays',
				'returnFees',
				'returnMethod' => ['cloneable' => true],
				'returnShippingFeesAmount' => self::amount(),
			]),
			...Field::optional(['merchantReturnLink', 'returnPolicyCountry' => []]),
		]);
	}
}
