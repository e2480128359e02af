<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /llms-txt' => [
				'Returns where llms.txt is, and what keeps it from being served.',
				[
					'data' => [
						'url' => 'string: The URL of llms.txt.',
						'obstacle' =>
							"''|'off'|'other_plugin'|'hidden'|'file'|'plain': Why it isn't served: the feature is off, another SEO plugin is active, search engines are discouraged, there is a file on disk, or permalinks are plain.",
					],
				],
			],
		];
	}
}
