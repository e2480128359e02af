<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$texts = ['title' => 'string', 'description' => 'string'];
		$noindex = ['noindex' => "''|'yes'|'no'"];
		$item = [
			'kind' => "'post'|'term'",
			'id' => 'integer',
			'type' => 'string: The post type or taxonomy.',
			'type_label' => 'string',
			'name' => 'string',
			'status' => 'string: Empty if visitors can see it.',
			'edit_link' => 'string',
			'url' => 'string',
			'editable' =>
				'boolean: Whether the user can edit it; without that, its texts are empty.',
			'can_restrict' =>
				'boolean: Whether the user can edit its canonical URL, robots directives, redirect and schemas.',
			'fields' => ['' => 'object: Its custom values.'] + $texts + $noindex,
			'resolved' => ['' => 'object: The values on the front end.'] + $texts,
			'inherited' => ['' => 'object: The values without custom ones.'] + $texts + $noindex,
			'checks' => [
				'' => 'object: Numbers of results of the last page checks, by status.',
				'*' => 'integer',
			],
			'issues' => 'string[]: Short texts of the errors and warnings, worst first.',
		];
		return [
			'GET /bulk-editor' => [
				'Lists posts and terms with their titles and descriptions. Lists of more than 10,000 are sorted by date.',
				[
					'data' => [
						'items' => [$item],
						'total' => 'integer',
						'pages' => 'integer',
						'orderby' => "'date'|'name'",
					],
				],
			],
			'POST /bulk-editor' => [
				'Changes up to 100 posts and terms. Each has its own result, also if others fail.',
				[
					'data' => [
						'results' => [
							[
								'kind' => "'post'|'term'",
								'id' => 'integer',
								'success' => 'boolean',
								'item' => ['' => 'object|null: Null if it doesn’t exist.'] + $item,
								'code?' =>
									'string: See the errors below; the other objects are saved.',
								'message?' => 'string',
								'errors?' => ['' => 'object: Reasons by field.', '*' => 'string'],
								'conflicts?' => [
									'' =>
										'object: Stored values by field, neither `base` nor the new value.',
									'*' => 'any',
								],
							],
						],
					],
				],
			],
			'GET /bulk-editor/export' => [
				'Lists the objects of a CSV file: all posts and terms that match, and authors.',
				[
					'data' => [
						'objects' => 'string[]: Such as "post 12", "term 3" or "user 1".',
						'csv' => 'string: The first row of the file.',
					],
				],
			],
			'POST /bulk-editor/export' => [
				'Returns rows of a CSV file. It changes nothing; the names of 100 objects are long for a URL.',
				[
					'data' => [
						'csv' =>
							'string: Without objects that don’t exist, or that the user may not edit.',
						'count' => 'integer: The number of rows.',
					],
				],
			],
		];
	}
}
