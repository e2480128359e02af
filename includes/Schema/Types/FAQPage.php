<?php
/**
 * FAQPage: https://schema.org/FAQPage
 * Google: https://developers.google.com/search/updates (8 May 2026: no longer shown)
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;

final class FAQPage {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('FAQ', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'mainEntity' => ['label' => __('Question', 'pharos-seo')] + Media::question(),
				]),
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
					'No longer shown by Google. Other search engines may show questions and answers.',
					'pharos-seo',
				),
				'docs' => 'https://developers.google.com/search/updates',
			],
			'asks' => false,
			'show_on' => ['specifics'],
		];
	}
}
