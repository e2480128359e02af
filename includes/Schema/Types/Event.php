<?php
/**
 * Event: https://schema.org/Event
 * Google: https://developers.google.com/search/docs/appearance/structured-data/event
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Event {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Event', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'Event',
				'BusinessEvent',
				'ChildrensEvent',
				'ComedyEvent',
				'CourseInstance',
				'DanceEvent',
				'DeliveryEvent',
				'EducationEvent',
				'ExhibitionEvent',
				'Festival',
				'FoodEvent',
				'Hackathon',
				'LiteraryEvent',
				'MusicEvent',
				'PublicationEvent',
				'SaleEvent',
				'ScreeningEvent',
				'SocialEvent',
				'SportsEvent',
				'TheaterEvent',
				'VisualArtsEvent',
			]),
			'fields' => [
				...Field::required([
					'name' => '%title%',
					'startDate',
					'location' => Field::group(
						['Place', 'VirtualLocation'],
						[
							...Field::recommended(['name', 'address' => People::address()]),
							...Field::optional(['url', 'geo' => People::geo()]),
						],
						['std' => true, 'one_of' => [['address', 'url']]],
					),
				]),
				...Field::recommended([
					'endDate',
					'description' => '%excerpt%',
					'image' => ['%image%'],
					'eventStatus' => 'EventScheduled',
					'offers' => Commerce::offer(Field::recommended(['validFrom']), [
						'cloneable' => true,
					]),
					'organizer' => People::ORGANIZATION,
					'performer' => [],
				]),
				...Field::optional([
					'url' => '%url%',
					'previousStartDate',
					'eventAttendanceMode',
					'doorTime',
					'duration',
					'inLanguage',
					'isAccessibleForFree',
					'maximumAttendeeCapacity',
					'typicalAgeRange',
					'keywords',
					'sponsor',
					'superEvent',
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
				]),
			],
			'when' => [
				[
					'values' => ['eventStatus' => ['EventRescheduled']],
					'required' => [],
					'recommended' => ['previousStartDate'],
				],
			],
			'google' => [
				'label' => __(
					'Date and location below the link, and an entry in event lists.',
					'pharos-seo',
				),
				'docs' => 'event',
			],
			'show_on' => ['specifics'],
		];
	}
}
