<?php
/**
 * WebSite: https://schema.org/WebSite
 * Google: https://developers.google.com/search/docs/appearance/site-names
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class WebSite {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Website', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%site_name%', 'url' => '%site_url%']),
				...Field::recommended(['alternateName' => []]),
				...Field::optional([
					'description' => '%tagline%',
					'inLanguage' => '%site_language%',
					'publisher' => People::ORGANIZATION,
					'potentialAction' => '%schema:SearchAction%',
					'image',
					'keywords',
					'copyrightHolder',
					'copyrightYear',
					'license',
					'isAccessibleForFree',
					'sameAs' => [],
				]),
			],
			'google' => [
				'label' => __('The site name above your pages in search results.', 'pharos-seo'),
				'docs' => 'https://developers.google.com/search/docs/appearance/site-names',
			],
			'show_on' => ['basic-global'],
		];
	}
}
