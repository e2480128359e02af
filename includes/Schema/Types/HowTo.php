<?php
/**
 * HowTo: https://schema.org/HowTo
 * Google: https://developers.google.com/search/blog/2023/08/howto-faq-changes
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;
use Pharos\Schema\Definition\People;

final class HowTo {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('How-to', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'name' => '%title%',
					'step' => Media::step(['std' => true]),
				]),
				...Field::optional([
					'description' => '%excerpt%',
					'image' => '%image%',
					'totalTime',
					'prepTime',
					'performTime',
					'estimatedCost' => Commerce::amount(),
					'supply' => Media::material('HowToSupply'),
					'tool' => Media::material('HowToTool'),
					'yield',
					'video' => Media::video(),
					'author' => People::PERSON,
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
					'inLanguage',
				]),
			],
			'google' => [
				'label' => __(
					'No longer shown by Google. Other search engines may show instructions.',
					'pharos-seo',
				),
				'docs' => 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
			],
			'asks' => false,
			'show_on' => ['specifics'],
		];
	}
}
