<?php
/**
 * The routes that migrate from one source, which the argument `plugin_slug` names.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_Error;
use WP_REST_Request;

final class SourceRoute {
	/**
	 * Registers a method of a route. Without such a source, it answers 404 pharos_unknown_source.
	 *
	 * @param 'GET'|'POST'                                        $method
	 * @param \Closure(Source, WP_REST_Request): (array|WP_Error) $answer
	 * @param array<string, array>                                $args   See Routes::add().
	 */
	public static function add(
		string $method,
		string $path,
		\Closure $answer,
		array $args = [],
	): void {
		$name = [
			'plugin_slug' => [
				'description' => __('The plugin whose data is migrated.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
		];
		Routes::add(
			$method,
			$path,
			Permission::Settings,
			static function (WP_REST_Request $request) use ($answer): array|WP_Error {
				$source = Sources::asked_for($request);
				return is_wp_error($source) ? $source : $answer($source, $request);
			},
			$name + $args,
		);
	}

	/** Arguments of requests that write. */
	public static function writing(): array {
		return [
			'cleanup' => Routes::flag(
				__('No effect: data of other plugins is never deleted.', 'pharos-seo'),
			),
			'overwrite' => Routes::flag(
				__('Also replace values that were edited since the last migration.', 'pharos-seo'),
			),
		];
	}
}
