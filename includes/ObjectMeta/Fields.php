<?php
/**
 * Definitions of the SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectMeta;

use WP_Post;
use WP_Taxonomy;
use WP_Term;
use WP_User;

/** Definitions have the form of those of settings (includes/Settings/Definitions.php); docs/rest.md describes the fields. */
final class Fields {
	/** A title or description: same maximum length as the templates. */
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

	/** '': inherited from the content type. */
	private const DIRECTIVE = [
		'type' => 'string',
		'default' => '',
		'enum' => ['', 'yes', 'no'],
	];

	/** A number of characters or seconds, -1 for no limit; '': inherited from the content type. */
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
		// '': inherited from the site's setting.
		'twitter_card_type' => [
			'type' => 'string',
			'default' => '',
			'enum' => ['', 'summary_large_image', 'summary'],
		],
		// As in redirects by URL: a path, a URL, `post-12` or `term-5`.
		'redirect' => [
			'type' => 'string',
			'default' => '',
			'sanitize' => 'redirect',
			'maxLength' => 2000,
		],
		// 0 is the default, 301.
		'redirect_status' => [
			'type' => 'integer',
			'default' => 0,
			'enum' => [0, 301, 302, 307, 308],
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

	/** URLs of an author's pages on other sites, one per line. */
	private const PROFILES = [
		'type' => 'string',
		'default' => '',
		'sanitize' => 'urls',
		'maxLength' => 5000,
	];

	/**
	 * The fields of an object or a post type, by name.
	 *
	 * @param WP_Post|WP_Term|WP_User|string $object A string is the name of a post type.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_object(WP_Post|WP_Term|WP_User|string $object): array {
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

	/** @return array<string, array<string, mixed>> Fields of all kinds of objects. */
	public static function common(): array {
		return self::COMMON;
	}

	/**
	 * Whether changing the field requires permission to publish (Capability::may_restrict()): all but texts, images, profiles and primary
	 * terms, which readers of a draft see, or which don't remove pages from search results.
	 */
	public static function is_restricted(string $name): bool {
		return preg_match(
			'/^(?:title|description|focus_keyword|profiles|(?:facebook|twitter|primary)_.+)\z/s',
			$name,
		) !== 1;
	}

	/** @return list<string> Names of the fields that form one value with this field: the URL and the id of an image. */
	public static function together(string $name): array {
		return preg_match('/^(.+_image)(_id)?$/', $name, $match)
			? [$match[1], "{$match[1]}_id"]
			: [$name];
	}

	/** @return WP_Taxonomy[] The taxonomies with a primary term for posts of this type: public hierarchical ones. */
	public static function trees(string $type): array {
		return array_filter(
			get_object_taxonomies($type, 'objects'),
			static fn(WP_Taxonomy $one): bool => $one->hierarchical && is_taxonomy_viewable($one),
		);
	}

	/** @return array<string, array<string, mixed>> Primary term fields of the hierarchical taxonomies, by name. */
	private static function primary(string $type): array {
		$fields = [];
		foreach (self::trees($type) as $taxonomy) {
			$fields["primary_$taxonomy->name"] = ['of' => $taxonomy->name] + self::ID;
		}
		return $fields;
	}
}
