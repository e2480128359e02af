<?php
/**
 * Course: https://schema.org/Course
 * Google: https://developers.google.com/search/docs/appearance/structured-data/course
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Course {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Course', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%title%', 'description' => '%excerpt%']),
				...Field::recommended([
					'provider' => People::ORGANIZATION,
					'url' => '%url%',
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
				]),
				...Field::optional([
					'offers' => Commerce::offer(Field::optional(['category']), [
						'cloneable' => true,
					]),
					'hasCourseInstance' => self::instance(),
					'image' => '%image%',
					'courseCode',
					'coursePrerequisites' => [],
					'educationalCredentialAwarded',
					'educationalLevel',
					'financialAidEligible',
					'totalHistoricalEnrollment',
					'about' => [],
					'teaches' => [],
					'availableLanguage' => [],
					'inLanguage' => '%site_language%',
					'datePublished',
					'publisher',
					'timeRequired',
				]),
			],
			'google' => [
				'label' => __(
					'A carousel of a provider’s courses, if there are at least three.',
					'pharos-seo',
				),
				'docs' => 'course',
			],
			'show_on' => ['specifics'],
		];
	}

	/** Dates and mode of a course; not shown in Google's course list. */
	private static function instance(): array {
		return Field::group(
			'CourseInstance',
			[
				...Field::optional(['courseMode' => ['type' => 'Select']]),
				...Field::optional([
					'courseWorkload' => ['type' => 'duration'],
					'courseSchedule' => Field::group('Schedule', [
						...Field::required([
							'repeatCount',
							'repeatFrequency' => ['type' => 'Select'],
						]),
						...Field::optional(['duration', 'startDate', 'endDate']),
					]),
					'instructor' => [],
				]),
				...Field::optional(['startDate', 'endDate', 'location', 'name']),
			],
			['cloneable' => true],
		);
	}
}
