<?php
/**
 * Responses of /migrate/posts, /migrate/terms and /migration-completed. The routes are in RestController.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Error;
use WP_REST_Request;

final class ObjectAnswers {
	/** A page of the IDs to migrate. @param 'post'|'term' $kind */
	public static function list(Source $source, WP_REST_Request $request, string $kind): array {
		$found = new ObjectPages($source);
		$data = [];
		foreach ($found->page($kind, (int) $request['page']) as $type => $ids) {
			$object = $kind === 'post' ? get_post_type_object($type) : get_taxonomy($type);
			$data[$type] = [
				'count' => count($ids),
				'title' => $object->labels->name ?? $type,
				"{$kind}_ids" => $ids,
			];
		}
		return [
			'success' => true,
			'data' => (object) $data,
			'pagination' => [
				'current_page' => (int) $request['page'],
				'total_pages' => $found->pages($kind),
			],
		];
	}

	/** @param 'post'|'term' $kind */
	public static function migrate(
		Source $source,
		WP_REST_Request $request,
		string $kind,
	): array|WP_Error {
		try {
			$results = (new Objects($source, (bool) $request['overwrite']))->migrate(
				$kind,
				$request["{$kind}_ids"],
			);
		} catch (\RuntimeException) {
			return new WP_Error(
				'pharos_not_migrated',
				__('The database returned an error.', 'pharos-seo'),
				['status' => 500],
			);
		}
		return [
			'success' => true,
			'message' => __('Migrated.', 'pharos-seo'),
			'data' => ['results' => (object) $results],
		];
	}

	public static function complete(Source $source, WP_REST_Request $request): array {
		$objects = new Objects($source);
		$objects->skipped('term', $request['term_ids']);
		$objects->skipped('post', $request['post_ids']);
		State::completed($source->slug());
		return ['success' => true, 'message' => __('Migration completed.', 'pharos-seo')];
	}
}
