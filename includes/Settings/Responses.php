<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Rest\Schema;

final class Responses {
	/** @param array<string, array> $definitions Of all settings. @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(array $definitions): array {
		$values = ['data' => array_map(Schema::of_definition(...), $definitions)];
		return [
			'GET /admin-settings' => ['Returns all settings, including defaults.', $values],
			'POST /admin-settings' => [
				'Saves settings: all of them, or none. Returns all settings. Maps (`schemas`, `social_profiles`, `templates`) are compared with `base` entry by entry: entries that are equal in `data` and `base` keep their stored value. Without `base`, a map replaces the stored one.',
				[
					'message' => 'string',
					'reload' => 'boolean: Whether the admin page has to reload.',
				] + $values,
			],
		];
	}
}
