<?php
/**
 * Registers routes in the plugin's namespace; arguments that several routes have.
 */

declare(strict_types=1);

namespace Pharos\Rest;

use Pharos\Core\Permission;

final class Routes {
	public const V1 = 'pharos/v1';

	/** Highest number of a page: no site has as many, and the calculated offsets still fit into an integer. */
	private const LAST_PAGE = 1_000_000_000;

	/**
	 * Registers a method of a route. WordPress adds it to those that the path has already.
	 *
	 * @param string               $route    The method, and the path below the namespace: "GET /redirects".
	 * @param Permission           $needs    Users without it get an error.
	 * @param callable             $callback Gets the request; returns the answer, or a WP_Error. The class in an array is
	 *                                       loaded only for its requests.
	 * @param array<string, array> $args     Schemas of the arguments, by name.
	 * @param callable|null        $may      Whether the user may, where that depends on the request. $needs is then what the
	 *                                       reference names.
	 */
	public static function add(
		string $route,
		Permission $needs,
		callable|array $callback,
		array $args = [],
		?callable $may = null,
	): void {
		[$method, $path] = explode(' ', $route, 2);
		register_rest_route(self::V1, $path, [
			'methods' => $method,
			'permission_callback' => $may ?? [$needs, 'granted'],
			'capability' => $needs->value,
			'callback' => $callback,
			'args' => $args,
		]);
	}

	/** The ID in a path such as `/redirects/12`. */
	public static function id(string $name = 'id'): array {
		return [
			$name => [
				'description' => __('The ID, in the path.', 'pharos-seo'),
				'type' => 'integer',
				'required' => true,
			],
		];
	}

	/** The name of a change that is sent in parts: see ObjectSeo\History\Entries::open(). */
	public static function token(): array {
		return [
			'token' => [
				'description' => __(
					'A name for the change that no other has, such as a UUID: parts with the same name are one entry of the history. A part may be sent again.',
					'pharos-seo',
				),
				'type' => 'string',
				'pattern' => '^[0-9A-Za-z-]{8,64}$',
			],
		];
	}

	/** A boolean that is false if it's omitted. */
	public static function flag(string $description): array {
		return ['description' => $description, 'type' => 'boolean', 'default' => false];
	}

	/** The number of a page. */
	public static function page(): array {
		return [
			'page' => [
				'description' => __('The page of the list, starting at 1.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'maximum' => self::LAST_PAGE,
				'default' => 1,
			],
		];
	}

	/**
	 * A page of rows, of all or those that match a search.
	 *
	 * @param list<string> $columns To sort by; the first is the default, none for a list in a fixed order.
	 */
	public static function rows(array $columns = [], int $per_page = 20): array {
		return self::page() + [
				'per_page' => [
					'description' => __('Number of rows per page.', 'pharos-seo'),
					'type' => 'integer',
					'minimum' => 1,
					'maximum' => 100,
					'default' => $per_page,
				],
				'search' => [
					'description' => __('A part of the texts or URLs of a row.', 'pharos-seo'),
					'type' => 'string',
					'maxLength' => 10_000,
					'default' => '',
				],
			] +
			($columns === [] ? [] : self::order($columns));
	}

	/** @param list<string> $columns To sort by; the first is the default. */
	public static function order(array $columns): array {
		return [
			'orderby' => [
				'description' => __('The column to sort by.', 'pharos-seo'),
				'type' => 'string',
				'enum' => $columns,
				'default' => $columns[0],
			],
			'order' => [
				'description' => __('The sort direction.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['asc', 'desc'],
				'default' => 'desc',
			],
		];
	}
}
