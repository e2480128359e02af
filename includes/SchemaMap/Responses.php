<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

final class Responses {
	/** @return array<string, array{string, array|string}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /schemamap' => [
				'Returns the index of the schema map, while `enable_schema_map` is on. Available to everyone.',
				[
					'data' => [
						'types' => [
							[
								'type' =>
									'string: A type of the XML sitemap, such as `posts-page`, or `site` for the items of the whole site.',
								'label' => 'string',
								'pages' => 'string[]: The URLs of its pages.',
							],
						],
					],
				],
			],
			'GET /schemamap/{type}' => [
				'Returns a page of the schema map as JSON Lines: the structured data of an object in each line. Available to everyone.',
				'string',
			],
		];
	}
}
