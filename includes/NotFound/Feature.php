<?php
/**
 * The log of missing URLs. Part of redirects.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		add_action('pharos_redirect_stored', [Items::class, 'redirect_stored']);
	}

	public static function links(): array {
		return [
			'/advanced/redirects' => [
				'path' => '/advanced/not-found',
				'label' => __('404 Log', 'pharos-seo'),
				'description' => __(
					'URLs that visitors and search engines requested but that don’t exist.',
					'pharos-seo',
				),
				'icon' => 'missing',
				'keywords' => ['404', 'not found', 'missing pages', 'monitor', 'log'],
				'feature' => 'enable_redirects',
				'capability' => Permission::Redirects->value,
			],
		];
	}

	public function register_routes(): void {
		if (($this->settings)()->get('enable_redirects')) {
			(new RestController(($this->settings)()))->register_routes();
		}
	}

	public function commands(): array {
		return ($this->settings)()->get('enable_redirects')
			? ['pharos not-found' => [new Cli(), Permission::Redirects]]
			: [];
	}

	public function tables(): array {
		return [Table::name()];
	}
}
