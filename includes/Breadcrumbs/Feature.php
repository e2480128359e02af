<?php
/**
 * Breadcrumbs in themes and content.
 */

declare(strict_types=1);

namespace Pharos\Breadcrumbs;

use Pharos\Core\Feature as FeatureBase;

final class Feature extends FeatureBase {
	public static function links(): array {
		return [
			'/advanced/breadcrumbs' => [
				'label' => __('Breadcrumbs', 'pharos-seo'),
				'description' => __(
					'How breadcrumbs look in your theme and content.',
					'pharos-seo',
				),
				'icon' => 'breadcrumbs',
				'keywords' => ['breadcrumb', 'you are here'],
			],
		];
	}
}
