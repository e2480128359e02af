<?php
/**
 * GET /pharos/v1/schemamap and /schemamap/{type}: the schema map, public like the pages that it describes.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

final class RestController {
	/** The path in the namespace. */
	public const PATH = '/schemamap';

	private const MEDIA_TYPE = 'application/jsonl';

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	public function register_routes(): void {
		register_rest_route(Routes::V1, self::PATH, [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => '__return_true',
			'callback' => fn(): array => [
				'success' => true,
				'data' => ['types' => $this->is_there() ? $this->cache()->index() : []],
			],
		]);
		register_rest_route(Routes::V1, self::PATH . '/(?P<type>[a-z0-9_-]+)', [
			'methods' => WP_REST_Server::READABLE,
			'permission_callback' => '__return_true',
			'callback' => fn(WP_REST_Request $request): WP_REST_Response|WP_Error => $this->page(
				$request,
			),
			'args' => [
				'type' => [
					'description' => __('A type of the index, such as a post type.', 'pharos-seo'),
					'type' => 'string',
				],
				'page' => [
					'description' => __('The number of the page.', 'pharos-seo'),
					'type' => 'integer',
					'minimum' => 1,
					'default' => 1,
				],
			],
		]);
		add_filter('rest_pre_serve_request', self::serve(...), 10, 2);
	}

	/** The URL of the index. */
	public static function url(): string {
		return rest_url(Routes::V1 . self::PATH);
	}

	private function page(WP_REST_Request $request): WP_REST_Response|WP_Error {
		$lines = $this->is_there()
			? $this->cache()->page((string) $request['type'], (int) $request['page'])
			: null;
		return $lines === null
			? new WP_Error(
				'pharos_not_found',
				__('This page of the schema map doesn’t exist.', 'pharos-seo'),
				['status' => 404],
			)
			: new WP_REST_Response($lines, 200, [
				'Content-Type' => self::MEDIA_TYPE . '; charset=utf-8',
				'X-Robots-Tag' => 'noindex',
			]);
	}

	/** On `rest_pre_serve_request`: sends lines as they are, not as a JSON text. */
	private static function serve(mixed $is_served, WP_HTTP_Response $response): mixed {
		$type = (string) ($response->get_headers()['Content-Type'] ?? '');
		if ($is_served || !str_starts_with($type, self::MEDIA_TYPE)) {
			return $is_served;
		}
		echo (string) $response->get_data();
		return true;
	}

	/** Whether search engines may index the site, and it has structured data. */
	private function is_there(): bool {
		return get_option('blog_public') && $this->settings->get('enable_schemas');
	}

	private function cache(): Cache {
		return new Cache($this->settings, fn(): Map => new Map($this->settings, $this->variables));
	}
}
