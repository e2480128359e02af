<?php
/**
 * POST /pharos/v1/redirects/bulk.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use WP_REST_Request;

final class BulkController {
	public static function register_routes(): void {
		Routes::add('POST /redirects/bulk', Permission::Redirects, self::run(...), [
			'action' => [
				'description' => __('The action for the redirects.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['enable', 'disable', 'delete', 'restore'],
				'required' => true,
			],
			'ids' => [
				'description' => __('The IDs of the redirects.', 'pharos-seo'),
				'type' => 'array',
				'items' => ['type' => 'integer'],
				'maxItems' => BulkAction::MOST,
				'default' => [],
			],
			'redirects' => [
				'description' => __('The deleted redirects to restore.', 'pharos-seo'),
				'type' => 'array',
				'items' => ['type' => 'object'],
				'maxItems' => BulkAction::MOST,
				'default' => [],
			],
		]);
	}

	private static function run(WP_REST_Request $request): array {
		$bulk = new BulkAction();
		match ((string) $request['action']) {
			'enable' => $bulk->turn($request['ids'], true),
			'disable' => $bulk->turn($request['ids'], false),
			'delete' => $bulk->delete($request['ids']),
			'restore' => $bulk->restore($request['redirects']),
		};
		return [
			'success' => true,
			'data' => ['changed' => $bulk->changed, 'failed' => $bulk->failed],
		];
	}
}
