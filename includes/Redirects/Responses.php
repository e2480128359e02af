<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Responses {
	/** What users save, and files hold. */
	private const FIELDS = [
		'source' => 'string: A path, or a pattern.',
		'match' => "'exact'|'prefix'|'pattern'",
		'ignore_case' => 'boolean',
		'query' => "'keep'|'ignore'|'exact'|'campaign': How query strings are handled.",
		'target' => 'string: A path, a URL, `post-12` or `term-5`; empty for 410 and 451.',
		'status' => 'integer',
		'enabled' => 'boolean',
	];

	/** A redirect, as Rule::to_array(). */
	public const REDIRECT = ['id' => 'integer'] +
		self::FIELDS + [
			'hits' => 'integer',
			'last_hit' => 'time|null',
			'origin' => "'manual'|'change'|'import'|'migration'",
			'import' => 'integer: The number of the import that it is from, or 0.',
		];

	private const LINES = [['line' => 'integer', 'text' => 'string: The line.', 'why' => 'string']];

	private const ANSWER = [
		'kind' =>
			"'page'|'page_redirect'|'redirect'|'gone'|'guess'|'setting'|'not_found'|'external'|'loop'",
		'status' => 'integer: Of HTTP; 0 for other sites.',
		'target' => 'string',
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return self::redirects() + self::files() + self::changes();
	}

	private static function redirects(): array {
		$saved = [
			'data' => self::REDIRECT,
			'conflict' => [
				'' => 'object|null: A page at the source, which is shown instead of the redirect.',
				'url' => 'string',
				'title' => 'string',
				'edit' => 'string: The URL of its own redirect field, or empty.',
			],
		];
		return [
			'GET /redirects' => [
				'Lists redirects.',
				[
					'data' => [
						'items' => [self::REDIRECT],
						'total' => 'integer',
						'pages' => 'integer',
						'incomplete?' =>
							'boolean: True if the search of dead targets has ended before the last redirect.',
						'titles' => [
							'' => 'object: Titles of posts and terms that are targets, by name.',
							'*' => 'string',
						],
						'dead' => [
							'' => 'object: Targets that visitors can’t see, by ID of the redirect.',
							'*' => "'hidden'|'missing'",
						],
						'imports' => [
							'' => 'array: The latest 20 that can be undone.',
							[
								'import' => 'integer: Its number: the time in milliseconds.',
								'count' => 'integer',
							],
						],
						'export' => 'string: The URL of the file, without `format`.',
					],
				],
			],
			'POST /redirects' => ['Adds a redirect.', $saved],
			'GET /redirects/{id}' => ['Returns a redirect.', ['data' => self::REDIRECT]],
			'POST /redirects/{id}' => ['Changes a redirect.', $saved],
			'DELETE /redirects/{id}' => [
				'Deletes a redirect, and returns it.',
				['data' => self::REDIRECT],
			],
			'POST /redirects/test' => [
				'Returns what a visitor of a URL of this site gets, step by step.',
				[
					'data' => [
						'steps' => [
							['url' => 'string'] +
								self::ANSWER + [
									'redirect' => 'integer: Its ID, or 0.',
									'title' => 'string: Of the page.',
								],
						],
					],
				],
			],
			'POST /redirects/bulk' => [
				'Turns on, turns off, deletes or restores up to 100 redirects.',
				[
					'data' => [
						'changed' => [
							'' =>
								'array: Those that have changed, as they were before; restored ones as they are now.',
							self::REDIRECT,
						],
						'failed' => [['source' => 'string', 'message' => 'string']],
					],
				],
			],
		];
	}

	private static function files(): array {
		$line = [['line' => 'integer'] + self::FIELDS];
		return [
			'POST /redirects/import' => [
				'Imports a file for about ten seconds. While `done` is less than `total`, repeat the request with `from` set to `done`, and with the `import` of the first answer.',
				[
					'data' => [
						'import' => 'integer: The number of the import.',
						'done' => 'integer: Redirects of the file that are done.',
						'total' => 'integer',
						'new' => 'integer: Of this request, as all below.',
						'changed' => 'integer',
						'unchanged' => 'integer',
						'added' => ['' => 'array: 1,000 at most, as the lists below.'] + $line,
						'changes' => [
							$line[0] + [
								'before' => [
									'' => 'object: The changed fields as they were.',
									'*' => 'any',
								],
							],
						],
						'refused' => self::LINES,
						'notes' =>
							['' => 'array: About redirects that were imported.'] + self::LINES,
						'program' => 'string: Whose CSV file it is, or empty.',
						'columns' => 'string[]: Of a CSV file, those that are read.',
						'ignored' => 'string[]: Its other columns.',
					],
				],
			],
			'GET /redirects/export' => [
				'Sends a file with all redirects, in place of JSON.',
				'null',
			],
			'DELETE /redirects/imports/{import}' => [
				'Undoes an import for five seconds: deletes the redirects that it has added, restores those that it has changed. Repeat the request while `left` isn’t 0.',
				[
					'data' => [
						'deleted' => 'integer',
						'restored' => 'integer',
						'kept' =>
							'integer: Those that couldn’t be restored, because another redirect has the URL.',
						'left' => 'integer',
					],
				],
			],
		];
	}

	private static function changes(): array {
		$items = [
			'data' => [
				'items' => [
					[
						'key' => 'string',
						'object' =>
							'string: Such as `post-12`, `term-5` or `user-3`; `structure-post` if all URLs of a kind have changed, with an example.',
						'title' => 'string',
						'old' => 'string: The previous path.',
						'new' => 'string: The path; empty for content that is deleted.',
						'url' => 'string',
						'slug' => 'string: The previous one.',
						'parent' => 'integer: The previous one.',
						'former_url' => 'string',
						'answer' =>
							[
								'' =>
									'object|null: What visitors of the previous URL get; null for more than five changes.',
							] + self::ANSWER,
						'problem' => 'string: Why the choice in a form was refused, or empty.',
					],
				],
			],
		];
		return [
			'GET /url-changes' => [
				'Lists the changes of URLs by the current user’s last request that changed any, within an hour.',
				$items,
			],
			'POST /url-changes' => ['Sets what happens at previous URLs.', $items],
			'POST /url-changes/undo' => ['Restores slugs, parents and redirects.', $items],
		];
	}
}
