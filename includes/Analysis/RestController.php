<?php
/**
 * The routes of the analysis: /checks/… and /ignore-checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Capability;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_REST_Request;
use WP_REST_Server;

final class RestController {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	public function register_routes(): void {
		foreach (Checks::KINDS as $kind) {
			register_rest_route(Routes::V1, "/checks/$kind", [
				'methods' => WP_REST_Server::READABLE,
				'permission_callback' => [Capability::class, 'granted'],
				'callback' => fn(WP_REST_Request $request): array => $this->report($kind, $request),
				'args' => [
					'url' => ['type' => 'string', 'default' => ''],
					'force' => ['type' => 'boolean', 'default' => false],
					'check' => ['type' => 'string', 'default' => ''],
				],
			]);
		}
	}

	private function report(string $kind, WP_REST_Request $request): array {
		$checks = Checks::of($kind);
		if ($request['check'] !== '') {
			$checks = array_intersect_key($checks, [$request['check'] => true]);
		}
		$run = new Run($this->settings, $this->variables);
		return [
			'success' => true,
			'data' => (object) $run->items($checks, $request['url'] ?: home_url('/')),
			'checked_at' => gmdate('Y-m-d\TH:i:s\Z'),
			'running' => false,
		];
	}
}
