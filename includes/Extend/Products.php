<?php
/**
 * The recommended products of "Extend Your Website": free themes and plugins of the WordPress.org directory.
 */

declare(strict_types=1);

namespace Pharos\Extend;

use Pharos\Core\AddOns;

final class Products {
	private const FILTER = 'pharos_recommended_products';

	/**
	 * @return list<array{name: string, description: string, slug: string, type: string}> Names and descriptions are plain text.
	 */
	public static function all(): array {
		/**
		 * Filters the products that the dashboard recommends.
		 *
		 * @param array $products List of `name` and `description` (plain text), `slug` (in the WordPress.org directory) and `type`
		 *                        (theme or plugin). An empty list removes the card.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_recommended_products', '__return_empty_array');
		 */
		$products = apply_filters(self::FILTER, self::plugins());
		if (!is_array($products)) {
			return AddOns::refuse(self::FILTER, $products, self::plugins());
		}
		$sound = [];
		foreach ($products as $product) {
			$fits = self::product($product);
			if ($fits === null) {
				AddOns::refuse(self::FILTER, $product);
				continue;
			}
			$sound["{$fits['type']} {$fits['slug']}"] ??= $fits;
		}
		return array_values($sound);
	}

	/** @return ?array{name: string, description: string, slug: string, type: string} Null if it's invalid. */
	private static function product(mixed $product): ?array {
		if (!is_array($product)) {
			return null;
		}
		$texts = [];
		foreach (['name', 'description', 'slug', 'type'] as $field) {
			$value = $product[$field] ?? null;
			if (!is_string($value) || trim($value) === '' || wp_json_encode($value) === false) {
				return null;
			}
			$texts[$field] = trim($value);
		}
		return in_array($texts['type'], ['theme', 'plugin'], true) &&
			preg_match('/^[a-z0-9][a-z0-9-]{0,99}$/', $texts['slug'])
			? $texts
			: null;
	}

	/** @return list<array{name: string, description: string, slug: string, type: string}> */
	private static function plugins(): array {
		return [
			[
				'name' => 'GeneratePress',
				'description' => __('A lightweight, fast theme for any site.', 'pharos-seo'),
				'slug' => 'generatepress',
				'type' => 'theme',
			],
			[
				'name' => 'Essential Addons for Elementor',
				'description' => __(
					'Widgets and templates for the Elementor page builder.',
					'pharos-seo',
				),
				'slug' => 'essential-addons-for-elementor-lite',
				'type' => 'plugin',
			],
			[
				'name' => 'FluentSMTP',
				'description' => __(
					'Sends the site’s emails through your mail provider for reliable delivery.',
					'pharos-seo',
				),
				'slug' => 'fluent-smtp',
				'type' => 'plugin',
			],
			[
				'name' => 'Contact Form 7',
				'description' => __('Contact forms for posts and pages.', 'pharos-seo'),
				'slug' => 'contact-form-7',
				'type' => 'plugin',
			],
			[
				'name' => 'GenerateBlocks',
				'description' => __('Layout blocks for the block editor.', 'pharos-seo'),
				'slug' => 'generateblocks',
				'type' => 'plugin',
			],
		];
	}
}
