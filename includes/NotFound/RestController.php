<?php
/**
 * GET and DELETE /pharos/v1/not-found, DELETE /pharos/v1/not-found/{id}.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /not-found', Permission::Redirects, $this->page(...), [
			'by' => [
				'description' => __('Only URLs requested by this type of client.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['', ...array_values(Client::KINDS)],
				'default' => '',
			],
			...Routes::rows(array_keys(Items::ORDER)),
		]);
		Routes::add(
			'DELETE /not-found',
			Permission::Redirects,
			static fn(): array => ['success' => true, 'data' => ['deleted' => Items::clear()]],
		);
		Routes::add(
			'DELETE /not-found/(?P<id>\d+)',
			Permission::Redirects,
			static fn(WP_REST_Request $request): array|WP_Error => Items::delete(
				(int) $request['id'],
			)
				? ['success' => true]
				: new WP_Error(
					'pharos_not_found',
					__('This URL is no longer in the log.', 'pharos-seo'),
					['status' => 404],
				),
			Routes::id(),
		);
	}

	/** Adds to the page of URLs whether requests are logged, and whether a page cache is the reason if they aren't. */
	private function page(WP_REST_Request $request): array {
		return [
			'success' => true,
			'data' => Items::page([
				'search' => trim((string) $request['search']),
				'by' => (string) $request['by'],
				'page' => (int) $request['page'],
				'per_page' => (int) $request['per_page'],
				'orderby' => (string) $request['orderby'],
				'order' => (string) $request['order'],
			]) + [
				'enabled' => Log::is_on($this->settings),
				'page_cache' => Log::has_page_cache(),
			],
		];
	}
}
