<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return [
			'GET /export-settings' => [
				'Lists the categories of settings that can be exported.',
				['data' => [['id' => 'string', 'label' => 'string']]],
			],
			'POST /export-settings' => [
				'Returns a settings file. It never contains secrets.',
				[
					'format' => 'string: `pharos-seo-settings`.',
					'version' => 'string: The version of Pharos SEO.',
					'site' => 'string: The URL of the site.',
					'exported' => 'time',
					'settings' => [
						'' => 'object: By category.',
						'*' =>
							'object|array: The settings by name, including defaults; `redirects` are a list.',
					],
					'site_only' =>
						'string[]: Settings that contain IDs of posts, terms or files of this site.',
				],
			],
			'POST /import-settings' => [
				'Imports a settings file of Pharos SEO (up to this major version, or a part of one) or SureRank in one save, after a backup. URLs below the file’s `site` become URLs of this site unless `keep_addresses` is set. With `dry_run` nothing is written, and `data` has the changes instead of `changed`. Redirects are only added, and last.',
				[
					'message?' => 'string',
					'data' => [
						'changed?' => 'integer: The number of changed settings.',
						'changes?' => [
							[
								'setting' => 'string',
								'category' => 'string',
								'old' => 'any',
								'new' =>
									'any: Of redirects, only those that this site doesn’t have.',
							],
						],
						'unknown?' => 'string[]: Names that aren’t settings of this site.',
						'refused?' => ['' => 'object: Reasons by setting.', '*' => 'string'],
						'site?' => 'string: The URL of the site that the file is from.',
						'moves?' => 'boolean: Whether that is another site.',
						'site_only?' => 'string[]: Changes that contain IDs of that site.',
						'redirects_refused?' => [
							'' => 'array: Redirects that can’t be imported.',
							['text' => 'string', 'why' => 'string'],
						],
					],
				],
			],
		];
	}
}
