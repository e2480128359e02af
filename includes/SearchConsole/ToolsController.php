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

final class ToolsController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$sitemap = fn(): SubmittedSitemap => new SubmittedSitemap($this->settings);
		Routes::add(
			'GET /search-console/sitemaps',
			Permission::SearchConsole,
			RestController::told(
				static fn(): array => ['success' => true, 'data' => $sitemap()->state()],
			),
		);
		Routes::add(
			'POST /search-console/sitemaps',
			Permission::Settings,
			RestController::told(
				static fn(): array => ['success' => true, 'data' => $sitemap()->submit()],
			),
		);
		Routes::add(
			'POST /search-console/inspect',
			Permission::SearchConsole,
			RestController::told(
				static fn(WP_REST_Request $request): array => [
					'success' => true,
					'data' => Inspection::inspect($request['url']),
				],
			),
			[
				'url' => [
					'description' => __('A URL of the property.', 'pharos-seo'),
					'type' => 'string',
					'required' => true,
				],
			],
		);
		Routes::add(
			'GET /search-console/index',
			Permission::SearchConsole,
			RestController::told(
				static fn(WP_REST_Request $request): array => Answers::read($request),
			),
			self::list_arguments(),
		);
		Routes::add(
			'POST /search-console/index',
			Permission::Settings,
			RestController::told(
				static fn(WP_REST_Request $request): array => Answers::change($request),
			),
			[
				'on' => [
					'description' => __('Whether to check pages.', 'pharos-seo'),
					'type' => 'boolean',
					'required' => true,
				],
			],
		);
		Routes::add(
			'GET /search-console/summary',
			Permission::Settings,
			RestController::told(fn(): array => Summary::read($this->settings)),
		);
		Routes::add(
			'POST /search-console/summary',
			Permission::Settings,
			RestController::told(fn(): array|WP_Error => Summary::send_test($this->settings)),
		);
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
