<?php
/**
 * Hooks of the REST API, registered on `rest_api_init`, which fires again if code creates another server.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	add_filter('rest_request_before_callbacks', [Rest\Errors::class, 'permission_first'], 10, 3);
	add_filter('rest_dispatch_request', [Rest\Errors::class, 'caught'], 10, 4);
	add_filter('rest_post_dispatch', [Rest\Errors::class, 'mark'], 10, 3);
	$features->register_routes();
	// Only `OPTIONS` asks for schemas, and loads their classes.
	add_filter('rest_endpoints', static function (array $endpoints) use ($features): array {
		foreach (array_keys($endpoints) as $route) {
			if (str_starts_with($route, '/' . Rest\Routes::V1 . '/')) {
				$endpoints[$route] += [
					'schema' => static fn(): array => Rest\Schema::of_route(
						$route,
						array_merge(...array_values($features->responses())),
					),
				];
			}
		}
		return $endpoints;
	});
};
