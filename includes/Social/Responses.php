<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\Social;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /social-icons' => [
				'Returns icons of social networks, as parts of an SVG.',
				[
					'data' => [
						'icons' => [
							'' => 'object: By ID of the network.',
							'*' => ['view_box' => 'string', 'path' => 'string'],
						],
					],
				],
			],
		];
	}
}
