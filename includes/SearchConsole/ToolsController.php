<?php
/**
 * Routes for requests to Google on demand: the sitemap, the index status of a URL and of all pages, and the summary by email.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\SearchConsole\IndexStatus\Answers;
use Pharos\SearchConsole\Summary\Answers as Summary;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

final class ToolsController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$route = static fn(
			string $method,
			\Closure $answer,
			array $args = [],
			Permission $needs = Permission::SearchConsole,
		): array => [
			'methods' => $method,
			'permission_callback' => [$needs, 'granted'],
			'callback' => RestController::told($answer),
			'args' => $args,
		];
		$sitemap = fn(): SubmittedSitemap => new SubmittedSitemap($this->settings);
		register_rest_route(Routes::V1, '/search-console/sitemaps', [
			$route(
				WP_REST_Server::READABLE,
				static fn(): array => ['success' => true, 'data' => $sitemap()->state()],
			),
			$route(
				WP_REST_Server::CREATABLE,
				static fn(): array => ['success' => true, 'data' => $sitemap()->submit()],
				[],
				Permission::Settings,
			),
		]);
		register_rest_route(Routes::V1, '/search-console/inspect', [
			$route(
				WP_REST_Server::CREATABLE,
				static fn(WP_REST_Request $request): array => [
					'success' => true,
					'data' => Inspection::inspect($request['url']),
				],
				[
					'url' => [
						'description' => __('A URL of the property.', 'pharos-seo'),
						'type' => 'string',
						'required' => true,
					],
				],
			),
		]);
		register_rest_route(Routes::V1, '/search-console/index', [
			$route(
				WP_REST_Server::READABLE,
				static fn(WP_REST_Request $request): array => Answers::read($request),
				self::list_arguments(),
			),
			$route(
				WP_REST_Server::CREATABLE,
				static fn(WP_REST_Request $request): array => Answers::change($request),
				[
					'on' => [
						'description' => __('Whether to check pages.', 'pharos-seo'),
						'type' => 'boolean',
						'required' => true,
					],
				],
				Permission::Settings,
			),
		]);
		$this->register_summary($route);
	}

	private function register_summary(\Closure $route): void {
		register_rest_route(Routes::V1, '/search-console/summary', [
			$route(
				WP_REST_Server::READABLE,
				fn(): array => Summary::read($this->settings),
				[],
				Permission::Settings,
			),
			$route(
				WP_REST_Server::CREATABLE,
				fn(): array|WP_Error => Summary::send_test($this->settings),
				[],
				Permission::Settings,
			),
		]);
	}

	private static function list_arguments(): array {
		return [
			'show' => [
				'description' => __('The list.', 'pharos-seo'),
				'type' => 'string',
				// The lists of IndexStatus\Items.
				'enum' => ['changes', 'lost', 'gained', 'not_indexed', 'indexed', 'unchecked'],
				'default' => 'changes',
			],
		] + Routes::rows();
	}
}
