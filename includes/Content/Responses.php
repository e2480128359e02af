<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\Content;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /posts' => [
				'Finds published posts by words of their title, or of their content if they have none.',
				[
					'results' => [
						'' => 'array: By post type.',
						[
							'text' => 'string: The post type.',
							'children' => [['id' => 'integer', 'text' => 'string: The title.']],
						],
					],
				],
			],
		];
	}
}
