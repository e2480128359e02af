<?php
/**
 * /migrate/parity: what visitors get, before and after.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Capability;
use Pharos\Migration\Sources;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

final class RestController {
	/** Of a call. */
	private const SECONDS = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$slug = ['plugin_slug' => ['type' => 'string', 'required' => true]];
		$step = static fn(array $steps): array => [
			'step' => ['type' => 'string', 'required' => true, 'enum' => $steps],
		];
		register_rest_route(Routes::V1, '/migrate/parity', [
			[
				'methods' => WP_REST_Server::CREATABLE,
				'permission_callback' => [Capability::class, 'granted'],
				'callback' => $this->read(...),
				'args' => $slug +
					$step(Store::STEPS) + ['restart' => ['type' => 'boolean', 'default' => false]],
			],
			[
				'methods' => WP_REST_Server::READABLE,
				'permission_callback' => [Capability::class, 'granted'],
				'callback' => $this->report(...),
				'args' => $slug +
					$step(['after', 'preview']) + [
						'page' => ['type' => 'integer', 'minimum' => 1, 'default' => 1],
					],
			],
		]);
	}

	private function read(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
		return [
			'success' => true,
			'data' => (new Steps($this->settings, $source))->run(
				$request['step'],
				self::SECONDS,
				(bool) $request['restart'],
			),
		];
	}

	private function report(WP_REST_Request $request): array|WP_Error {
		$source = Sources::asked_for($request);
		if (is_wp_error($source)) {
			return $source;
		}
		return [
			'success' => true,
			'data' => (new Report($this->settings, $source, $request['step']))->page(
				(int) $request['page'],
			),
		];
	}
}
