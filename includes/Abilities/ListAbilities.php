<?php
/**
 * Lists posts and terms with their SEO fields.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\BulkEditor\Conditions;
use Pharos\Core\Permission;
use WP_Error;

final class ListAbilities {
	/** @return list<Ability> */
	public function all(): array {
		$texts = ['title' => 'string', 'description' => 'string'];
		return [
			new Ability(
				'list-seo',
				__('List pages with their SEO fields', 'pharos-seo'),
				__(
					'Returns posts of all types and terms with their custom titles and meta descriptions and those on the front end, such as all without a meta description.',
					'pharos-seo',
				),
				[
					'filter' => [
						'type' => 'string',
						'enum' => Conditions::FILTERS,
						'default' => 'all',
						'description' => __(
							'Only those that match, such as missing_description.',
							'pharos-seo',
						),
					],
					'type' => [
						'type' => 'string',
						'default' => 'all',
						'description' => __('A post type or taxonomy, or all.', 'pharos-seo'),
					],
				] + Ability::pages(__('A part of the name.', 'pharos-seo')),
				[
					'items' => [
						[
							'type' => "'post'|'term'",
							'id' => 'integer',
							'subtype' => 'string: The post type or taxonomy.',
							'name' => 'string',
							'url' => 'string',
							'status' => 'string: Empty if visitors can see it.',
							'fields' => ['' => 'object: Its own values.'] + $texts,
							'resolved' => ['' => 'object: The values that visitors get.'] + $texts,
							'issues' => 'string[]: The errors and warnings of its page checks.',
						],
					],
					'total' => 'integer',
					'pages' => 'integer',
				],
				static fn(array $input): bool => Permission::Settings->granted(),
				self::list(...),
			),
		];
	}

	private static function list(array $input): array|WP_Error {
		$found = Route::call('GET', '/bulk-editor', $input);
		return is_wp_error($found)
			? $found
			: [
				'items' => array_map(self::item(...), $found['data']['items']),
				'total' => $found['data']['total'],
				'pages' => $found['data']['pages'],
			];
	}

	private static function item(array $row): array {
		$texts = ['title' => 0, 'description' => 0];
		return [
			'type' => $row['kind'],
			'id' => $row['id'],
			'subtype' => $row['type'],
			'name' => $row['name'],
			'url' => $row['url'],
			'status' => $row['status'],
			'fields' => array_intersect_key($row['fields'], $texts),
			'resolved' => array_intersect_key($row['resolved'], $texts),
			'issues' => $row['issues'],
		];
	}
}
