<?php
/**
 * Resolves names with the system's resolver.
 */

declare(strict_types=1);

namespace Pharos\Http;

final class SystemResolver implements Resolver {
	/** For name servers that don't respond: PHP has no time limit, and the default is up to half a minute per name. */
	private const OPTIONS = 'RES_OPTIONS=timeout:2 attempts:1';

	/** Seconds after which a name server without a result isn't queried again. */
	private const SLOW = 1.5;

	public function addresses(string $host): ?array {
		$begin = microtime(true);
		$before = getenv('RES_OPTIONS', true);
		$can_limit = function_exists('putenv') && putenv(self::OPTIONS);
		try {
			$is_slow = static fn(): bool => microtime(true) - $begin > self::SLOW;
			$found = self::records($host, 'A', 'ip');
			if ($found === [] && $is_slow()) {
				return null;
			}
			$found = [...$found, ...self::records($host, 'AAAA', 'ipv6')];
			if ($found !== []) {
				return $found;
			}
			// Local names, such as those in the hosts file.
			return $is_slow() ? null : (gethostbynamel($host) ?: []);
		} finally {
			if ($can_limit) {
				putenv($before === false ? 'RES_OPTIONS' : "RES_OPTIONS=$before");
			}
		}
	}

	/** @return list<string> */
	private static function records(string $host, string $type, string $field): array {
		if (!function_exists('dns_get_record')) {
			return [];
		}
		// A missing name also causes a warning. The trailing dot avoids a lookup in the local domain.
		$records = @dns_get_record("$host.", $type === 'A' ? DNS_A : DNS_AAAA) ?: [];
		return array_values(array_filter(array_column($records, $field), is_string(...)));
	}
}
