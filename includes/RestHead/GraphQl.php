<?php
/**
 * The field `seo` of WPGraphQL's types.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Term;

/** @see https://www.wpgraphql.com/functions/register_graphql_field */
final class GraphQl {
	/** On `graphql_register_types`. */
	public static function register(Settings $settings, Variables $variables): void {
		register_graphql_object_type('PharosAttribute', [
			'description' => __('An attribute of a tag in a page’s head.', 'pharos-seo'),
			'fields' => ['name' => ['type' => 'String'], 'value' => ['type' => 'String']],
		]);
		register_graphql_object_type('PharosTag', [
			'description' => __('A tag in a page’s head.', 'pharos-seo'),
			'fields' => [
				'tag' => ['type' => 'String'],
				'attributes' => ['type' => ['list_of' => 'PharosAttribute']],
				'content' => ['type' => 'String'],
			],
		]);
		register_graphql_object_type('PharosHead', [
			'description' => __(
				'The title, tags and structured data of a page, as visitors get them.',
				'pharos-seo',
			),
			'fields' => [
				'html' => ['type' => 'String'],
				'tags' => ['type' => ['list_of' => 'PharosTag']],
				'jsonLd' => [
					'type' => 'String',
					'description' => __('The structured data, as JSON.', 'pharos-seo'),
				],
			],
		]);
		$finders = [
			'ContentNode' => get_post(...),
			'TermNode' => static function (int $id): ?WP_Term {
				$term = get_term($id);
				return $term instanceof WP_Term ? $term : null;
			},
			'User' => static fn(int $id): ?\WP_User => get_userdata($id) ?: null,
		];
		foreach ($finders as $type => $find) {
			register_graphql_field($type, 'seo', [
				'type' => 'PharosHead',
				'description' => __(
					'The head of its page; null if it has no public page.',
					'pharos-seo',
				),
				'resolve' => static fn(object $object): ?array => self::data(
					(new PageHead($settings, $variables))->for_object(
						$find((int) $object->databaseId),
					),
				),
			]);
		}
	}

	/** @param array|null $head See PageHead. */
	private static function data(?array $head): ?array {
		if ($head === null) {
			return null;
		}
		$attribute = static fn(string $name, string $value): array => [
			'name' => $name,
			'value' => $value,
		];
		return [
			'html' => $head['html'],
			'tags' => array_map(static function (array $tag) use ($attribute): array {
				$all = (array) $tag['attributes'];
				return [
					'attributes' => array_map($attribute, array_keys($all), array_values($all)),
				] + $tag;
			}, $head['tags']),
			'jsonLd' =>
				$head['json_ld'] === null
					? null
					: wp_json_encode(
						$head['json_ld'],
						JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
					),
		];
	}
}
