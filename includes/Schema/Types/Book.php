<?php
/**
 * Book: https://schema.org/Book
 * Google: https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;

final class Book {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Book', 'pharos-seo'),
			'subtypes' => Choices::flat(['Book', 'Audiobook']),
			'fields' => [
				...Field::required(['name' => '%title%']),
				...Field::recommended([
					'aggregateRating' => Commerce::aggregate_rating(),
					'review' => Commerce::review(),
				]),
				...Field::optional([
					'url' => '%url%',
					'author' => [],
					'image' => '%image%',
					'description' => '%excerpt%',
					'isbn',
					'bookEdition',
					'bookFormat',
					'numberOfPages',
					'publisher',
					'datePublished',
					'inLanguage',
					'genre' => [],
					'illustrator',
					'translator',
					'translationOfWork',
					'award' => [],
					'about' => [],
					'keywords',
					'sameAs' => [],
					'offers' => Commerce::offer(),
					'workExample' => Field::group(
						'Book',
						[
							...Field::required(['isbn', 'bookFormat', 'inLanguage']),
							...Field::optional(['name', 'bookEdition', 'datePublished', 'url']),
						],
						['cloneable' => true],
					),
				]),
			],
			'google' => [
				'label' => __('Star ratings below the link.', 'pharos-seo'),
				'docs' => 'review-snippet',
			],
			'show_on' => ['specifics'],
		];
	}
}
