<?php
/**
 * The fields that a post, a term or an author can fill: the one list of them.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use WP_Post;
use WP_Taxonomy;
use WP_Term;
use WP_User;

/** Definitions are those of settings (includes/Settings/Definitions.php); what each field means says design.md section 6. */
final class Fields {
	/** A title or description: as long as that of a kind of pages may be. */
	private const TITLE = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'template',
		'maxLength' => 1000,
	];

	private const DESCRIPTION = ['maxLength' => 5000] + self::TITLE;

	private const ADDRESS = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'page',
		'maxLength' => 2048,
	];

	/** '': as the kind of the object says. */
	private const DIRECTIVE = [
		'type' => 'string',
		'default' => '',
		'enum' => ['', 'yes', 'no'],
	];

	/** A number of characters or seconds, -1 for no limit; '': as the content type of the object. */
	private const LIMIT = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'limit',
		'maxLength' => 6,
	];

	private const ID = ['type' => 'integer', 'default' => 0, 'minimum' => 0];

	private const COMMON = [
		'title' => self::TITLE,
		'description' => self::DESCRIPTION,
		'canonical' => self::ADDRESS,
		'noindex' => self::DIRECTIVE,
		'nofollow' => self::DIRECTIVE,
		'noarchive' => self::DIRECTIVE,
		'nosnippet' => self::DIRECTIVE,
		'noimageindex' => self::DIRECTIVE,
		'max_snippet' => self::LIMIT,
		'max_image_preview' => [
			'type' => 'string',
			'default' => '',
			'enum' => ['', 'none', 'standard', 'large'],
		],
		'max_video_preview' => self::LIMIT,
		'facebook_title' => self::TITLE,
		'facebook_description' => self::DESCRIPTION,
		'facebook_image' => self::ADDRESS,
		'facebook_image_id' => ['of' => 'attachment'] + self::ID,
		'twitter_title' => self::TITLE,
		'twitter_description' => self::DESCRIPTION,
		'twitter_image' => self::ADDRESS,
		'twitter_image_id' => ['of' => 'attachment'] + self::ID,
		// '': as set for the site.
		'twitter_card_type' => [
			'type' => 'string',
			'default' => '',
			'enum' => ['', 'summary_large_image', 'summary'],
		],
		'focus_keyword' => ['type' => 'string', 'default' => '', 'maxLength' => 500],
		'schemas' => [
			'type' => 'object',
			'default' => [],
			'maxProperties' => 500,
			'additionalProperties' => [
				'type' => 'object',
				'sanitize' => 'schema',
				'additionalProperties' => true,
			],
		],
	];

	/** Addresses of an author's pages on other sites, one a line. */
	private const PROFILES = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'textarea',
		'maxLength' => 5000,
	];

	/**
	 * Those of one object, or of those of a kind, by name.
	 *
	 * @param WP_Post|WP_Term|WP_User|string $object A string: the name of a post type.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of(WP_Post|WP_Term|WP_User|string $object): array {
		$type = $object instanceof WP_Post ? $object->post_type : $object;
		return match (true) {
			is_string($type) => self::COMMON + self::primary($type),
			$object instanceof WP_User => self::of_authors(),
			default => self::COMMON,
		};
	}

	/** @return array<string, array<string, mixed>> */
	public static function of_authors(): array {
		return self::COMMON + ['profiles' => self::PROFILES];
	}

	/** @return array<string, array<string, mixed>> Those of every kind of object. */
	public static function common(): array {
		return self::COMMON;
	}

	/**
	 * Whether only people who may publish change the field (Capability::may_restrict()): all but texts, images, profiles and main terms, which
	 * readers of a draft see, or which take no page out of search results.
	 */
	public static function is_restricted(string $name): bool {
		return preg_match(
			'/^(?:title|description|focus_keyword|profiles|(?:facebook|twitter|primary)_.+)\z/s',
			$name,
		) !== 1;
	}

	/** @return list<string> The names of the fields that are one value with this one: an image has an address and an id. */
	public static function together(string $name): array {
		return preg_match('/^(.+_image)(_id)?$/', $name, $match)
			? [$match[1], "{$match[1]}_id"]
			: [$name];
	}

	/** @return WP_Taxonomy[] Those of which a post of this type has a main term: trees that visitors can see. */
	public static function trees(string $type): array {
		return array_filter(
			get_object_taxonomies($type, 'objects'),
			static fn(WP_Taxonomy $one): bool => $one->hierarchical && is_taxonomy_viewable($one),
		);
	}

	/**
	 * The value as it is stored.
	 *
	 * @throws InvalidValue When it does not fit the field.
	 */
	public static function clean(mixed $value, array $definition): mixed {
		$clean = Sanitizer::clean($value, $definition);
		$of = $definition['of'] ?? '';
		if ($clean === 0 || $of === '') {
			return $clean;
		}
		if (
			$of === 'attachment'
				? get_post_type($clean) !== 'attachment'
				: !term_exists($clean, $of)
		) {
			throw new InvalidValue(
				$of === 'attachment'
					? __('There is no such file in the media library.', 'pharos-seo')
					: __('There is no such term.', 'pharos-seo'),
			);
		}
		return $clean;
	}

	/** @return array<string, array<string, mixed>> By name: the main term of each tree. */
	private static function primary(string $type): array {
		$fields = [];
		foreach (self::trees($type) as $taxonomy) {
			$fields["primary_$taxonomy->name"] = ['of' => $taxonomy->name] + self::ID;
		}
		return $fields;
	}
}
