<?php
/**
 * GET and POST /pharos/v1/bulk-editor: the SEO of many posts and terms.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Text\Text;
use WP_REST_Request;

final class RestController {
	/** Maximum number of objects to read or write in one request. */
	private const MOST = 100;

	/** @param \Closure(): Items $items Creates the items on demand. */
	public function __construct(private readonly \Closure $items) {}

	public function register_routes(): void {
		Routes::add('GET /bulk-editor', Permission::Settings, $this->read(...), self::reading());
		Routes::add('POST /bulk-editor', Permission::Settings, $this->write(...), [
			'items' => self::changes(),
			...Routes::token(),
		]);
	}

	private function read(WP_REST_Request $request): array {
		$items = ($this->items)();
		['rows' => $rows, 'total' => $total, 'orderby' => $orderby] = (new Query(
			$items->noindex(),
		))->find([
			'page' => $request['page'],
			'per_page' => $request['per_page'],
			'search' => Text::collapse($request['search']),
			'type' => $request['type'],
			'filter' => $request['filter'],
			'orderby' => $request['orderby'],
			'order' => $request['order'],
		]);
		$objects = Objects::load($rows);
		$found = [];
		foreach ($rows as [$kind, $id]) {
			// The object may have been deleted between the two queries.
			if (isset($objects["$kind $id"])) {
				$found[] = $items->read($objects["$kind $id"]);
			}
		}
		return [
			'success' => true,
			'data' => [
				'items' => $found,
				'total' => $total,
				'pages' => (int) ceil($total / $request['per_page']),
				'orderby' => $orderby,
			],
		];
	}

	private function write(WP_REST_Request $request): array {
		return [
			'success' => true,
			'data' => [
				'results' => (new Save(($this->items)()))->run(
					$request['items'],
					$request['token'] ?? '',
				),
			],
		];
	}

	private static function reading(): array {
		return self::filters() + Routes::rows(['date', 'name'], 50);
	}

	/** The search and filters of the list. */
	public static function filters(): array {
		return [
			'type' => [
				'description' => __('A post type or taxonomy, or all.', 'pharos-seo'),
				'type' => 'string',
				'default' => 'all',
			],
			'filter' => [
				'description' => __('Only rows that match this filter.', 'pharos-seo'),
				'type' => 'string',
				'enum' => Conditions::FILTERS,
				'default' => 'all',
			],
		] + array_intersect_key(Routes::rows(), ['search' => true]);
	}

	private static function changes(): array {
		return [
			'description' => __('The changes, by row.', 'pharos-seo'),
			'type' => 'array',
			'required' => true,
			'minItems' => 1,
			'maxItems' => self::MOST,
			'items' => [
				'type' => 'object',
				'properties' => [
					'kind' => ['type' => 'string', 'enum' => ['post', 'term'], 'required' => true],
					'id' => ['type' => 'integer', 'minimum' => 1, 'required' => true],
					'changes' => [
						'description' => __('New values by field, as in pharos_seo.', 'pharos-seo'),
						'type' => 'object',
						'required' => true,
					],
					'base' => [
						'description' => __(
							'The previous values of the changed fields. A field that another user has changed since isn’t overwritten.',
							'pharos-seo',
						),
						'type' => 'object',
					],
				],
			],
		];
	}
}
