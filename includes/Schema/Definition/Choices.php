<?php
/**
 * Options of properties, from schema.org.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

use Pharos\Schema\PropertyKinds;

final class Choices {
	/** @return list<array{label: string, options: list<array{value: string, label: string}>}> A single group. */
	public static function for_property(string $property): array {
		return PropertyKinds::kind($property) === 'boolean'
			? self::list(['true' => __('Yes', 'pharos-seo'), 'false' => __('No', 'pharos-seo')])
			: self::list(self::labels($property));
	}

	/** @param string[] $types Names of schema types. */
	public static function flat(array $types): array {
		return self::list(array_combine($types, array_map(TypeLabels::for_type(...), $types)));
	}

	/** @param list<array{string, string[]}> $groups Headings, and the names of the schema types below them. */
	public static function grouped(array $groups): array {
		return array_map(
			static fn(array $group): array => [
				'label' => $group[0],
				'options' => self::flat($group[1])[0]['options'],
			],
			$groups,
		);
	}

	/** @param array<string, string> $labels Labels by value. */
	public static function list(array $labels): array {
		$options = [];
		foreach ($labels as $value => $label) {
			$options[] = ['value' => (string) $value, 'label' => $label];
		}
		return [['label' => '', 'options' => $options]];
	}

	/** @return array<string, string> Labels by value. */
	private static function labels(string $property): array {
		return match ($property) {
			'availability' => [
				'InStock' => __('In stock', 'pharos-seo'),
				'OutOfStock' => __('Out of stock', 'pharos-seo'),
				'BackOrder' => __('Back order', 'pharos-seo'),
				'PreOrder' => __('Pre-order', 'pharos-seo'),
				'PreSale' => __('Pre-sale', 'pharos-seo'),
				'SoldOut' => __('Sold out', 'pharos-seo'),
				'LimitedAvailability' => __('Limited availability', 'pharos-seo'),
				'InStoreOnly' => __('In store only', 'pharos-seo'),
				'OnlineOnly' => __('Online only', 'pharos-seo'),
				'MadeToOrder' => __('Made to order', 'pharos-seo'),
				'Reserved' => __('Reserved', 'pharos-seo'),
				'Discontinued' => __('Discontinued', 'pharos-seo'),
			],
			'itemCondition' => [
				'NewCondition' => __('New', 'pharos-seo'),
				'RefurbishedCondition' => __('Refurbished', 'pharos-seo'),
				'UsedCondition' => __('Used', 'pharos-seo'),
				'DamagedCondition' => __('Damaged', 'pharos-seo'),
			],
			'bookFormat' => [
				'Hardcover' => __('Hardcover', 'pharos-seo'),
				'Paperback' => __('Paperback', 'pharos-seo'),
				'EBook' => __('E-book', 'pharos-seo'),
				'AudiobookFormat' => __('Audiobook', 'pharos-seo'),
				'GraphicNovel' => __('Graphic novel', 'pharos-seo'),
			],
			'eventStatus' => [
				'EventScheduled' => __('Scheduled', 'pharos-seo'),
				'EventMovedOnline' => __('Moved online', 'pharos-seo'),
				'EventPostponed' => __('Postponed', 'pharos-seo'),
				'EventRescheduled' => __('Rescheduled', 'pharos-seo'),
				'EventCancelled' => __('Canceled', 'pharos-seo'),
			],
			'eventAttendanceMode' => [
				'OfflineEventAttendanceMode' => __('In person', 'pharos-seo'),
				'OnlineEventAttendanceMode' => __('Online', 'pharos-seo'),
				'MixedEventAttendanceMode' => __('In person and online', 'pharos-seo'),
			],
			'dayOfWeek' => self::days(),
			'suitableForDiet' => [
				'DiabeticDiet' => __('Diabetic', 'pharos-seo'),
				'GlutenFreeDiet' => __('Gluten-free', 'pharos-seo'),
				'HalalDiet' => __('Halal', 'pharos-seo'),
				'HinduDiet' => __('Hindu', 'pharos-seo'),
				'KosherDiet' => __('Kosher', 'pharos-seo'),
				'LowCalorieDiet' => __('Low in calories', 'pharos-seo'),
				'LowFatDiet' => __('Low in fat', 'pharos-seo'),
				'LowLactoseDiet' => __('Low in lactose', 'pharos-seo'),
				'LowSaltDiet' => __('Low in salt', 'pharos-seo'),
				'VeganDiet' => __('Vegan', 'pharos-seo'),
				'VegetarianDiet' => __('Vegetarian', 'pharos-seo'),
			],
			'returnPolicyCategory' => [
				'MerchantReturnFiniteReturnWindow' => __('Within a number of days', 'pharos-seo'),
				'MerchantReturnUnlimitedWindow' => __('At any time', 'pharos-seo'),
				'MerchantReturnNotPermitted' => __('Never', 'pharos-seo'),
			],
			'returnFees' => [
				'FreeReturn' => __('Free', 'pharos-seo'),
				'ReturnFeesCustomerResponsibility' => __(
					'Customer pays return shipping',
					'pharos-seo',
				),
				'ReturnShippingFees' => __('Return shipping fee', 'pharos-seo'),
			],
			'returnMethod' => [
				'ReturnByMail' => __('By mail', 'pharos-seo'),
				'ReturnInStore' => __('In store', 'pharos-seo'),
				'ReturnAtKiosk' => __('At a kiosk', 'pharos-seo'),
			],
			'employmentType' => [
				'FULL_TIME' => __('Full-time', 'pharos-seo'),
				'PART_TIME' => __('Part-time', 'pharos-seo'),
				'CONTRACTOR' => __('Contractor', 'pharos-seo'),
				'TEMPORARY' => __('Temporary', 'pharos-seo'),
				'INTERN' => __('Intern', 'pharos-seo'),
				'VOLUNTEER' => __('Volunteer', 'pharos-seo'),
				'PER_DIEM' => __('Per diem', 'pharos-seo'),
				'OTHER' => __('Other', 'pharos-seo'),
			],
			'jobLocationType' => ['TELECOMMUTE' => __('Remote', 'pharos-seo')],
			'courseMode' => [
				'Online' => __('Online', 'pharos-seo'),
				'Onsite' => __('In person', 'pharos-seo'),
				'Blended' => __('In person and online', 'pharos-seo'),
			],
			'repeatFrequency' => [
				'Daily' => __('Daily', 'pharos-seo'),
				'Weekly' => __('Weekly', 'pharos-seo'),
				'Monthly' => __('Monthly', 'pharos-seo'),
				'Yearly' => __('Yearly', 'pharos-seo'),
			],
			'unitText' => [
				'HOUR' => __('Hour', 'pharos-seo'),
				'DAY' => __('Day', 'pharos-seo'),
				'WEEK' => __('Week', 'pharos-seo'),
				'MONTH' => __('Month', 'pharos-seo'),
				'YEAR' => __('Year', 'pharos-seo'),
			],
			'unitCode' => ['DAY' => __('Days', 'pharos-seo')],
			'applicationCategory' => self::applications(),
			'interactionType' => [
				'LikeAction' => __('Likes', 'pharos-seo'),
				'FollowAction' => __('Followers', 'pharos-seo'),
				'WatchAction' => __('Views', 'pharos-seo'),
				'CommentAction' => __('Comments', 'pharos-seo'),
				'ShareAction' => __('Shares', 'pharos-seo'),
				'WriteAction' => __('Posts', 'pharos-seo'),
			],
			default => [],
		};
	}

	/** @return array<string, string> */
	private static function days(): array {
		global $wp_locale;
		$names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
		return array_combine(
			$names,
			array_map($wp_locale->get_weekday(...), array_keys($names)),
		) + [
			'PublicHolidays' => __('Public holidays', 'pharos-seo'),
		];
	}

	/** @return array<string, string> Application categories that Google supports. */
	private static function applications(): array {
		return [
			'GameApplication' => __('Game', 'pharos-seo'),
			'SocialNetworkingApplication' => __('Social networking', 'pharos-seo'),
			'TravelApplication' => __('Travel', 'pharos-seo'),
			'ShoppingApplication' => __('Shopping', 'pharos-seo'),
			'SportsApplication' => __('Sports', 'pharos-seo'),
			'LifestyleApplication' => __('Lifestyle', 'pharos-seo'),
			'BusinessApplication' => __('Business', 'pharos-seo'),
			'DesignApplication' => __('Design', 'pharos-seo'),
			'DeveloperApplication' => __('Developer', 'pharos-seo'),
			'DriverApplication' => __('Driver', 'pharos-seo'),
			'EducationalApplication' => __('Education', 'pharos-seo'),
			'HealthApplication' => __('Health', 'pharos-seo'),
			'FinanceApplication' => __('Finance', 'pharos-seo'),
			'SecurityApplication' => __('Security', 'pharos-seo'),
			'BrowserApplication' => __('Browser', 'pharos-seo'),
			'CommunicationApplication' => __('Communication', 'pharos-seo'),
			'DesktopEnhancementApplication' => __('Desktop enhancement', 'pharos-seo'),
			'EntertainmentApplication' => __('Entertainment', 'pharos-seo'),
			'MultimediaApplication' => __('Multimedia', 'pharos-seo'),
			'HomeApplication' => __('Home', 'pharos-seo'),
			'UtilitiesApplication' => __('Utilities', 'pharos-seo'),
			'ReferenceApplication' => __('Reference', 'pharos-seo'),
		];
	}
}
