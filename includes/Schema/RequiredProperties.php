<?php
/**
 * The properties that Google requires.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/** Small and without translations, because it is loaded on the front end. */
final class RequiredProperties {
	/**
	 * Required properties of a node: names; `one_of`, lists of alternatives, one of which is required (a name, or several that belong
	 * together). A test compares them with the definitions in Types/, which the front end doesn't load.
	 */
	private const RATING = ['ratingValue', 'one_of' => [['ratingCount', 'reviewCount']]];
	/** Of a section, the steps are required. */
	private const STEP = ['one_of' => [['text', 'itemListElement']]];
	private const AMOUNT = ['currency', 'value'];
	private const VIDEO = ['name', 'thumbnailUrl', 'uploadDate'];
	private const GEO = ['latitude', 'longitude'];
	private const HOURS = ['dayOfWeek', 'opens', 'closes'];
	private const INTERACTION = ['interactionType', 'userInteractionCount'];
	private const REVIEW = [
		'author',
		'reviewRating',
		'parts' => ['reviewRating' => ['ratingValue']],
	];
	private const REVIEWED = ['aggregateRating' => self::RATING, 'review' => self::REVIEW];
	private const OFFERED = self::REVIEWED + [
		// An AggregateOffer has a price range.
		'offers' => ['one_of' => [['price', 'lowPrice']]],
	];
	private const RETURNS = [
		'applicableCountry',
		'returnPolicyCategory',
		'parts' => ['returnShippingFeesAmount' => self::AMOUNT],
	];
	private const SHIPPING = [
		'shippingRate' => self::AMOUNT,
		'shippingDestination' => ['addressCountry'],
		'deliveryTime' => [
			'parts' => [
				'handlingTime' => ['minValue', 'maxValue'],
				'transitTime' => ['minValue', 'maxValue'],
			],
		],
	];

	/** Subtypes that schemas may have as their type, by the type that determines their form. */
	private const FORMS = [
		'Product' =>
			'IndividualProduct ProductGroup ProductModel ProductCollection SomeProducts Vehicle Car Motorcycle',
		'Book' => 'Audiobook',
		'Event' =>
			'BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent DeliveryEvent EducationEvent ExhibitionEvent ' .
			'Festival FoodEvent Hackathon LiteraryEvent MusicEvent PublicationEvent SaleEvent ScreeningEvent SocialEvent ' .
			'SportsEvent TheaterEvent VisualArtsEvent',
		'Service' =>
			'BroadcastService CableOrSatelliteService FinancialProduct FoodService GovernmentService TaxiService WebAPI',
		'SoftwareApplication' =>
			'MobileApplication WebApplication OperatingSystem RuntimePlatform VideoGame',
	];

