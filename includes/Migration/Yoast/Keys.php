<?php
/**
 * The objects with data of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\ContentTypes;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\StoredValue;

/** Posts and authors have meta rows, terms have entries of one option. */
final class Keys {
	public const PREFIX = '_yoast_wpseo_';

	/** Keys of rows with data; without scores and other results of its analysis. */
	private const POST_KEYS = [
		'title',
		'metadesc',
		'canonical',
		'focuskw',
		'meta-robots-noindex',
		'meta-robots-nofollow',
		'meta-robots-adv',
		'opengraph-title',
		'opengraph-description',
		'opengraph-image',
		'opengraph-image-id',
		'twitter-title',
		'twitter-description',
		'twitter-image',
		'twitter-image-id',
		'schema_page_type',
		'schema_article_type',
		'redirect',
		'bctitle',
		'is_cornerstone',
		'focuskeywords',
		'keywordsynonyms',
	];

	/** Values that equal the default. */
	private const NOTHING = [
		self::PREFIX . 'meta-robots-noindex' => ['0'],
		self::PREFIX . 'meta-robots-nofollow' => ['0'],
		self::PREFIX . 'meta-robots-adv' => ['-', 'none'],
		self::PREFIX . 'is_cornerstone' => ['0', 'false'],
		self::PREFIX . 'focuskeywords' => ['[]'],
		self::PREFIX . 'keywordsynonyms' => ['[]', '[""]'],
	];

	/** Social profiles of authors; those for Facebook and X are in separate rows. */
	public const ACCOUNTS = [
		'instagram',
		'linkedin',
		'myspace',
		'pinterest',
		'soundcloud',
		'tumblr',
		'wikipedia',
		'youtube',
		'mastodon',
	];

	private const USER_KEYS = [
		'wpseo_title',
		'wpseo_metadesc',
		'wpseo_noindex_author',
		...self::ACCOUNTS,
	];

	/** @param 'post'|'term'|'user' $kind */
	public static function ids(string $kind): Ids {
		return match ($kind) {
			'post' => self::posts(),
			'term' => new ListIds(self::term_ids()),
			default => new MetaIds('user', self::USER_KEYS),
		};
	}

	public static function posts(): MetaIds {
		return new MetaIds('post', self::post_keys(), self::NOTHING);
	}

	/** @return list<string> */
	private static function post_keys(): array {
		$primary = array_map(
			static fn(string $taxonomy): string => "primary_$taxonomy",
			ContentTypes::taxonomies(),
		);
		return array_map(static fn(string $key): string => self::PREFIX . $key, [
			...self::POST_KEYS,
			...$primary,
		]);
	}

	/** @return list<int> All terms in the option. */
	private static function term_ids(): array {
		$ids = [];
		foreach (StoredValue::option('wpseo_taxonomy_meta') as $terms) {
			foreach (is_array($terms) ? $terms : [] as $id => $data) {
				if (is_array($data) && array_filter($data, self::is_set(...)) !== []) {
					$ids[] = (int) $id;
				}
			}
		}
		return $ids;
	}

	private static function is_set(mixed $value): bool {
		return is_string($value) && !in_array($value, ['', '0', 'default'], true);
	}
}
