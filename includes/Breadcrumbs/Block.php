<?php
/**
 * Breadcrumbs as a block and a shortcode.
 */

declare(strict_types=1);

namespace Pharos\Breadcrumbs;

use Pharos\Core\Block as CoreBlock;
use Pharos\Core\Build;
use Pharos\Page\Context;
use Pharos\Template\Trail;

final class Block extends CoreBlock {
	public const ARGUMENTS = [
		'attributes' => [
			'separator' => ['type' => 'string', 'default' => ''],
			'home' => ['type' => 'string', 'default' => ''],
		],
		'supports' => [
			'align' => ['wide', 'full'],
			'color' => ['link' => true],
			'html' => false,
			'spacing' => ['margin' => true, 'padding' => true],
			'typography' => ['fontSize' => true, 'lineHeight' => true],
		],
	];

	public function render(mixed $attributes): string {
		return ($this->on_page)(function (Context $shown) use ($attributes): string {
			$page = Html::page($shown);
			return Html::render(
				$page ? Trail::build($page, ($this->settings)()) : $this->example(),
				is_array($attributes) ? $attributes : [],
				get_block_wrapper_attributes(['class' => Html::NAME]),
			);
		});
	}

	public function shortcode(array $attributes): string {
		return ($this->on_page)(function (Context $shown) use ($attributes): string {
			$page = Html::page($shown);
			return $page ? Html::render(Trail::build($page, ($this->settings)()), $attributes) : '';
		});
	}

	public static function register_editor(): void {
		Html::register_style();
		// In every kind of block editor.
		add_action(
			'enqueue_block_editor_assets',
			static fn() => Build::enqueue('breadcrumbs-block'),
		);
	}

	/** @return list<array{name: string, url: string}> Example breadcrumbs for the template editor; empty on the front end. */
	private function example(): array {
		if (!wp_is_serving_rest_request() || did_action('wp')) {
			return [];
		}
		return array_map(
			static fn(string $name): array => ['name' => $name, 'url' => home_url('/')],
			[
				Trail::home_label(($this->settings)()),
				__('Parent page', 'pharos-seo'),
				__('This page', 'pharos-seo'),
			],
		);
	}
}
