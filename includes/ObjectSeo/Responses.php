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

	/**
	 * The SEO data of an object, see SeoPayload.
	 *
	 * @param array<string, array> $definitions Of its fields, see Fields; `name?` for one that only some objects have.
	 */
	public static function seo(array $definitions): array {
		$fields = Schema::of(array_map(Schema::of_definition(...), $definitions));
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
		];
	}
}
