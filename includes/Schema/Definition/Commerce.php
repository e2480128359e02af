<?php
/**
 * Groups of fields about prices, offers, ratings and reviews.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

/** What each method gives are the parts of a field that is a group; see Field::group(). */
final class Commerce {
	/**
	 * @param array  $values What a new schema has there, by property.
	 * @param array  $more   Further fields.
	 * @param array  $parts  Of the group.
	 */
	public static function offer(array $values = [], array $more = [], array $parts = []): array {
		$availability = Choices::of('availability');
		if (isset($values['availability'])) {
			$shop = [
				'value' => $values['availability'],
				'label' => __('As in the shop', 'pharos-seo'),
			];
			array_unshift($availability[0]['options'], $shop);
		}
		return Field::group(
			'Offer',
			[
				...Field::required(['price' => $values['price'] ?? '']),
				...Field::recommended([
					'priceCurrency' => [
						'std' => $values['priceCurrency'] ?? '',
						'tooltip' => __('Three letters, such as EUR.', 'pharos-seo'),
					],
					'availability' => [
						'std' => $values['availability'] ?? '',
						'options' => $availability,
					],
					'url' => '%url%',
				]),
				...$more,
				...Field::optional(['name', 'description', 'priceValidUntil']),
			],
			$parts,
		);
	}

	/** What Google's merchant listings ask for besides. */
	public static function merchant(): array {
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
			['std' => $values !== [], 'one_of' => [['ratingCount', 'reviewCount']]],
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

	/** @param array $value The field `value`: a number, or a group. */
	public static function amount(string|array $value = ''): array {
		return Field::group(
			'MonetaryAmount',
			Field::required([
				'currency' => ['tooltip' => __('Three letters, such as EUR.', 'pharos-seo')],
				'value' => $value === '' ? ['type' => 'number'] : $value,
			]),
		);
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

	/** Of a product or of a whole shop. */
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
