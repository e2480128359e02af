<?php
/**
 * The arguments of the routes.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

final class Arguments {
	/** Bytes of unsaved content: more than the longest posts. */
	private const CONTENT = 2_000_000;

	private const LINE = 2000;

	/** Of `POST /suggestions`. */
	public static function all(): array {
		return [
			'type' => [
				'description' => __(
					'Whether the ID is that of a post, term or user.',
					'pharos-seo',
				),
				'type' => 'string',
				'enum' => ['post', 'term', 'user'],
				'required' => true,
			],
			'id' => [
				'description' => __('The ID of the post, term or user.', 'pharos-seo'),
				'type' => 'integer',
				'minimum' => 1,
				'required' => true,
			],
			'field' => [
				'description' => __(
					'The SEO field, or alt for the alt text of an image of the post.',
					'pharos-seo',
				),
				'type' => 'string',
				'enum' => Field::names(),
				'required' => true,
			],
			'draft' => [
				'description' => __(
					'Unsaved texts of the editor, used instead of the stored ones.',
					'pharos-seo',
				),
				'type' => 'object',
				'default' => [],
				'additionalProperties' => false,
				'properties' => [
					'title' => ['type' => 'string', 'maxLength' => self::LINE],
					'content' => ['type' => 'string', 'maxLength' => self::CONTENT],
					'focus_keyword' => ['type' => 'string', 'maxLength' => self::LINE],
				],
			],
			'attachment' => [
				'description' => __(
					'The image, for the field alt; the same ID as id for an image of the media library itself.',
					'pharos-seo',
				),
				'type' => 'integer',
				'minimum' => 0,
				'default' => 0,
			],
		];
	}

	/** Of `POST /suggestions/agreement`. */
	public static function provider(): array {
		return [
			'provider' => [
				'description' => __(
					'The ID of the AI provider that the notice has named.',
					'pharos-seo',
				),
				'type' => 'string',
				'maxLength' => 200,
				'required' => true,
			],
		];
	}
}
