<?php
/**
 * GET and POST /pharos/v1/admin-settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\Permission;
use Pharos\Rest\Body;
use Pharos\Rest\Routes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$values = ['type' => 'object', 'additionalProperties' => true];
		register_rest_route(Routes::V1, '/admin-settings', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => [Permission::class, 'any'],
			'callback' => fn(): array => $this->read(),
		]);
		Routes::add(
			'POST /admin-settings',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => $this->save($request),
			[
				'data' =>
					[
						'description' => __('The settings to change, by name.', 'pharos-seo'),
						'required' => true,
					] + $values,
				'base' =>
					[
						'description' => __(
							'The values before the change. A setting that has changed since isn’t overwritten.',
							'pharos-seo',
						),
						'default' => [],
					] + $values,
			],
			may: $this->may_save(...),
		);
	}

	private function read(): array {
		$this->settings->refresh();
		return $this->answer();
	}

	/** Whether the user has the permission of each setting that is changed. */
	private function may_save(WP_REST_Request $request): bool {
		$keys = array_keys((array) $request['data']);
		return Permission::Settings->granted() ||
			($keys !== [] &&
				array_filter(
					$keys,
					fn(int|string $key): bool => !current_user_can(
						$this->settings->definitions()[$key]['capability'] ??
							Permission::Settings->value,
					),
				) === []);
	}

	private function save(WP_REST_Request $request): array|WP_Error {
		$saved = $this->settings->save(
			Body::object($request, 'data'),
			Body::object($request, 'base'),
		);
		if (is_wp_error($saved)) {
			$data = $saved->get_error_data();
			if (isset($data['conflicts'])) {
				$json = [
					'conflicts' => Json::encode($data['conflicts'], $this->settings->definitions()),
				];
				$saved->add_data($json + ['entries' => (object) $data['entries']] + $data);
			}
			return $saved;
		}
		return [
			'message' => __('Settings saved successfully.', 'pharos-seo'),
			'reload' => $this->needs_reload(array_keys($request['data'])),
		] + $this->answer();
	}

	/**
	 * Whether the admin page has to reload to show a change.
	 *
	 * @param list<string> $keys Saved settings.
	 */
	private function needs_reload(array $keys): bool {
		$definitions = array_intersect_key($this->settings->definitions(), array_flip($keys));
		return in_array(true, array_column($definitions, 'reload'), true);
	}

	private function answer(): array {
		return [
			'success' => true,
			'data' => Json::encode($this->settings->all(), $this->settings->definitions()),
		];
	}
}
