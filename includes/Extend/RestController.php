<?php
/**
 * GET /pharos/v1/installed-plugins-and-themes: the installed plugins and themes, and the products that the dashboard recommends.
 */

declare(strict_types=1);

namespace Pharos\Extend;

use Pharos\Capability;
use Pharos\Rest\Routes;
use WP_REST_Server;

final class RestController {
	public function register_routes(): void {
		register_rest_route(Routes::V1, '/installed-plugins-and-themes', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Capability::class, 'granted'],
			'callback' => fn(): array => [
				'success' => true,
				'message' => '',
				'data' => $this->data(),
			],
		]);
	}

	private function data(): array {
		return [
			'plugins' => Installed::plugins(),
			'themes' => Installed::themes(),
			'products' => array_map(
				static fn(array $product): array => $product + [
					'plugin' =>
						$product['type'] === 'plugin'
							? Installed::plugin_file($product['slug'])
							: '',
					'obstacle' => Obstacle::of($product),
				],
				Products::all(),
			),
			// For wp.updates; the nonce in the page may have expired.
			'nonce' => wp_create_nonce('updates'),
		];
	}
}
