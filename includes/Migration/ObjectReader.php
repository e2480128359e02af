<?php
/**
 * Reads the data of single posts, terms and authors from a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

/** Implements methods of Source; for sources without author data, whose data is in meta rows and options. */
abstract class ObjectReader {
	abstract public function post(WP_Post $post): MappedData;

	abstract public function term(WP_Term $term): MappedData;

	public function author(WP_User $user): MappedData {
		return new MappedData();
	}

	/**
	 * Loads data from other tables for many objects at once.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function preload(string $kind, array $ids): void {}
}
