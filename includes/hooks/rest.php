<?php
/**
 * Hooks of the REST API, registered on `rest_api_init`, which fires again if code creates another server.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables, Core\Features $features): void {
	add_filter('rest_request_before_callbacks', [Rest\Errors::class, 'permission_first'], 10, 3);
	add_filter('rest_dispatch_request', [Rest\Errors::class, 'caught'], 10, 4);
	add_filter('rest_post_dispatch', [Rest\Errors::class, 'mark'], 10, 3);
	$features->register_routes();
};
