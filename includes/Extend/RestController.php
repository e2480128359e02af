<?php
/**
 * GET /pharos/v1/installed-plugins-and-themes: the installed plugins and themes, and the products that the dashboard recommends.
 */

declare(strict_types=1);

namespace Pharos\Extend;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;

final class RestController {
	public function register_routes(): void {
		Routes::add(
			'GET /installed-plugins-and-themes',
			Permission::Settings,
			fn(): array => [
				'success' => true,
				'message' => '',
				'data' => $this->data(),
			],
		);
	}

	private function data(): array {
		$products = Products::all();
		return [
			'plugins' => self::visible(
				Inventory::plugins(),
				current_user_can('activate_plugins'),
				$products,
			),
			'themes' => self::visible(
				Inventory::themes(),
				current_user_can(is_multisite() ? 'manage_network_themes' : 'switch_themes'),
				$products,
			),
			'products' => array_map(
				static fn(array $product): array => $product + [
					'plugin' =>
						$product['type'] === 'plugin'
							? Inventory::plugin_file($product['slug'])
							: '',
					'obstacle' => Obstacle::find($product),
				],
				$products,
			),
			// For wp.updates; the nonce in the page may have expired.
			'nonce' => wp_create_nonce('updates'),
		];
	}

	/**
	 * Reduces the lists to the recommended products for users whom WordPress doesn't show them either, such as the administrators of a
	 * network's sites.
	 *
	 * @param array{installed: list<string>, active: list<string>} $slugs
	 */
	private static function visible(array $slugs, bool $may_see, array $products): array {
		$names = array_column($products, 'slug');
		return $may_see
			? $slugs
			: array_map(
				static fn(array $of): array => array_values(array_intersect($of, $names)),
				$slugs,
			);
	}
}
