<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Responses {
	private const LOSSES = ['what' => 'string: A code.', 'text' => 'string', 'count' => 'integer'];

	private const BACKUP = [
		'id' => 'string',
		'time' => 'time',
		'source' =>
			'string: The plugin before whose migration it was made; empty: before a restore; `import`: before an import.',
		'name' => 'string',
	];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		return self::objects() + self::settings() + self::reports() + self::restores();
	}

	private static function objects(): array {
		$found = static fn(string $ids): array => [
			'data' => [
				'' => 'object: By post type or taxonomy.',
				'*' => ['count' => 'integer', 'title' => 'string', $ids => 'integer[]'],
			],
			'pagination' => ['current_page' => 'integer', 'total_pages' => 'integer'],
		];
		$results = [
			'message' => 'string',
			'data' => [
				'results' => [
					'' =>
						'object: By ID. `nothing`: there is no data, or it is migrated already; `skipped`: the object no longer exists, or its data is damaged.',
					'*' => "'migrated'|'nothing'|'skipped'",
				],
			],
		];
		$items =
			'Migrates up to 500 of these. One that fails doesn’t stop the others; data of the other plugin is never deleted.';
		return [
			'GET /migrate/plugins' => [
				'Lists the plugins that have data on this site, active ones first.',
				[
					'data' => [
						[
							'slug' => 'string',
							'name' => 'string',
							'active' => 'boolean',
							'installed' => 'boolean',
							'counts' => [
								'' => 'object: Approximate numbers of what has data.',
								'posts' => 'integer',
								'terms' => 'integer',
								'authors' => 'integer',
								'redirects?' => 'integer',
							],
							'migrated' => 'boolean: Whether a migration was completed.',
							'begun' => 'time|null: When an unfinished migration was started.',
							'network' => 'boolean: Whether it is active on the whole network.',
							'network_url' =>
								'string: Where a network administrator deactivates it, or empty.',
							'only_redirects?' => 'boolean: True if it isn’t an SEO plugin.',
						],
					],
				],
			],
			'GET /migrate/terms' => [
				'Lists terms to migrate. A page is a range of IDs, and may be empty.',
				$found('term_ids'),
			],
			'GET /migrate/posts' => [
				'Lists posts to migrate. A page is a range of IDs, and may be empty.',
				$found('post_ids'),
			],
			'POST /migrate/terms' => [$items, $results],
			'POST /migrate/posts' => [$items, $results],
		];
	}

	private static function settings(): array {
		$redirects = [
			'found' => 'integer',
			'done' => 'integer',
			'migrated' => 'integer',
			'nothing' => 'integer: Those that are there already, or have no effect.',
			'skipped' => 'integer',
		];
		return [
			'POST /migrate/global-settings' => [
				'Migrates the settings, the authors, and redirects for ten seconds. While `redirects.done` is less than `redirects.found`, repeat the request with `redirects_from` set to `done`, which migrates redirects only.',
				[
					'message' => 'string',
					'data' => [
						'settings' => 'integer',
						'authors' => 'integer',
						'losses' => 'integer: Values that weren’t migrated.',
						'skipped' => 'integer: Authors and settings that couldn’t be read.',
						'redirects' => $redirects,
					],
				],
			],
			'GET /migrate/redirects' => [
				'Tells for up to ten seconds what would become of the redirects; writes nothing.',
				[
					'data' => $redirects + [
						'losses' => [self::LOSSES + ['redirects' => 'string[]: 20 at most.']],
					],
				],
			],
			'POST /migrate/choices' => [
				'Applies values that the source plugin stores but never output: one, or 50 of all. Repeat the request while `left` isn’t 0.',
				['data' => ['applied' => 'integer', 'left' => 'integer']],
			],
			'POST /migrate/deactivate-plugin' => [
				'Deactivates the plugin and its editions on this site. Requires `activate_plugins`, too.',
				['message' => 'string'],
			],
			'POST /migration-completed' => [
				'Notes that all requests were sent, and the items that were skipped because of an error.',
				['message' => 'string'],
			],
		];
	}

	private static function reports(): array {
		return [
			'POST /migrate/parity' => [
				'Reads some pages as served, or as they would be. Repeat the request until `done` equals `total`.',
				[
					'data' => [
						'step' => "'before'|'after'|'preview'",
						'done' => 'integer',
						'total' => 'integer',
						'problem' => 'string: Why no page can be read, or empty.',
					],
				],
			],
			'GET /migrate/parity' => [
				'Compares the tags of these pages, 20 pages at a time.',
				[
					'data' => [
						'before' => 'time|null: When they were read.',
						'after' => 'time|null',
						'total' => 'integer: Pages.',
						'same' => 'integer: Tags.',
						'compared' => 'integer: Tags.',
						'losses' => [self::LOSSES],
						'pages' => [
							[
								'url' => 'string',
								'name' => 'string',
								'kind' => "'home'|'post'|'term'|'author'|'archive'|'other'",
								'type' => 'string: The post type or taxonomy, or empty.',
								'id' => 'integer',
								'edit' => 'string',
								'problem' => 'string: Why it couldn’t be read, or empty.',
								'tags' => [
									[
										'tag' => 'string',
										'before' => 'string|null',
										'after' => 'string|null',
										'same' => 'boolean',
										'why' => 'string: Why they differ, or empty.',
										'fix' => [
											'' => 'object|null',
											'label' => 'string',
											'url' => 'string',
										],
									],
								],
							],
						],
					],
				],
			],
			'GET /migrated-data' => [
				'Returns what was migrated, and a page of 100 values that weren’t. With `preview`, those of the last dry run.',
				[
					'data' => [
						'sources' => [
							[
								'slug' => 'string',
								'name' => 'string',
								'started' => 'time|null',
								'settings' => 'time|null',
								'completed' => 'time|null',
								'counts' => [
									'' => 'object: By kind, then by type.',
									'*' => ['*' => 'integer'],
								],
								'losses' => [self::LOSSES],
							],
						],
						'losses' => [
							[
								'kind' => 'string',
								'id' => 'integer',
								'label' => 'string: The title of the object, or empty.',
								'edit' => 'string',
								'source' => 'string',
								'what' => 'string: A code.',
								'text' => 'string: The reason.',
								'field' => 'string',
								'name' => 'string: The label of the field.',
								'value' => 'string',
							],
						],
						'total' => 'integer',
						'pages' => 'integer',
					],
				],
			],
		];
	}

	private static function restores(): array {
		return [
			'GET /migrate/backups' => [
				'Lists backups of the settings, newest first.',
				[
					'data' => [
						'backups' => [self::BACKUP],
						'objects' =>
							'integer: Posts, terms, authors and redirects that migrations have changed.',
					],
				],
			],
			'GET /migrate/restore' => [
				'Tells what a restore would change; without an ID, of the backup from before the migrations.',
				[
					'data' => self::BACKUP + [
						'begun' => 'boolean: Whether it was interrupted, and continues.',
						'posts' => 'integer',
						'terms' => 'integer',
						'authors' => 'integer',
						'redirects' => 'integer',
						'settings' => 'integer',
						'robots_txt' => 'boolean',
						'left_out' => [
							'' => 'object: Reasons by setting that stays unchanged.',
							'*' => 'string',
						],
					],
				],
			],
			'POST /migrate/restore' => [
				'Restores the settings of a backup, after a backup of the current ones, then redirects and values of posts, terms and authors from before the first migration, except those changed since. Works for four seconds: repeat the request until `left` is 0.',
				['message' => 'string', 'data' => ['left' => 'integer: Objects.']],
			],
		];
	}
}
