<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Site;

use Pharos\Preview\Responses as Preview;
use Pharos\Visibility\Responses as Visibility;

final class Responses {
	/** In characters. */
	public const LIMITS = ['title' => 'integer', 'description' => 'integer', 'url' => 'integer'];

	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$kinds = [['name' => 'string', 'label' => 'string']];
		$variables = [
			[
				'name' => 'string: Without percent signs.',
				'label' => 'string',
				'description' => 'string',
				'on?' => 'string[]: The content types that have a value for it; all if missing.',
			],
		];
		return [
			'GET /site-settings' => [
				'Returns what the settings application needs to know of the site.',
				[
					'data' => [
						'site' => [
							'site_name' => 'string',
							'site_url' => 'string',
							'favicon' => 'string',
						],
						'content' => [
							'post_types' => $kinds,
							'taxonomies' => [
								$kinds[0] + [
									'base' =>
										'string: The base that can be removed from its URLs, or empty.',
								],
							],
							'archives' => $kinds,
						],
						'home_page_static' => "'page'|'posts'",
						'home_page_edit_url' => 'string',
						'home_page_featured_image' => 'string',
						'limits' => self::LIMITS,
						'variables' => $variables,
						'schema_variables' => $variables,
						'preview' => Preview::PREVIEW,
						'home_preview' => Preview::PREVIEW,
						'social_profiles' => [
							'' => 'array: The networks where the site may have a profile.',
							[
								'id' => 'string',
								'label' => 'string',
								'placeholder' => 'string',
								'show_in_dashboard' => 'boolean',
								'hosts' => 'string[]',
								'names' => [
									'' =>
										'array: Valid names of users, and the URL that they stand for.',
									['pattern' => 'string', 'address' => 'string'],
								],
							],
						],
						'other_seo_plugin' => [
							'' => 'object|null: The first active one.',
							'slug' => 'string',
							'name' => 'string',
						],
						'access' => [
							'' => 'object|null: Null for users who can’t change settings.',
							'roles' => [
								[
									'name' => 'string',
									'label' => 'string',
									'is_full' => 'boolean: Whether it has all permissions.',
									'own' => ['*' => 'boolean: Granted or refused individually.'],
									'defaults' => [
										'' =>
											'object: Without a choice; null for permissions that it has no use for.',
										'*' => 'boolean|null',
									],
								],
							],
							'permissions' => [
								[
									'name' => 'string: A capability.',
									'label' => 'string',
									'help' => 'string',
									'can_grant' => 'boolean: Whether the current user has it.',
								],
							],
						],
						'visibility' => [
							'search_engines' => 'boolean: Whether they may index the site.',
							'reading_url' => 'string',
							'robots_txt_blocks' => 'boolean',
							'causes' => [Visibility::CAUSE],
						],
					],
				],
			],
			'GET /verification' => [
				'Requests the home page as services do, and looks for the saved codes.',
				[
					'data' => [
						'url' => 'string',
						'problem' => 'string: Why the page couldn’t be read, or empty.',
						'services' => [
							'' =>
								'object: Whether the page has the code, by service (`google`, `bing`, `pinterest`, `yandex`, `baidu`); only services that have a code.',
							'*' => 'boolean',
						],
					],
				],
			],
		];
	}
}
