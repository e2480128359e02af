<?php
/**
 * Groups of fields for prices, offers, ratings and reviews.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

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

	/** The offer of a product, with values from WooCommerce. */
	public static function product_offer(): array {
		$shop = __('Same as the store', 'pharos-seo');
		$availability = Choices::of('availability');
		$known = ['value' => '%product_availability%', 'label' => $shop];
		array_unshift($availability[0]['options'], $known);
		return Field::group(
			[
				'%product_offer%' => $shop,
				'Offer' => __('Single price', 'pharos-seo'),
				'AggregateOffer' => __('Price range', 'pharos-seo'),
			],
			[
				...Field::recommended([
					'price' => '%product_price%',
					'lowPrice' => '%product_low_price%',
					'highPrice' => '%product_high_price%',
					'offerCount' => '%product_offers%',
					'priceCurrency' => ['std' => '%product_currency%'] + self::currency(),
					'availability' => [
						'std' => '%product_availability%',
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
				...$values === [] ? [] : ['std' => true],
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
