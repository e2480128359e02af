<?php
/**
 * The kinds of values that schema.org expects of properties, and the properties that Google requires.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/**
 * Small and without translations, because it is loaded on the front end. If types that share a property differ, it has a kind that works
 * for all of them; if schema.org allows several kinds, the one that search engines expect. Source: https://schema.org/docs/schemas.html
 */
final class Vocabulary {
	/** Kinds by property; all others are texts. */
	private const KINDS = [
		'about' => 'node:Thing',
		'abridged' => 'boolean',
		'acceptedAnswer' => 'node:Answer',
		'accountablePerson' => 'node:Person',
		'acquireLicensePage' => 'url',
		'actionableFeedbackPolicy' => 'url',
		'actor' => 'node:Person',
		'additionalProperty' => 'node:PropertyValue',
		'affiliation' => 'node:Organization',
		'aggregateRating' => 'node:AggregateRating',
		'alumniOf' => 'node:Organization',
		'appearance' => 'node:CreativeWork',
		'applicantLocationRequirements' => 'node:Country',
		'applicationContact' => 'node:ContactPoint',
		'archivedAt' => 'url',
		'associatedMedia' => 'node:MediaObject',
		'attendee' => 'node:Person',
		'audience' => 'node:Audience',
		'author' => 'node:Person',
		'availability' => 'enum',
		'availabilityEnds' => 'date',
		'availabilityStarts' => 'date',
		'availableAtOrFrom' => 'node:Place',
		'availableChannel' => 'node:ServiceChannel',
		'baseSalary' => 'node:MonetaryAmount',
		'bestRating' => 'number',
		'birthDate' => 'date',
		'birthPlace' => 'node:Place',
		'bookFormat' => 'enum',
		'brand' => 'node:Brand',
		'broker' => 'node:Organization',
		'character' => 'node:Person',
		'children' => 'node:Person',
		'closes' => 'time',
		'colleague' => 'node:Person',
		'commentCount' => 'integer',
		'contactOption' => 'enum',
		'contactPoint' => 'node:ContactPoint',
		'containedInPlace' => 'node:Place',
		'containsSeason' => 'node:CreativeWorkSeason',
		'contentLocation' => 'node:Place',
		'contentUrl' => 'url',
		'contributor' => 'node:Person',
		'cookTime' => 'duration',
		'copyrightHolder' => 'node:Organization',
		'copyrightYear' => 'number',
		'correctionsPolicy' => 'url',
		'countryOfOrigin' => 'node:Country',
		'courseSchedule' => 'node:Schedule',
		'creator' => 'node:Person',
		'customerRemorseReturnFees' => 'enum',
		'cutoffTime' => 'time',
		'dateCreated' => 'date',
		'dateModified' => 'date',
		'datePosted' => 'date',
		'datePublished' => 'date',
		'dayOfWeek' => 'enum',
		'deathDate' => 'date',
		'deliveryTime' => 'node:ShippingDeliveryTime',
		'department' => 'node:Organization',
		'directApply' => 'boolean',
		'director' => 'node:Person',
		'discussionUrl' => 'url',
		'dissolutionDate' => 'date',
		'distribution' => 'node:DataDownload',
		'diversityPolicy' => 'url',
		'doesNotShip' => 'boolean',
		'doorTime' => 'date',
		'downloadUrl' => 'url',
		'duration' => 'duration',
		'editor' => 'node:Person',
		'eligibleQuantity' => 'node:QuantitativeValue',
		'embedUrl' => 'url',
		'employee' => 'node:Person',
		'employmentUnit' => 'node:Organization',
		'encoding' => 'node:MediaObject',
		'endDate' => 'date',
		'endOffset' => 'number',
		'episodeNumber' => 'integer',
		'estimatedSalary' => 'node:MonetaryAmount',
		'ethicsPolicy' => 'url',
		'event' => 'node:Event',
		'eventAttendanceMode' => 'enum',
		'eventSchedule' => 'node:Schedule',
		'eventStatus' => 'enum',
		'exampleOfWork' => 'node:CreativeWork',
		'experienceInPlaceOfEducation' => 'boolean',
		'expires' => 'date',
		'firstAppearance' => 'node:CreativeWork',
		'founder' => 'node:Person',
		'foundingDate' => 'date',
		'foundingLocation' => 'node:Place',
		'funder' => 'node:Organization',
		'funding' => 'node:Grant',
		'geo' => 'node:GeoCoordinates',
		'handlingTime' => 'node:QuantitativeValue',
		'hasCertification' => 'node:Certification',
		'hasCourseInstance' => 'node:CourseInstance',
		'hasMap' => 'url',
		'hasMemberProgram' => 'node:MemberProgram',
		'hasMenu' => 'url',
		'hasMerchantReturnPolicy' => 'node:MerchantReturnPolicy',
		'hasOccupation' => 'node:Occupation',
		'hasOfferCatalog' => 'node:OfferCatalog',
		'hasPart' => 'node:CreativeWork',
		'highPrice' => 'number',
		'hiringOrganization' => 'node:Organization',
		'homeLocation' => 'node:Place',
		'hoursAvailable' => 'node:OpeningHoursSpecification',
		'illustrator' => 'node:Person',
		'image' => 'image',
		'includedInDataCatalog' => 'node:DataCatalog',
		'installUrl' => 'url',
		'instructor' => 'node:Person',
		'interactionStatistic' => 'node:InteractionCounter',
		'interactionType' => 'enum',
		'inventoryLevel' => 'node:QuantitativeValue',
		'isAcceptingNewPatients' => 'boolean',
		'isAccessibleForFree' => 'boolean',
		'isAccessoryOrSparePartFor' => 'node:Product',
		'isBasedOn' => 'url',
		'isFamilyFriendly' => 'boolean',
		'isLiveBroadcast' => 'boolean',
		'isPartOf' => 'url',
		'isRelatedTo' => 'node:Product',
		'isVariantOf' => 'node:Product',
		'item' => 'node:Thing',
		'itemCondition' => 'enum',
		'itemDefectReturnFees' => 'enum',
		'itemListElement' => 'node:ListItem',
		'itemListOrder' => 'enum',
		'itemReviewed' => 'node:Thing',
		'jobLocation' => 'node:Place',
		'jobStartDate' => 'date',
		'knows' => 'node:Person',
		'lastReviewed' => 'date',
		'latitude' => 'number',
		'license' => 'url',
		'location' => 'node:Place',
		'locationCreated' => 'node:Place',
		'logo' => 'image',
		'longitude' => 'number',
		'lowPrice' => 'number',
		'mainEntity' => 'node:Thing',
		'mainEntityOfPage' => 'url',
		'maintainer' => 'node:Organization',
		'makesOffer' => 'node:Offer',
		'manufacturer' => 'node:Organization',
		'maxPrice' => 'number',
		'maxValue' => 'number',
		'maximumAttendeeCapacity' => 'integer',
		'maximumPhysicalAttendeeCapacity' => 'integer',
		'maximumVirtualAttendeeCapacity' => 'integer',
		'member' => 'node:Organization',
		'memberOf' => 'node:Organization',
		'mentions' => 'node:Thing',
		'menu' => 'url',
		'merchantReturnDays' => 'integer',
		'merchantReturnLink' => 'url',
		'minPrice' => 'number',
		'minValue' => 'number',
		'missionCoveragePrioritiesPolicy' => 'url',
		'monthsOfExperience' => 'number',
		'musicBy' => 'node:Person',
		'nationality' => 'node:Country',
		'numberOfCredits' => 'integer',
		'numberOfEmployees' => 'node:QuantitativeValue',
		'numberOfEpisodes' => 'integer',
		'numberOfItems' => 'integer',
		'numberOfPages' => 'integer',
		'nutrition' => 'node:NutritionInformation',
		'offerCount' => 'integer',
		'offeredBy' => 'node:Organization',
		'offers' => 'node:Offer',
		'openingHoursSpecification' => 'node:OpeningHoursSpecification',
		'opens' => 'time',
		'organizer' => 'node:Organization',
		'ownershipFundingInfo' => 'url',
		'parent' => 'node:Person',
		'parentOrganization' => 'node:Organization',
		'partOfSeason' => 'node:CreativeWorkSeason',
		'partOfSeries' => 'node:CreativeWorkSeries',
		'performTime' => 'duration',
		'performer' => 'node:Person',
		'photo' => 'node:ImageObject',
		'playMode' => 'enum',
		'position' => 'integer',
		'potentialAction' => 'node:Action',
		'prepTime' => 'duration',
		'previousStartDate' => 'date',
		'price' => 'number',
		'priceSpecification' => 'node:PriceSpecification',
		'priceValidUntil' => 'date',
		'primaryImageOfPage' => 'node:ImageObject',
		'producer' => 'node:Person',
		'productionCompany' => 'node:Organization',
		'provider' => 'node:Organization',
		'publication' => 'node:BroadcastEvent',
		'publisher' => 'node:Organization',
		'publishingPrinciples' => 'url',
		'ratingCount' => 'integer',
		'ratingValue' => 'number',
		'readBy' => 'node:Person',
		'recordLabel' => 'node:Organization',
		'refundType' => 'enum',
		'regionsAllowed' => 'node:Place',
		'relatedLink' => 'url',
		'releaseDate' => 'date',
		'remainingAttendeeCapacity' => 'integer',
		'repeatCount' => 'integer',
		'requiresSubscription' => 'boolean',
		'returnFees' => 'enum',
		'returnMethod' => 'enum',
		'returnPolicyCategory' => 'enum',
		'returnShippingFeesAmount' => 'node:MonetaryAmount',
		'review' => 'node:Review',
		'reviewCount' => 'integer',
		'reviewRating' => 'node:Rating',
		'reviewedBy' => 'node:Person',
		'sameAs' => 'url',
		'screenshot' => 'image',
		'sdDatePublished' => 'date',
		'seasonNumber' => 'integer',
		'seller' => 'node:Organization',
		'serviceOutput' => 'node:Thing',
		'servicePhone' => 'node:ContactPoint',
		'servicePostalAddress' => 'node:PostalAddress',
		'serviceUrl' => 'url',
		'shippingDestination' => 'node:DefinedRegion',
		'shippingDetails' => 'node:OfferShippingDetails',
		'shippingRate' => 'node:MonetaryAmount',
		'sibling' => 'node:Person',
		'significantLink' => 'url',
		'sourceOrganization' => 'node:Organization',
		'spatialCoverage' => 'node:Place',
		'speakable' => 'node:SpeakableSpecification',
		'specialOpeningHoursSpecification' => 'node:OpeningHoursSpecification',
		'sponsor' => 'node:Organization',
		'spouse' => 'node:Person',
		'starRating' => 'node:Rating',
		'startDate' => 'date',
		'startOffset' => 'number',
		'subEvent' => 'node:Event',
		'subOrganization' => 'node:Organization',
		'subjectOf' => 'node:CreativeWork',
		'suggestedAnswer' => 'node:Answer',
		'suitableForDiet' => 'enum',
		'superEvent' => 'node:Event',
		'syllabusSections' => 'node:Syllabus',
		'target' => 'url',
		'thumbnail' => 'node:ImageObject',
		'thumbnailUrl' => 'url',
		'timeRequired' => 'duration',
		'totalHistoricalEnrollment' => 'integer',
		'totalJobOpenings' => 'integer',
		'totalTime' => 'duration',
		'trailer' => 'node:VideoObject',
		'transitTime' => 'node:QuantitativeValue',
		'translationOfWork' => 'node:CreativeWork',
		'translator' => 'node:Person',
		'unnamedSourcesPolicy' => 'url',
		'uploadDate' => 'date',
		'url' => 'url',
		'usageInfo' => 'url',
		'userInteractionCount' => 'integer',
		'validFrom' => 'date',
		'validThrough' => 'date',
		'verificationFactCheckingPolicy' => 'url',
		'video' => 'node:VideoObject',
		'webFeed' => 'url',
		'wordCount' => 'integer',
		'workExample' => 'node:CreativeWork',
		'workFeatured' => 'node:CreativeWork',
		'workLocation' => 'node:Place',
		'worksFor' => 'node:Organization',
		'worstRating' => 'number',
	];

	/** Kinds by "Type.property" that differ from the property's kind elsewhere. */
	private const OF_TYPES = [
		'MonetaryAmount.value' => 'number',
		'QuantitativeValue.value' => 'number',
	];

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

	/**
	 * The kind of value that a property is output as.
	 *
	 * @param string $type The type of its node, if known.
	 * @return string 'text', 'url', 'image' (an ImageObject or a URL), 'date' (with or without a time), 'time', 'duration',
	 *                'number', 'integer', 'boolean', 'enum' (a schema.org enumeration member, output as its URL) or, for a nested node, the
	 *                type of a node made from a bare name: 'node:Person'.
	 */
	public static function kind(string $property, string $type = ''): string {
		return self::OF_TYPES["$type.$property"] ?? (self::KINDS[$property] ?? 'text');
	}
}
