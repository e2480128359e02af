<?php
/**
 * ClaimReview: https://schema.org/ClaimReview
 * Google: https://developers.google.com/search/docs/appearance/structured-data/factcheck
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;
use Pharos\Schema\Definition\People;

final class ClaimReview {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Fact Check', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'claimReviewed',
					'reviewRating' => Field::group(
						'Rating',
						[
							...Field::required([
								'alternateName' => ['label' => __('Verdict', 'pharos-seo')],
							]),
							...Field::recommended(['ratingValue', 'bestRating', 'worstRating']),
							...Field::optional(['ratingExplanation']),
						],
						['std' => true],
					),
					'url' => '%url%',
				]),
				...Field::recommended([
					'author' => People::ORGANIZATION,
					'itemReviewed' => Field::group('Claim', [
						...Field::recommended([
							'author',
							'datePublished',
							'firstAppearance' => Media::work(),
							'appearance' => Media::work('CreativeWork', ['cloneable' => true]),
						]),
						...Field::optional(['name']),
					]),
				]),
				...Field::optional([
					'datePublished' => '%published_iso%',
					'dateModified',
					'name',
					'image',
					'publisher',
					'inLanguage',
					'reviewBody',
				]),
			],
			'google' => [
				'label' => __(
					'An entry in Fact Check Explorer; no longer shown in Google Search.',
					'pharos-seo',
				),
				'docs' => 'factcheck',
			],
			'show_on' => ['specifics'],
		];
	}
}
