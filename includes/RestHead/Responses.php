<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /head' => [
				'Returns the head of a page of this site as visitors get it, while `enable_rest_head` is on. Available to everyone.',
				[
					'data' => [
						'url' => 'string',
						'status' => 'integer: HTTP status of the page.',
						'redirect' => 'string: The target of a redirect.',
						'pharos_head' => [
							'' => 'object|null: Null if the URL redirects, or has no page.',
							'html' => 'string',
							'tags' => [
								[
									'tag' => 'string',
									'attributes' => ['*' => 'string'],
									'content' => 'string',
								],
							],
							'json_ld' => 'object|null',
						],
					],
				],
			],
		];
	}
}
