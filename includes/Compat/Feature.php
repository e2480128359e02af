<?php
/**
 * Background work for other plugins.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		// WooCommerce's version of all that shipping depends on.
		add_action('set_transient_shipping-transient-version', [WooZones::class, 'changed']);
	}

	public function debug_data(): array {
		$names = implode(', ', array_column(SeoPlugins::all_active(), 'name'));
		return [
			'other_seo_plugins' => [
				'label' => __('Other active SEO plugins', 'pharos-seo'),
				'value' => $names === '' ? __('None', 'pharos-seo') : $names,
				'debug' => $names === '' ? 'none' : $names,
			],
		];
	}

	public function events(): array {
		return [
			// Copies shipping costs of WooCommerce for pages of products.
			WooZones::EVENT => [WooZones::class, 'copy'],
		];
	}

	public function deactivate(): void {
		(new Job(WooZones::EVENT))->unschedule();
	}
}
