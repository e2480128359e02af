<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\RobotInstructions;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$items = [
			[
				'name' => 'string',
				'label' => 'string',
				'url' => 'string: An example, or empty.',
				'count' => 'integer|null: Of published posts or of terms.',
				'in_sitemap' => 'boolean',
				'served' => 'boolean: Whether its URLs have pages, and don’t redirect.',
			],
		];
		return [
			'GET /post-content' => [
				'Lists the content that robot instructions apply to.',
				[
					'data' => [
						'post_types' => $items,
						'taxonomies' => $items,
						'archives' => $items,
					],
				],
			],
		];
	}
}
