<?php
/**
 * BreadcrumbList: https://schema.org/BreadcrumbList
 * Google: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;

final class BreadcrumbList {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Breadcrumbs', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'itemListElement' => [
						'std' => '%breadcrumbs%',
						'type' => 'Hidden',
						'hidden' => true,
					],
				]),
				...Field::optional(['name']),
			],
			'google' => [
				'label' => __('Breadcrumbs instead of the URL.', 'pharos-seo'),
				'docs' => 'breadcrumb',
			],
			'show_on' => ['basic-global'],
		];
	}
}
