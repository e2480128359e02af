<?php
/**
 * Which objects Rank Math knows something about.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\AllIds;
use Pharos\Migration\Ids;
use Pharos\Migration\Kinds;
use Pharos\Migration\MetaIds;

/** Those with rows of meta data, and posts whose excerpt is their description. */
final class Keys {
	public const PREFIX = 'rank_math_';

	/** Addresses of an author's accounts, one a line; those on Facebook and X are read from where they are. */
	public const ACCOUNTS = 'additional_profile_urls';

	/** Rows that say something; scores and other notes of its analysis are none of them. */
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

	/** What a value that nobody has chosen looks like. */
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

	/** @return list<string> Post types where a post's excerpt goes before the template of descriptions. */
	public function types_with_excerpts(): array {
		return $this->types_with_excerpts ??= array_values(
			array_filter(
				Kinds::types(),
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
			$kind === 'post' ? Kinds::taxonomies() : [],
		);
		$own = array_map(static fn(string $key): string => self::PREFIX . $key, [
			...self::KEYS,
			...$primary,
		]);
		return $kind === 'user' ? [...$own, self::ACCOUNTS] : $own;
	}
}
