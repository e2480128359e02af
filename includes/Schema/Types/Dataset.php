<?php
/**
 * Dataset: https://schema.org/Dataset
 * Google: https://developers.google.com/search/docs/appearance/structured-data/dataset
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;

final class Dataset {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Dataset', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%title%', 'description' => '%excerpt%']),
				...Field::recommended([
					'url' => '%url%',
					'creator' => ['%schema:Person%'],
					'license',
					'keywords' => '%tags%',
					'identifier',
					'alternateName' => [],
					'citation' => [],
					'funder',
					'isAccessibleForFree',
					'measurementTechnique',
					'variableMeasured' => [],
					'sameAs' => [],
					'spatialCoverage',
					'temporalCoverage',
					'version',
					'isPartOf',
					'hasPart' => Media::work('Dataset', ['cloneable' => true]),
					'includedInDataCatalog',
					'distribution' => Field::group(
						'DataDownload',
						[
							...Field::required(['contentUrl']),
							...Field::recommended(['encodingFormat']),
							...Field::optional(['name', 'contentSize']),
						],
						['cloneable' => true],
					),
				]),
				...Field::optional([
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
					'publisher' => '%schema:Organization%',
					'inLanguage' => '%site_language%',
					'image' => '%image%',
				]),
			],
			'google' => [
				'label' => __('An entry of Dataset Search.', 'pharos-seo'),
				'docs' => 'dataset',
			],
			'show_on' => ['specifics'],
		];
	}
}
