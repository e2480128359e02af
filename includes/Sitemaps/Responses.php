<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$progress = [
			'running' => 'boolean',
			'done' => 'integer: In URLs, as `total`.',
			'total' => 'integer',
			'current' => 'string: The label of the sitemap that is generated.',
			'failed' => 'string: Why it stopped, or empty.',
		];
		return [
			'GET /sitemap' => [
				'Returns the sitemaps of the site, and the rules that exclude content.',
				[
					'data' => [
						'index' => 'string: The URL of the sitemap index.',
						'hidden' =>
							'boolean: Whether search engines are discouraged from indexing the site.',
						'generated' => 'time|null: When everything was last generated.',
						'progress' => $progress,
						'sitemaps' => [
							[
								'name' => 'string',
								'label' => 'string',
								'url' => 'string: Of its first page.',
								'entries' => 'integer|null: Null until they are counted.',
								'pages' => 'integer',
							],
						],
						'left_out' => [
							[
								'code' => 'string',
								'label' => 'string',
								'count' => 'integer|null',
								'path' => 'string: The screen of the application, or empty.',
							],
						],
					],
				],
			],
			'GET /sitemap/objects' => [
				'Tells of posts and terms whether the sitemaps include them: those excluded individually, 20 on a page; with `search`, all that match; with `objects`, these.',
				[
					'data' => [
						'items' => [
							[
								'object' => 'string: Such as `post-12`.',
								'title' => 'string',
								'kind' => 'string: The label of the content type.',
								'url' => 'string',
								'edit' => 'string: The URL of the edit screen.',
								'listed' => 'boolean',
								'sitemap' =>
									'string: The URL of the sitemap that includes it, or empty.',
								'reason' => [
									'' => 'object|null: Why it isn’t included.',
									'code' => 'string',
									'message' => 'string',
									'path' =>
										'string: The screen of the application that changes it, or empty.',
									'url' => 'string: Another URL that changes it, or empty.',
								],
							],
						],
						'more' => 'boolean: Whether there is another page.',
					],
				],
			],
			'GET /generate-cache' => [
				'Returns the progress of the generation. If no other process works on it, the request does for two seconds, so that sites without WP-Cron make progress too.',
				['progress' => $progress],
			],
			'POST /generate-cache' => [
				'Generates all sitemaps again, in the background.',
				['message' => 'string', 'description' => 'string', 'progress' => $progress],
			],
		];
	}
}
