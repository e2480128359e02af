<?php
/**
 * Movie: https://schema.org/Movie
 * Google: https://developers.google.com/search/docs/appearance/structured-data/movie
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;

final class Movie {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Movie', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%title%', 'image' => '%image%']),
				...Field::recommended([
					'dateCreated',
					'director' => [],
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
				]),
				...Field::optional([
					'url' => '%url%',
					'description' => '%excerpt%',
					'actor' => [],
					'author' => [],
					'musicBy',
					'producer' => [],
					'productionCompany',
					'duration',
					'datePublished',
					'genre' => [],
					'keywords',
					'contentRating',
					'countryOfOrigin',
					'inLanguage',
					'subtitleLanguage',
					'sameAs' => [],
					'trailer' => Media::video(),
				]),
			],
			'google' => [
				'label' => __(
					'Star ratings below the link, and a carousel for lists of movies.',
					'pharos-seo',
				),
				'docs' => 'movie',
			],
			'show_on' => ['specifics'],
		];
	}
}
