<?php
/**
 * JobPosting: https://schema.org/JobPosting
 * Google: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class JobPosting {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Job Posting', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'title' => '%title%',
					'description' => '%whole_content%',
					'datePosted' => '%published_iso%',
					'hiringOrganization' => People::ORGANIZATION,
				]),
				...Field::recommended([
					'jobLocation' => self::location(),
					'applicantLocationRequirements' => [],
					'jobLocationType' => ['type' => 'Select'],
					'baseSalary' => Commerce::amount(self::salary()),
					'directApply',
					'employmentType' => ['type' => 'Select', 'cloneable' => true],
					'identifier' => Field::group(
						'PropertyValue',
						Field::required(['name', 'value']),
					),
					'validThrough',
				]),
				...Field::optional([
					'url' => '%url%',
					'educationRequirements',
					'experienceRequirements',
					'qualifications',
					'responsibilities',
					'skills',
					'industry',
					'occupationalCategory',
					'jobBenefits',
					'incentiveCompensation',
					'jobStartDate',
					'totalJobOpenings',
					'workHours',
					'employmentUnit',
					'salaryCurrency',
				]),
			],
			'one_of' => [['jobLocation', ['applicantLocationRequirements', 'jobLocationType']]],
			'google' => [
				'label' => __('An entry in the job search.', 'pharos-seo'),
				'docs' => 'job-posting',
			],
			'show_on' => ['specifics'],
		];
	}

	private static function location(): array {
		return Field::group(
			'Place',
			Field::required(['address' => People::address(['addressCountry'], ['std' => true])]),
			['std' => true, 'cloneable' => true],
		);
	}

	private static function salary(): array {
		return Field::group(
			'QuantitativeValue',
			[
				...Field::required(['unitText' => ['type' => 'Select']]),
				...Field::recommended(['value' => ['type' => 'number'], 'minValue', 'maxValue']),
			],
			['one_of' => [['value', ['minValue', 'maxValue']]]],
		);
	}
}
