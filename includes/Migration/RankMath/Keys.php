<?php
/**
 * The objects with data of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\AllIds;
use Pharos\Migration\Ids;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\MetaIds;

/** Objects with meta rows, and posts whose excerpt is used as description. */
final class Keys {
	public const PREFIX = 'rank_math_';

	/** Key of an author's social profile URLs, one per line; those for Facebook and X are in separate rows. */
	public const ACCOUNTS = 'additional_profile_urls';

	/** Keys of rows with data; without scores and other results of its analysis. */
	private const KEYS = [
		'title',
		'description',
		'canonical_url',
		'focus_keyword',
		'robots',
		'advanced_robots',
		'facebook_title',
		'facebook_description',
		'facebook_image',
		'facebook_image_id',
		'twitter_title',
		'twitter_description',
		'twitter_image',
		'twitter_image_id',
		'twitter_card_type',
		'breadcrumb_title',
		'pillar_content',
		'rich_snippet',
		'schema_*',
	];

	/** Values that equal the default. */
	private const NOTHING = [
		self::PREFIX . 'robots' => ['a:0:{}'],
		self::PREFIX . 'advanced_robots' => ['a:0:{}'],
		self::PREFIX . 'rich_snippet' => ['off'],
		self::PREFIX . 'pillar_content' => ['off'],
	];

	private ?array $types_with_excerpts = null;

	public function __construct(private readonly Options $options) {}

	/** @param 'post'|'term'|'user' $kind */
	public function ids(string $kind): Ids {
		$rows = self::rows($kind);
		$types = $kind === 'post' ? $this->types_with_excerpts() : [];
		return $types === [] ? $rows : new AllIds($rows, new ExcerptIds($types));
	}

	/** @param 'post'|'term'|'user' $kind */
	public static function rows(string $kind): MetaIds {
		return new MetaIds($kind, self::keys($kind), self::NOTHING);
	}

	/** @return list<string> Post types where a post's excerpt takes precedence over the description template. */
	public function types_with_excerpts(): array {
		return $this->types_with_excerpts ??= array_values(
			array_filter(
				ContentTypes::types(),
				fn(string $type): bool => !in_array(
					$this->options->text("pt_{$type}_description"),
					['', '%excerpt%', '%seo_description%'],
					true,
				),
			),
		);
	}

	/** @return list<string> */
	private static function keys(string $kind): array {
		$primary = array_map(
			static fn(string $taxonomy): string => "primary_$taxonomy",
			$kind === 'post' ? ContentTypes::taxonomies() : [],
		);
		$own = array_map(static fn(string $key): string => self::PREFIX . $key, [
			...self::KEYS,
			...$primary,
		]);
		return $kind === 'user' ? [...$own, self::ACCOUNTS] : $own;
	}
}
