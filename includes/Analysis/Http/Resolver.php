<?php
/**
 * Which numbers a name of the internet has.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

interface Resolver {
	/**
	 * @param string $host In ASCII.
	 * @return list<string>|null Of both kinds; none for a name that nobody has; null where nobody could tell.
	 */
	public function addresses(string $host): ?array;
}
