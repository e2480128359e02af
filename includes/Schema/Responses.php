<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Schema;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$page = [
			'id' => 'string: Such as `post-12`.',
			'label' => 'string',
			'url' => 'string: Empty without one.',
		];
		$options = [
			[
				'label' => 'string: The heading of the group, or empty.',
				'options' => [['value' => 'string', 'label' => 'string']],
			],
		];
		$names = 'string[]';
		return [
			'GET /object-schemas' => [
				'Returns the site’s schemas whose display conditions match the page of a post, term or author.',
				['data' => ['' => 'object: By ID.', '*' => 'object']],
			],
			'GET /schema-conditions' => [
				'Lists the display conditions of schemas that the site has.',
				['data' => $options],
			],
			'POST /posts' => [
				'Finds published posts and terms that a display condition can contain, at most 20 of each type.',
				[
					'results' => [
						[
							'id' =>
								'string: Such as `post-12`, `tax-5` or `tax-5-single-category`.',
							'label' => 'string',
							'group' => 'string: The heading that it is listed under.',
						],
					],
				],
			],
			'POST /schema-coverage' => [
				'Counts the pages that output a schema with these conditions.',
				[
					'data' => [
						'count' => 'integer',
						'examples' => [
							'' => 'array: Up to five: the newest posts, then other pages.',
							$page,
						],
					],
				],
			],
			'GET /schema-types' => [
				'Returns the form of each type of schema.',
				[
					'data' => [
						'' => 'object: By type.',
						'*' => [
							'type' => 'string',
							'label' => 'string',
							'category' => "'global'|'content'",
							'subtypes' => $options,
							'fields' => 'object[]: `SchemaField` in common/schema/types.ts.',
							'docs' => 'string: The page of schema.org.',
							'google' => [
								'' => 'object|null: The rich result that Google shows for it.',
								'label' => 'string',
								'docs' => 'string',
							],
							'show_on' => [
								'rules' => $names,
								'specific' => $names,
								'specificText' => 'array',
							],
						],
					],
				],
			],
			'POST /schema-preview' => [
				'Returns the structured data of a page and its issues. Without `page`, it is that of a page that outputs the schema `id`, or of the newest post as if it did.',
				[
					'data' => [
						'page' => $page,
						'graph' => ['@context' => 'string', '@graph' => 'object[]'],
						'nodes' => [
							'' =>
								'object: By ID of the schema; null where the page doesn’t output it.',
							'*' => 'object|null',
						],
						'problems' => [
							[
								'schema' => 'string: The ID of the schema.',
								'path' => 'string[]: In its fields.',
								'level' => "'error'|'warning'|'note'",
								'code' => 'string',
								'message' => 'string',
							],
						],
					],
				],
			],
		];
	}
}
