<?php
/**
 * Service: https://schema.org/Service
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Service {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Service', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'Service',
				'BroadcastService',
				'CableOrSatelliteService',
				'FinancialProduct',
				'FoodService',
				'GovernmentService',
				'TaxiService',
				'WebAPI',
			]),
			'fields' => [
				...Field::required(['name' => '%title%']),
				...Field::optional([
					'description' => '%excerpt%',
					'provider' => People::ORGANIZATION,
					'url' => '%url%',
					'image' => '%image%',
					'serviceType',
					'category',
					'areaServed' => [],
					'audience',
					'brand',
					'offers' => Commerce::offer(),
					'availableChannel' => Field::group(
						'ServiceChannel',
						Field::optional([
							'serviceUrl',
							'servicePhone' => People::contact_point(),
							'availableLanguage' => [],
						]),
					),
					'hoursAvailable' => People::opening_hours(),
					'hasOfferCatalog',
					'serviceOutput',
					'termsOfService',
					'slogan',
					'award' => [],
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
				]),
			],
			'show_on' => ['specifics'],
		];
	}
}
