<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /not-found' => [
				'Lists the URLs that visitors didn’t find.',
				[
					'data' => [
						'items' => [
							[
								'id' => 'integer',
								'url' => 'string',
								'times' => 'integer',
								'last' => 'time',
								'referrer' => 'string',
								'by' => "'bot'|'visitor'|'search_engine'",
								'suggestions' => [
									'' => 'array: Up to three targets for a redirect.',
									[
										'target' => 'string: Such as `post-12`.',
										'title' => 'string',
										'url' => 'string',
										'why' => "'old_slug'|'slug'|'title'",
									],
								],
							],
						],
						'total' => 'integer',
						'pages' => 'integer',
						'probes' => [
							'' => 'object: Requests of attackers, which aren’t listed.',
							'times' => 'integer',
							'last' => 'time|null',
						],
						'enabled' => 'boolean: Whether requests are logged.',
						'page_cache' => 'boolean: Whether a page cache may hide requests.',
					],
				],
			],
			'DELETE /not-found' => ['Empties the log.', ['data' => ['deleted' => 'integer']]],
			'DELETE /not-found/{id}' => ['Deletes a URL from the log.', []],
		];
	}
}
