<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\ObjectMeta\Fields;
use Pharos\Rest\Schema;

final class Responses {
	private const SHARE = ['title' => 'string', 'description' => 'string', 'image' => 'string'];

	public const DUPLICATES = [
		'' => 'array|null: Null if none was found, but not all posts are indexed yet.',
		['id' => 'integer', 'label' => 'string'],
	];

	private const OBJECT = [
		'' => 'object|null: Null if it doesn’t exist, or isn’t for this user.',
		'kind' => "'post'|'term'|'user'|'redirect': Redirects are in the history only.",
		'id' => 'integer',
		'name' => 'string',
		'edit_link' => 'string',
	];

	private const TEXTS = ['field' => 'string', 'old' => 'string', 'new' => 'string'];

	private const ENTRY = [
		'id' => 'integer',
		'time' => 'time',
		'user' => 'integer: 0 for none.',
		'user_name' => 'string',
		'via' =>
			"'import'|'cli'|'mcp'|'ability'|'bulk'|'list'|'rest'|'editor'|'undo': Who has called: a CSV file, WP-CLI, a client of the Model Context Protocol, an ability, the bulk editor, a list of posts, a program with an application password, the form of an object without revisions, an undo.",
		'name' =>
			'string: Of the file, the client or, if it has none, the ability; of an undo, the ID of the entry.',
		'application' => 'string: Of the application password that the caller has logged in with.',
		'changed' => 'integer: Number of objects that have its values.',
		'restored' => 'integer: Number of objects with the values from before it.',
		'kept' => 'integer: Number of objects of which an undo has kept values.',
	];

	/**
	 * The SEO data of an object, see SeoPayload.
	 *
	 * @param array<string, array> $definitions Of its fields, see Fields; `name?` for one that only some objects have.
	 */
	public static function seo(array $definitions): array {
		$fields = Schema::parse(array_map(Schema::of_definition(...), $definitions));
		$fields['patternProperties'] = ['^primary_' => ['type' => 'integer']];
		return [
			'data' => (object) (['description' => 'Its fields.'] + $fields),
			'resolved' => [
				'' => 'object: The values on the front end, as plain text.',
				'title' => 'string',
				'description' => 'string',
				'canonical' => 'string',
				'robots' => ['*' => 'boolean'],
				'facebook' => self::SHARE,
				'twitter' => self::SHARE,
			],
			'inherited' =>
				(object) ([
					'description' =>
						'What each field falls back to while it is empty; texts are templates.',
				] + $fields),
		];
	}

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$seo = self::seo(Fields::common());
		return [
			'GET /post-seo-data' => ['Returns the SEO data of a post.', $seo],
			'GET /term-seo-data' => ['Returns the SEO data of a term.', $seo],
			'GET /duplicates' => [
				'Finds published posts whose title or meta description on the front end equals that of the post that is edited.',
				['data' => ['title' => self::DUPLICATES, 'description' => self::DUPLICATES]],
			],
			'GET /share-preview' => [
				'Returns what social networks get of a post or of the home page, with unsaved settings.',
				[
					'data' => [
						'title' => 'string',
						'url' => 'string',
						'facebook' => self::SHARE,
						'twitter' => self::SHARE,
					],
				],
			],
			'GET /seo-history' => [
				'Lists changes of SEO fields, and of redirects by programs, newest first: at most 500, of the last 90 days.',
				['data' => [self::ENTRY]],
			],
			'GET /seo-history/{id}' => [
				'Lists the posts, terms, authors and redirects that an entry has changed, 100 a page.',
				[
					'data' => [
						[
							'object' => self::OBJECT,
							'state' =>
								"'changed'|'restored'|'kept': Whether an undo has restored it, or kept values that were changed since.",
							'changes' => [self::TEXTS],
							'message' => 'string: Why values were kept.',
						],
					],
				],
			],
			'POST /seo-imports' => [
				'Imports up to 100 rows of a CSV file. Each has its own result, also if others fail.',
				[
					'data' => [
						'rows' => [
							[
								'row' => 'integer: As sent.',
								'status' =>
									"'changed'|'unchanged'|'conflict'|'refused': A conflict is a field that was changed on the site since the export.",
								'object' => self::OBJECT,
								'changes' => [
									'' =>
										'array: Of a conflict, only the fields that are in conflict.',
									self::TEXTS,
								],
								'message' => 'string: Why the row is refused.',
							],
						],
						'ignored' => 'string[]: Columns that aren’t read.',
						'has_checksums' =>
							'boolean: Whether the file tells what it was exported with. Without that, there are no conflicts.',
					],
				],
			],
			'POST /seo-history/{id}/undo' => [
				'Restores up to 100 of the objects that an entry has changed: all fields that have not been changed since. Repeat it until `changed` is 0.',
				['data' => self::ENTRY],
			],
		];
	}
}
