<?php
/**
 * The objects with data of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\StoredValue;

/** Posts and authors have meta rows, terms have entries of one option. */
final class Keys {
	public const PREFIX = '_yoast_wpseo_';

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

	/** @param 'post'|'term'|'user' $kind */
	public static function ids(string $kind): Ids {
		return $kind === 'term'
			? new ListIds(self::term_ids())
			: MetaIds::for_source('Yoast', $kind);
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
