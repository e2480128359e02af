<?php
/**
 * The block pharos/breadcrumbs.
 */

declare(strict_types=1);

namespace Pharos\Breadcrumbs;

use Pharos\Core\Build;
use Pharos\Page\Context;
use Pharos\Settings\Settings;

final class Block {
	public function __construct(
		private readonly Context $shown,
		private readonly Settings $settings,
	) {}

	/** @param mixed $attributes The attributes in src/breadcrumbs-block/block.json. */
	public function render(mixed $attributes): string {
		$page = Html::page($this->shown);
		return Html::of(
			$page ? Trail::of($page, $this->settings) : $this->example(),
			is_array($attributes) ? $attributes : [],
			get_block_wrapper_attributes(['class' => Html::NAME]),
		);
	}

	/** On `enqueue_block_editor_assets`, which fires in every kind of block editor. */
	public static function enqueue(): void {
		Build::enqueue('breadcrumbs-block');
	}

	/** @return list<array{name: string, url: string}> Example breadcrumbs for the template editor; empty on the front end. */
	private function example(): array {
		if (!wp_is_serving_rest_request() || did_action('wp')) {
			return [];
		}
		return array_map(
			static fn(string $name): array => ['name' => $name, 'url' => home_url('/')],
			[
				Trail::home_label($this->settings),
				__('Parent page', 'pharos-seo'),
				__('This page', 'pharos-seo'),
			],
		);
	}
}
