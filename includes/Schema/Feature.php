<?php
/**
 * Structured data.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\ContentHooks;
use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		ContentHooks::on_option_changed(
			static fn(string $option) => $option === 'page_on_front' && HomePage::remember(),
		);
		add_action(
			'pharos_field_changed',
			static fn($kind, $id, $field) => $kind === 'post' &&
				$field === 'schemas' &&
				HomePage::post_changed((int) $id),
			10,
			3,
		);
	}

	public static function links(): array {
		return [
			'/advanced/schema' => [
				'label' => __('Schema', 'pharos-seo'),
				'description' => __(
					'Structured data that tells search engines what your pages are about.',
					'pharos-seo',
				),
				'icon' => 'schema',
				'keywords' => [
					'json-ld',
					'structured data',
					'rich results',
					'rich snippets',
					'schema markup',
					'knowledge graph',
				],
				'feature' => 'enable_schemas',
				'capability' => Permission::Schema->value,
			],
		];
	}

	public function register_routes(): void {
		if (!($this->settings)()->get('enable_schemas')) {
			return;
		}
		(new PlacesController(($this->settings)()))->register_routes();
		(new RestController())->register_routes();
		(new PreviewController(($this->settings)(), ($this->variables)()))->register_routes();
		(new ObjectController(($this->settings)()))->register_routes();
	}

	public function commands(): array {
		$check = new Cli(($this->settings)(), ($this->variables)());
		$site = new SiteCli(($this->settings)());
		return [
			'pharos schema' => [$check, Permission::Schema],
			'pharos schema list' => [[$site, 'list_'], Permission::Schema],
			'pharos schema get' => [[$site, 'get'], Permission::Schema],
			'pharos schema set' => [[$site, 'set'], Permission::Schema],
			'pharos schema delete' => [[$site, 'delete'], Permission::Schema],
		];
	}
}
