<?php
/**
 * A source of redirects beside those that are stored.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/**
 * For add-ons whose redirects are in their own data, such as the former URLs of a catalog (`pharos_redirect_sources`). Stored redirects
 * and pages that exist take precedence.
 */
interface Source {
	/**
	 * Returns the redirect for a URL of this site at which WordPress finds nothing; null for none. Its `source` doesn't have to match:
	 * the source decides. Its target may be a path, a URL, `post-12` or `term-5`.
	 */
	public function find(Address $address): ?Rule;
}
