<?php
/**
 * SoftwareApplication: https://schema.org/SoftwareApplication
 * Google: https://developers.google.com/search/docs/appearance/structured-data/software-app
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;

final class SoftwareApplication {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Software app', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'SoftwareApplication',
				'MobileApplication',
				'WebApplication',
				'OperatingSystem',
				'RuntimePlatform',
				'VideoGame',
			]),
			'fields' => [
				...Field::required([
					'name' => '%title%',
					'offers' => Commerce::offer([], ['std' => true]),
				]),
				...Field::recommended([
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
					'applicationCategory' => ['type' => 'Select'],
					'operatingSystem',
				]),
				...Field::optional([
					'url' => '%url%',
					'description' => '%excerpt%',
					'image' => '%image%',
					'screenshot' => [],
					'author',
					'publisher',
					'applicationSubCategory',
					'applicationSuite',
					'availableOnDevice',
					'countriesSupported',
					'datePublished',
					'dateModified',
					'downloadUrl',
					'installUrl',
					'featureList' => [],
					'fileSize',
					'memoryRequirements',
					'permissions',
					'processorRequirements',
					'releaseNotes',
					'softwareRequirements',
					'softwareVersion',
					'storageRequirements',
				]),
			],
			'one_of' => [['aggregateRating', 'review']],
			'google' => [
				'label' => __('Star ratings and price below the link.', 'pharos-seo'),
				'docs' => 'software-app',
			],
			'show_on' => ['specifics'],
		];
	}
}
