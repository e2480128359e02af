<?php
/**
 * SearchAction: https://schema.org/SearchAction
 * Google: https://developers.google.com/search/blog/2024/10/sitelinks-search-box
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;

final class SearchAction {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Search Box', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'target' => [
						'std' => '%search_url%',
						'type' => 'Text',
						'tooltip' => __(
							'The search URL, with {search_term_string} for the search terms.',
							'pharos-seo',
						),
					],
					'query-input' => 'required name=search_term_string',
				]),
				...Field::optional(['name', 'description']),
			],
			'google' => [
				'label' => __('No longer shown by Google.', 'pharos-seo'),
				'docs' => 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
			],
			'asks' => false,
			'show_on' => ['basic-global'],
		];
	}
}