	/**
	 * Required properties of a type; those of its groups in `parts`, by property. WebSite, WebPage, Organization and Person, which others
	 * refer to, are output even if incomplete.
	 *
	 * A match instead of a constant: PHP would build a constant of shared parts for all types, in the memory of each page.
	 *
	 * @param string $type Its first name, see Names::of_schema().
	 */
	public static function required(string $type): array {
		return match ($type) {
			'Organization' => [
				'parts' => self::REVIEWED + [
					'hasMerchantReturnPolicy' => self::RETURNS,
					'openingHoursSpecification' => self::HOURS,
					'geo' => self::GEO,
				],
			],
			'Person' => ['parts' => ['interactionStatistic' => self::INTERACTION]],
			'SearchAction' => ['target', 'query-input'],
			'BreadcrumbList' => ['itemListElement'],
			'Product' => [
				'name',
				'one_of' => [['review', 'aggregateRating', 'offers']],
				'parts' => self::REVIEWED + [
					'offers' => [
						'one_of' => [['price', ['lowPrice', 'priceCurrency']]],
						'parts' => [
							'shippingDetails' => ['parts' => self::SHIPPING],
							'hasMerchantReturnPolicy' => self::RETURNS,
						],
					],
				],
			],
			'Dataset' => ['name', 'description', 'parts' => ['distribution' => ['contentUrl']]],
			'FAQPage' => [
				'mainEntity',
				'parts' => [
					'mainEntity' => [
						'name',
						'acceptedAnswer',
						'parts' => ['acceptedAnswer' => ['text']],
					],
				],
			],
			'ClaimReview' => [
				'claimReviewed',
				'reviewRating',
				'url',
				'parts' => ['reviewRating' => ['alternateName']],
			],
			'HowTo' => [
				'name',
				'step',
				'parts' => [
					'step' => self::STEP,
					'estimatedCost' => self::AMOUNT,
					'supply' => ['name'],
					'tool' => ['name'],
					'video' => self::VIDEO,
				],
			],
			'Movie' => ['name', 'image', 'parts' => self::REVIEWED + ['trailer' => self::VIDEO]],
			'PodcastEpisode' => [
				'name',
				'url',
				'parts' => [
					'associatedMedia' => ['contentUrl'],
					'partOfSeries' => ['name', 'url'],
					'partOfSeason' => ['seasonNumber', 'name'],
				],
			],
			'Book' => [
				'name',
				'parts' => self::OFFERED + ['workExample' => ['isbn', 'bookFormat', 'inLanguage']],
			],
			'Course' => [
				'name',
				'description',
				'parts' => self::OFFERED + [
					'hasCourseInstance' => [
						'parts' => ['courseSchedule' => ['repeatCount', 'repeatFrequency']],
					],
				],
			],
			'Event' => [
				'name',
				'startDate',
				'location',
				'parts' => self::OFFERED + [
					'location' => [
						'one_of' => [['address', 'url']],
						'parts' => ['geo' => self::GEO],
					],
				],
			],
			'JobPosting' => [
				'title',
				'description',
				'datePosted',
				'hiringOrganization',
				'one_of' => [['jobLocation', ['applicantLocationRequirements', 'jobLocationType']]],
				'parts' => [
					'jobLocation' => ['address', 'parts' => ['address' => ['addressCountry']]],
					'baseSalary' => [
						'currency',
						'value',
						'parts' => [
							'value' => [
								'unitText',
								'one_of' => [['value', ['minValue', 'maxValue']]],
							],
						],
					],
					'identifier' => ['name', 'value'],
				],
			],
			'Recipe' => [
				'name',
				'image',
				'parts' => self::REVIEWED + [
					'recipeInstructions' => self::STEP,
					'nutrition' => ['calories'],
					'video' => self::VIDEO,
					'estimatedCost' => self::AMOUNT,
					'tool' => ['name'],
				],
			],
			'Service' => ['name', 'parts' => self::OFFERED + ['hoursAvailable' => self::HOURS]],
			'SoftwareApplication' => [
				'name',
				'offers',
				'one_of' => [['aggregateRating', 'review']],
				'parts' => self::OFFERED,
			],
			'VideoObject' => [
				'name',
				'thumbnailUrl',
				'uploadDate',
				'parts' => [
					'hasPart' => ['name', 'startOffset', 'url'],
					'interactionStatistic' => self::INTERACTION,
					'publication' => ['isLiveBroadcast', 'startDate'],
				],
			],
			default => self::required_by_form($type),
		};
	}

	private static function required_by_form(string $type): array {
		foreach (self::FORMS as $form => $types) {
			if (str_contains(" $types ", " $type ")) {
				return self::required($form);
			}
		}
		return [];
	}

	/**
	 * Whether a node lacks a required property.
	 *
	 * @param array $required See required().
	 * @param array $printed  Output by property.
	 */
	public static function lacks(array $required, array $printed): bool {
		foreach ($required as $i => $name) {
			if (is_int($i) && !isset($printed[$name])) {
				return true;
			}
		}
		foreach ($required['one_of'] ?? [] as $alternatives) {
			$missing = array_filter(
				$alternatives,
				static fn(string|array $one): bool => array_diff(
					(array) $one,
					array_keys($printed),
				) !== [],
			);
			if ($missing === $alternatives) {
				return true;
			}
		}
		return false;
	}
}
