<?php
/**
 * Prints the REST routes and their answers as JSON, for docs/rest.md.
 */

declare(strict_types=1);

use Pharos\Core\Permission;
use Pharos\Rest\Schema;

$routes = [];

/** Notes a route instead of registering it. */
function register_rest_route(string $namespace, string $path, array $endpoints): void {
	foreach (isset($endpoints['methods']) ? [$endpoints] : $endpoints as $endpoint) {
		$permission = $endpoint['permission_callback'];
		$GLOBALS['routes'][$endpoint['methods'] . ' ' . Schema::path("/$namespace$path")] = [
			'args' => (object) ($endpoint['args'] ?? []),
			'capability' =>
				$endpoint['capability'] ??
				(is_array($permission) && $permission[0] instanceof Permission
					? $permission[0]->value
					: ''),
		];
	}
}

require __DIR__ . '/features.php';

$features->register_routes();

echo json_encode(
	[
		'routes' => $routes,
		'responses' => array_map(
			static fn(array $responses): array => array_map(
				static fn(array $response): array => Schema::of_response(...$response),
				$responses,
			),
			array_filter($features->responses()),
		),
	],
	JSON_THROW_ON_ERROR,
);
