<?php
/**
 * GET, POST and DELETE /pharos/v1/indexnow.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /indexnow', Permission::Settings, fn(): array => $this->status());
		Routes::add('POST /indexnow', Permission::Settings, $this->submit(...), [
			'urls' => [
				'description' => __(
					'URLs of this site. If omitted, the URLs in the queue are submitted now.',
					'pharos-seo',
				),
				'type' => 'array',
				'items' => ['type' => 'string'],
				// As Endpoint::MOST, without loading that class for other routes.
				'maxItems' => 10_000,
				'default' => [],
			],
		]);
		Routes::add('DELETE /indexnow', Permission::Settings, function (): array {
			State::clear_log();
			return $this->status();
		});
	}

	private function submit(WP_REST_Request $request): array|WP_Error {
		if (Obstacle::find($this->settings) !== '') {
			return new WP_Error(
				'pharos_indexnow_off',
				__(
					'URLs aren’t submitted from this site at the moment. Open Advanced > IndexNow for the reason.',
					'pharos-seo',
				),
				['status' => 409, 'obstacle' => Obstacle::find($this->settings)],
			);
		}
		$result = Manual::add($this->settings, (array) $request['urls']);
		if (is_wp_error($result)) {
			return $result;
		}
		Job::hurry();
		return $this->status();
	}

	private function status(): array {
		return ['success' => true, 'data' => Status::read($this->settings)];
	}
}
