<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\History;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /settings-history' => [
				'Lists the latest 100 changes of the settings, newest first, 1 MB at most.',
				[
					'data' => [
						[
							'id' => 'integer',
							'time' => 'time',
							'user' => 'integer: 0 for none.',
							'user_name' => 'string',
							'via' => "'save'|'import'|'migration'|'restore'|'cli'|'mcp'|'ability'",
							'name' =>
								'string: Of the client of the Model Context Protocol or, if it has none, of the ability.',
							'application' =>
								'string: Of the application password that the caller has logged in with.',
							'changes' => [
								'' => 'object: By setting.',
								'*' => [
									'old' => 'any',
									'new' => 'any',
									'hidden?' =>
										"'secret'|'large'|'inactive': Why both values are null: a secret, a value that is stored in the backup made before the change, or the setting of an add-on that isn't active.",
								],
							],
						],
					],
				],
			],
			'POST /settings-history/{id}/restore' => [
				'Saves the old values of an entry: of all its settings that aren’t hidden, or only some.',
				[
					'message' => 'string',
					'data' => ['' => 'object: The restored values by setting.', '*' => 'any'],
				],
			],
		];
	}
}
