<?php
/**
 * Resolves host names to IP addresses.
 */

declare(strict_types=1);

namespace Pharos\Http;

interface Resolver {
	/**
	 * @param string $host In ASCII.
	 * @return list<string>|null IPv4 and IPv6 addresses; empty if the name doesn't exist; null if the lookup failed.
	 */
	public function addresses(string $host): ?array;
}
