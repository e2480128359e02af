<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /usage-data' => [
				'Returns the complete anonymous usage data, as it would be sent.',
				[
					'data' => [
						'report' => [
							'plugin_version' => 'string',
							'wordpress_version' => 'string',
							'php_version' => 'string',
							'locale' => 'string',
							'multisite' => 'boolean',
							'changed_settings' =>
								'string[]: Names of settings that differ from their defaults.',
						],
						'address' => 'string: The URL it is sent to, or empty.',
					],
				],
			],
		];
	}
}
