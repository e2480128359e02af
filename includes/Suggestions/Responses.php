<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

final class Responses {
	private const PROVIDER = [
		'id' => 'string',
		'name' => 'string',
		'model' => 'string: The name of the model.',
	];

	private const STATE = [
		'data' => [
			'available' => 'boolean',
			'reason' =>
				"''|'off'|'unsupported'|'no_model': Why there are none: turned off; no AI client of WordPress 7.0, or it is turned off; no connected model.",
			'provider' => ['' => 'object|null: The provider that gets the text.'] + self::PROVIDER,
			'vision' => 'boolean: Whether it has a model that can see images, for alt texts.',
			'remaining' => 'integer: Number of requests that the user has left in this hour.',
			'limit' => 'integer: Number of requests in an hour.',
			'agreed' => 'boolean: Whether the user has agreed to send text to this provider.',
		],
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /suggestions' => [
				'Returns whether there are suggestions by AI for the current user, and from which provider.',
				self::STATE,
			],
			'POST /suggestions/agreement' => [
				'Stores that the user has read which text the provider gets, and agrees. Returns the same as `GET /suggestions`.',
				self::STATE,
			],
			'POST /suggestions' => [
				'Returns suggestions for an SEO field, or for the alt text of an image, made by the connected AI provider from what visitors may read. Saves nothing.',
				[
					'data' => [
						'suggestions' => [
							'' => 'array: Up to three different ones.',
							[
								'text' => 'string: Plain text in one line.',
								'length' => 'integer: Characters, as the counters count them.',
							],
						],
						'remaining' => 'integer: Number of requests that the user has left.',
						'provider' => self::PROVIDER,
					],
				],
			],
		];
	}
}
