<?php
/**
 * FAQPage: https://schema.org/FAQPage
 * Google: https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;
use Pharos\Schema\Definition\People;

final class FAQPage {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('FAQ', 'pharos-seo'),
			'fields' => [
				...Field::required(['mainEntity' => Media::question()]),
				...Field::optional([
					'name' => '%title%',
					'description',
					'url' => '%url%',
					'inLanguage',
					'datePublished',
					'dateModified',
					'author',
					'publisher',
					'isPartOf',
				]),
			],
			'google' => [
				'label' => __(
					'Questions and answers below the link, of well-known sites about health or of authorities only.',
					'pharos-seo',
				),
				'docs' => 'faqpage',
			],
			'show_on' => ['specifics'],
		];
	}
}
