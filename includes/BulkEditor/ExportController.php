<?php
/**
 * /bulk-editor/export: a CSV file of the posts and terms of the list, and of authors.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectSeo\Files\Columns;
use Pharos\ObjectSeo\Files\Csv;
use Pharos\ObjectSeo\Objects as SeoObjects;
use Pharos\Rest\Routes;
use Pharos\Text\Text;
use WP_REST_Request;

/** The list of objects first, then their rows in parts: what is published or deleted in between shifts no page. */
final class ExportController {
	/** Maximum number of rows in one request. */
	private const MOST = 100;

	/** @param \Closure(): Items $items Creates the items on demand. */
	public function __construct(private readonly \Closure $items) {}

	public function register_routes(): void {
		Routes::add(
			'GET /bulk-editor/export',
			Permission::Settings,
			$this->plan(...),
			RestController::filters() + [
				'authors' => Routes::flag(__('Also the authors of published posts.', 'pharos-seo')),
			],
		);
		Routes::add('POST /bulk-editor/export', Permission::Settings, self::rows(...), [
			'objects' => [
				'description' => __('Some of the objects, such as “post 12”.', 'pharos-seo'),
				'type' => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST,
				'items' => [
					'type' => 'string',
					'pattern' => '^(post|term|user) [1-9][0-9]*$',
				],
			],
		]);
	}

	private function plan(WP_REST_Request $request): array {
		$found = (new Query(($this->items)()->noindex()))->find([
			'page' => 1,
			'per_page' => PHP_INT_MAX,
			'search' => Text::collapse($request['search']),
			'type' => $request['type'],
			'filter' => $request['filter'],
			'orderby' => 'date',
			'order' => 'desc',
		]);
		$objects = array_map(static fn(array $row): string => implode(' ', $row), $found['rows']);
		foreach ($request['authors'] ? SeoObjects::author_ids() : [] as $id) {
			$objects[] = "user $id";
		}
		return [
			'success' => true,
			'data' => [
				'objects' => $objects,
				'csv' => Csv::BOM . Csv::line(Columns::exported()),
			],
		];
	}

	private static function rows(WP_REST_Request $request): array {
		$keys = array_map(static fn(string $key): array => explode(' ', $key), $request['objects']);
		foreach (['post', 'term', 'user'] as $kind) {
			$ids = array_column(
				array_filter($keys, static fn(array $key): bool => $key[0] === $kind),
				1,
			);
			$ids === [] || SeoObjects::load($kind, array_map('intval', $ids));
		}
		$lines = [];
		foreach ($keys as [$kind, $id]) {
			$object = SeoObjects::find($kind, (int) $id);
			// Deleted since, or not for this user.
			if ($object !== null && Capability::may_edit($object)) {
				$lines[] = Columns::line($object);
			}
		}
		return [
			'success' => true,
			'data' => ['csv' => implode('', $lines), 'count' => count($lines)],
		];
	}
}
