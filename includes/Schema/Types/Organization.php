<?php
/**
 * Organization: https://schema.org/Organization
 * Google: https://developers.google.com/search/docs/appearance/structured-data/organization
 *         https://developers.google.com/search/docs/appearance/structured-data/local-business
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Organization {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Organization', 'pharos-seo'),
			'subtypes' => Choices::grouped(self::subtypes()),
			'fields' => [
				...Field::recommended([
					'name' => '%org_name%',
					'url' => '%site_url%',
					'logo' => '%org_logo%',
					'sameAs' => ['%social_profiles%'],
					'description' => '%tagline%',
					'alternateName' => [],
					'legalName',
					'address' => People::address(),
					'email',
					'telephone',
					'contactPoint' => People::contact_point(),
					'foundingDate',
					'numberOfEmployees' => Field::group(
						'QuantitativeValue',
						Field::recommended([
							'value' => ['type' => 'number'],
							'minValue',
							'maxValue',
						]),
					),
					'vatID',
					'taxID',
					'duns',
					'leiCode',
					'naics',
					'iso6523Code',
					'globalLocationNumber',
					'hasMerchantReturnPolicy' => Commerce::return_policy(),
				]),
				...Field::optional([
					'image',
					'slogan',
					'founder' => [],
					'foundingLocation',
					'parentOrganization',
					'subOrganization' => [],
					'memberOf' => [],
					'areaServed' => [],
					'knowsAbout' => [],
					'award' => [],
					'brand',
					'faxNumber',
					'isicV4',
					'publishingPrinciples',
					'ethicsPolicy',
					'correctionsPolicy',
					'hasOfferCatalog',
				]),
				...self::of_local_businesses(),
			],
			'when' => [
				[
					'types' => array_merge(...array_column(self::local_businesses(), 1)),
					'required' => ['name', 'address'],
					'recommended' => [
						'aggregateRating',
						'geo',
						'openingHoursSpecification',
						'priceRange',
						'review',
						'telephone',
						'url',
					],
				],
			],
			'google' => [
				'label' => __(
					'Name, logo and profiles; for a local business, a panel with opening hours, map and star ratings.',
					'pharos-seo',
				),
				'docs' => 'organization',
			],
			'show_on' => ['basic-global'],
		];
	}

	/** @return list<array<string, mixed>> */
	private static function of_local_businesses(): array {
		return Field::optional([
			'openingHoursSpecification' => People::opening_hours(),
			'geo' => People::geo(),
			'hasMap',
			'priceRange' => ['tooltip' => __('For example $$ or $10-15.', 'pharos-seo')],
			'currenciesAccepted',
			'paymentAccepted',
			'servesCuisine' => [],
			'menu',
			'acceptsReservations',
			'department' => [],
			'aggregateRating' => Commerce::aggregate_rating(),
			'review' => Commerce::review(),
		]);
	}

	/** @return list<array{string, string[]}> Headings, and the types below them. */
	private static function subtypes(): array {
		return [
			[
				__('Organizations', 'pharos-seo'),
				[
					'Organization',
					'Airline',
					'Consortium',
					'Cooperative',
					'Corporation',
					'EducationalOrganization',
					'CollegeOrUniversity',
					'School',
					'FundingScheme',
					'GovernmentOrganization',
					'LibrarySystem',
					'MedicalOrganization',
					'NewsMediaOrganization',
					'NGO',
					'OnlineBusiness',
					'OnlineStore',
					'PerformingGroup',
					'MusicGroup',
					'PoliticalParty',
					'Project',
					'ResearchOrganization',
					'SportsOrganization',
					'SportsTeam',
					'WorkersUnion',
				],
			],
			...self::local_businesses(),
		];
	}

	/** @return list<array{string, string[]}> Headings, and the types below them. */
	private static function local_businesses(): array {
		return [
			[
				__('Local businesses', 'pharos-seo'),
				[
					'LocalBusiness',
					'AnimalShelter',
					'ArchiveOrganization',
					'AutoRepair',
					'ChildCare',
					'DryCleaningOrLaundry',
					'EmploymentAgency',
					'EntertainmentBusiness',
					'GovernmentOffice',
					'Library',
					'ProfessionalService',
					'RealEstateAgent',
					'SelfStorage',
					'SportsActivityLocation',
					'TouristInformationCenter',
					'TravelAgency',
				],
			],
			[
				__('Food and lodging', 'pharos-seo'),
				[
					'FoodEstablishment',
					'Bakery',
					'BarOrPub',
					'Brewery',
					'CafeOrCoffeeShop',
					'FastFoodRestaurant',
					'IceCreamShop',
					'Restaurant',
					'Winery',
					'LodgingBusiness',
					'BedAndBreakfast',
					'Campground',
					'Hostel',
					'Hotel',
					'Motel',
					'Resort',
				],
			],
			[
				__('Health and beauty', 'pharos-seo'),
				[
					'MedicalBusiness',
					'Dentist',
					'Hospital',
					'MedicalClinic',
					'Optician',
					'Pharmacy',
					'Physician',
					'VeterinaryCare',
					'HealthAndBeautyBusiness',
					'BeautySalon',
					'DaySpa',
					'HairSalon',
					'HealthClub',
					'NailSalon',
					'TattooParlor',
				],
			],
			[
				__('Finance, legal and trades', 'pharos-seo'),
				[
					'FinancialService',
					'AccountingService',
					'BankOrCreditUnion',
					'InsuranceAgency',
					'LegalService',
					'Attorney',
					'Notary',
					'HomeAndConstructionBusiness',
					'Electrician',
					'GeneralContractor',
					'HVACBusiness',
					'HousePainter',
					'Locksmith',
					'MovingCompany',
					'Plumber',
					'RoofingContractor',
				],
			],
			[
				__('Stores', 'pharos-seo'),
				[
					'Store',
					'AutoPartsStore',
					'BikeStore',
					'BookStore',
					'ClothingStore',
					'ComputerStore',
					'ConvenienceStore',
					'ElectronicsStore',
					'Florist',
					'FurnitureStore',
					'GardenStore',
					'GroceryStore',
					'HardwareStore',
					'HobbyShop',
					'HomeGoodsStore',
					'JewelryStore',
					'LiquorStore',
					'MobilePhoneStore',
					'MusicStore',
					'OfficeEquipmentStore',
					'PetStore',
					'ShoeStore',
					'ShoppingCenter',
					'SportingGoodsStore',
					'ToyStore',
					'WholesaleStore',
				],
			],
		];
	}
}
