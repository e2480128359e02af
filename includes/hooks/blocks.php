<?php
/**
 * The plugin's blocks. Front-end pages don't read block.json; the data needed for rendering is here. Loaded for pages that
 * contain one, and for requests other than pages.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings $settings
 * @param \Closure(): Head\Head         $head
 * @return array<string, array> Arguments of register_block_type(), by the name without namespace.
 */
return static function (\Closure $settings, \Closure $head): array {
	$text = ['type' => 'string', 'default' => ''];
	return [
		'sitemap' => [
			'render_callback' => static fn($attributes) => (new Sitemaps\Html\Block(
				$settings(),
			))->render($attributes),
			'attributes' => ['types' => $text],
			'supports' => ['align' => ['wide', 'full'], 'html' => false],
		],
		'breadcrumbs' => [
			'render_callback' => static fn($attributes) => (new Breadcrumbs\Block(
				$head()->context(),
				$settings(),
			))->render($attributes),
			'attributes' => ['separator' => $text, 'home' => $text],
			'supports' => [
				'align' => ['wide', 'full'],
				'color' => ['link' => true],
				'html' => false,
				'spacing' => ['margin' => true, 'padding' => true],
				'typography' => ['fontSize' => true, 'lineHeight' => true],
			],
		],
	];
};
