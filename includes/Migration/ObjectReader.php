<?php
/**
 * What a source knows about single posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use WP_Post;
use WP_Term;
use WP_User;

/** As in Source; for the sources that know nothing about authors, and all of whose data lie in meta rows and options. */
abstract class ObjectReader {
	abstract public function post(WP_Post $post): Carried;

	abstract public function term(WP_Term $term): Carried;

	public function author(WP_User $user): Carried {
		return new Carried();
	}

	/**
	 * Loads what is elsewhere for many at once.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function preload(string $kind, array $ids): void {}
}
