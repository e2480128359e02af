<?php
/**
 * Posts and terms: GET and POST /migrate/posts and /migrate/terms, POST /migration-completed.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Rest\Routes;
use WP_Error;
use WP_REST_Request;

final class ObjectsController {
	/** Maximum number of objects in one request. */
	public const MOST = 500;

	/** Maximum number of objects that a user can exclude from a migration individually. */
	private const MOST_SKIPPED = 10_000;

	public static function register_routes(): void {
		$required = ['required' => true, 'maxItems' => self::MOST];
		foreach (['/migrate/terms' => 'term', '/migrate/posts' => 'post'] as $path => $kind) {
			$name = "{$kind}_ids";
			SourceRoute::add('GET', $path, self::found($kind, $name), Routes::page());
			SourceRoute::add(
				'POST',
				$path,
				self::migrated($kind, $name),
				SourceRoute::writing() + [$name => self::ids($required)],
			);
		}
		$skipped = self::ids(['default' => [], 'maxItems' => self::MOST_SKIPPED]);
		SourceRoute::add('POST', '/migration-completed', self::completed(...), [
			'term_ids' => $skipped,
			'post_ids' => $skipped,
		]);
	}

	private static function ids(array $limits): array {
		return [
			'description' => __('The IDs of the objects.', 'pharos-seo'),
			'type' => 'array',
			'items' => ['type' => 'integer', 'minimum' => 1],
		] + $limits;
	}

	/** @param 'post'|'term' $kind */
	private static function found(string $kind, string $name): \Closure {
		return static function (
			Source $source,
			WP_REST_Request $request,
		) use ($kind, $name): array {
			$found = new ObjectPages($source);
			$data = [];
			foreach ($found->page($kind, (int) $request['page']) as $type => $ids) {
				$object = $kind === 'post' ? get_post_type_object($type) : get_taxonomy($type);
				$data[$type] = [
					'count' => count($ids),
					'title' => $object->labels->name ?? $type,
					$name => $ids,
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
		};
	}

	/** @param 'post'|'term' $kind */
	private static function migrated(string $kind, string $name): \Closure {
		return static function (
			Source $source,
			WP_REST_Request $request,
		) use ($kind, $name): array|WP_Error {
			try {
				$results = (new Objects($source, (bool) $request['overwrite']))->migrate(
					$kind,
					$request[$name],
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
		};
	}

	private static function completed(Source $source, WP_REST_Request $request): array {
		$objects = new Objects($source);
		$objects->skipped('term', $request['term_ids']);
		$objects->skipped('post', $request['post_ids']);
		State::completed($source->slug());
		return ['success' => true, 'message' => __('Migration completed.', 'pharos-seo')];
	}
}
