<?php
/**
 * Looks names up as this machine does.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

final class SystemResolver implements Resolver {
	/** For name servers that don't answer: PHP has no limit of its own, and theirs is up to half a minute a name. */
	private const OPTIONS = 'RES_OPTIONS=timeout:2 attempts:1';

	/** Seconds after which a name server that found nothing is not asked once more. */
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
			// Names that only this machine has, such as those of its file "hosts".
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
		// A name that isn't found is a warning too. The dot keeps it from being looked for in the machine's own domain.
		$records = @dns_get_record("$host.", $type === 'A' ? DNS_A : DNS_AAAA) ?: [];
		return array_values(array_filter(array_column($records, $field), is_string(...)));
	}
}
