<?php
/**
 * Schema properties of Rank Math before version 1.0.48.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

final class OldProperties {
	/** By kind: rows (without `rank_math_snippet_`) by the path of the property; groups include their type. */
	public const ALL = [
		'course' => [
			'provider' => [
				'@type' => 'Organization',
				'name' => 'course_provider',
				'sameAs' => 'course_provider_url',
			],
		],
		'event' => [
			'eventStatus' => 'event_status',
			'eventAttendanceMode' => 'event_attendance_mode',
			'startDate' => 'event_startdate',
			'endDate' => 'event_enddate',
			'location' => [
				'@type' => 'Place',
				'name' => 'event_venue',
				'url' => 'event_venue_url',
				'address' => 'event_address',
			],
			'offers' => [
				'@type' => 'Offer',
				'price' => 'event_price',
				'priceCurrency' => 'event_currency',
				'url' => 'event_ticketurl',
				'availability' => 'event_availability',
				'validFrom' => 'event_availability_starts',
			],
			'performer' => [
				'@type' => 'Person',
				'name' => 'event_performer',
				'sameAs' => 'event_performer_url',
			],
		],
		'jobposting' => [
			'datePosted' => 'jobposting_startdate',
			'validThrough' => 'jobposting_expirydate',
			'employmentType' => 'jobposting_employment_type',
			'jobLocation' => ['@type' => 'Place', 'address' => 'jobposting_address'],
			'baseSalary' => [
				'@type' => 'MonetaryAmount',
				'currency' => 'jobposting_currency',
				'value' => [
					'@type' => 'QuantitativeValue',
					'value' => 'jobposting_salary',
					'unitText' => 'jobposting_payroll',
				],
			],
			'hiringOrganization' => [
				'@type' => 'Organization',
				'name' => 'jobposting_organization',
				'sameAs' => 'jobposting_url',
				'logo' => 'jobposting_logo',
			],
		],
		'local' => [
			'telephone' => 'local_phone',
			'priceRange' => 'local_price_range',
			'address' => 'local_address',
			'openingHoursSpecification' => [
				'@type' => 'OpeningHoursSpecification',
				'dayOfWeek' => 'local_opendays',
				'opens' => 'local_opens',
				'closes' => 'local_closes',
			],
		],
		'person' => [
			'email' => 'person_email',
			'gender' => 'person_gender',
			'jobTitle' => 'person_job_title',
			'address' => 'person_address',
		],
		'product' => [
			'sku' => 'product_sku',
			'brand' => ['@type' => 'Brand', 'name' => 'product_brand'],
			'offers' => [
				'@type' => 'Offer',
				'price' => 'product_price',
				'priceCurrency' => 'product_currency',
				'priceValidUntil' => 'product_price_valid',
			],
		],
		'recipe' => [
			'recipeCategory' => 'recipe_type',
			'recipeCuisine' => 'recipe_cuisine',
			'keywords' => 'recipe_keywords',
			'recipeYield' => 'recipe_yield',
			'prepTime' => 'recipe_preptime',
			'cookTime' => 'recipe_cooktime',
			'totalTime' => 'recipe_totaltime',
			'recipeIngredient' => 'recipe_ingredients',
			'recipeInstructions' => 'recipe_single_instructions',
			'nutrition' => ['@type' => 'NutritionInformation', 'calories' => 'recipe_calories'],
		],
		'restaurant' => [
			'hasMenu' => 'restaurant_menu',
			'servesCuisine' => 'restaurant_serves_cuisine',
		],
		'service' => [
			'serviceType' => 'service_type',
			'offers' => [
				'@type' => 'Offer',
				'price' => 'service_price',
				'priceCurrency' => 'service_price_currency',
			],
		],
		'software' => [
			'operatingSystem' => 'software_operating_system',
			'applicationCategory' => 'software_application_category',
			'offers' => [
				'@type' => 'Offer',
				'price' => 'software_price',
				'priceCurrency' => 'software_price_currency',
			],
		],
		'video' => [
			'contentUrl' => 'video_url',
			'embedUrl' => 'video_embed_url',
			'duration' => 'video_duration',
		],
	];
}
