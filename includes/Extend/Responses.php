<?php
/**
 * The answers of the feature’s route.
 */

declare(strict_types=1);

namespace Pharos\Extend;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$slugs = ['installed' => 'string[]', 'active' => 'string[]'];
		return [
			'GET /installed-plugins-and-themes' => [
				'Returns the recommended plugins and themes, and which ones the site has. Users to whom WordPress doesn’t show plugins or themes get those of the recommended ones only.',
				[
					'message' => 'string: Empty.',
					'data' => [
						'plugins' => ['' => 'object: Slugs.'] + $slugs,
						'themes' =>
							[
								'' => 'object: Slugs; a child theme keeps its parent active.',
							] + $slugs,
						'products' => [
							[
								'name' => 'string',
								'description' => 'string',
								'slug' => 'string',
								'type' => "'theme'|'plugin'",
								'plugin' =>
									'string: The main file, or empty if it isn’t installed.',
								'obstacle' => [
									'' =>
										'object|null: Why the current user can’t install or activate it, with another way.',
									'text' => 'string',
									'label' => 'string',
									'url' => 'string',
								],
							],
						],
						'nonce' => 'string: Of the action `updates`, for `wp.updates`.',
					],
				],
			],
		];
	}
}
