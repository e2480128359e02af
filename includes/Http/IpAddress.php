<?php
/**
 * IP addresses: their notations, and whether they are public.
 */

declare(strict_types=1);

namespace Pharos\Http;

/** Public are all addresses that aren't in IANA's special-purpose registries (RFC 6890). */
final class IpAddress {
	/** "::ffff:0:0/96" and all other non-public IPv6 addresses are outside of "2000::/3", which is checked first. */
	private const NOT_PUBLIC = [
		'0.0.0.0/8', // This network; on many systems the local host.
		'10.0.0.0/8', // Private.
		'100.64.0.0/10', // Shared address space of providers (CGNAT); also used for metadata of some clouds.
		'127.0.0.0/8', // Loopback.
		'168.63.129.16/32', // Azure's metadata service, at a public IP address.
		'169.254.0.0/16', // Link-local, with the metadata of most clouds.
		'172.16.0.0/12', // Private.
		'192.0.0.0/24', // Protocol assignments, with the metadata of Oracle Cloud.
		'192.0.2.0/24', // Documentation.
		'192.88.99.0/24', // 6to4 relays, deprecated.
		'192.168.0.0/16', // Private.
		'198.18.0.0/15', // Benchmarks.
		'198.51.100.0/24', // Documentation.
		'203.0.113.0/24', // Documentation.
		'224.0.0.0/4', // Multicast.
		'240.0.0.0/4', // Reserved and broadcast.
		'2001::/23', // Protocol assignments: Teredo, benchmarks, ORCHID.
		'2001:db8::/32', // Documentation.
		'2002::/16', // 6to4, which contains any IPv4 address.
		'3fff::/20', // Documentation.
	];

	/** Contains IPv4 addresses in the last four bytes: used in networks without IPv4 (RFC 6052). */
	private const NAT64 = '64:ff9b::/96';

	/** Whether a host is an IP address, valid or not: its last label is a number (url.spec.whatwg.org, "ends in a number"). */
	public static function is_number(string $host): bool {
		return str_contains($host, ':') ||
			preg_match('/(?:^|\.)(?:\d+|0x[\da-f]*)\.?\z/i', $host) === 1;
	}

	/**
	 * Returns the normalized form of an IP address in any notation of browsers, such as "0x7f.1" or "2130706433"; '' if it's invalid.
	 *
	 * @param string $host An IPv6 address without brackets.
	 */
	public static function read(string $host): string {
		if (str_contains($host, ':')) {
			return preg_match('/^[\da-f:.]+\z/i', $host) === 1 && inet_pton($host) !== false
				? inet_ntop(inet_pton($host))
				: '';
		}
		$parts = explode('.', preg_replace('/\.\z/', '', $host));
		$last = count($parts) - 1;
		if ($last > 3) {
			return '';
		}
		$number = 0;
		foreach ($parts as $i => $part) {
			$value = self::part($part);
			// The last part fills all remaining bytes.
			if ($value === null || $value >= 256 ** ($i === $last ? 4 - $last : 1)) {
				return '';
			}
			$number += $i === $last ? $value : $value * 256 ** (3 - $i);
		}
		return long2ip($number);
	}

	/** Parses decimal, octal with "0", and hexadecimal with "0x". */
	private static function part(string $part): ?int {
		$digits = preg_replace('/^0x0*|^0+(?=.)/i', '', $part);
		// More digits would exceed the maximum value and PHP's integers.
		return match (true) {
			strlen($digits) > 11 => null,
			preg_match('/^0x[\da-f]*\z/i', $part) === 1 => (int) hexdec($digits),
			preg_match('/^0[0-7]+\z/', $part) === 1 => (int) octdec($digits),
			preg_match('/^(?:0|[1-9]\d*)\z/', $part) === 1 => (int) $part,
			default => null,
		};
	}

	/** @param string $ip In normalized form; anything else isn't public. */
	public static function is_public(string $ip): bool {
		if (self::is_in($ip, self::NAT64)) {
			return self::is_public((string) inet_ntop(substr((string) inet_pton($ip), 12)));
		}
		if (filter_var($ip, FILTER_VALIDATE_IP) === false) {
			return false;
		}
		if (str_contains($ip, ':') && !self::is_in($ip, '2000::/3')) {
			return false;
		}
		foreach (self::NOT_PUBLIC as $range) {
			if (self::is_in($ip, $range)) {
				return false;
			}
		}
		return true;
	}

	/** Whether two IP addresses are equal in any notation. */
	public static function is_same(string $one, string $other): bool {
		$is_ip = static fn(string $ip): bool => filter_var($ip, FILTER_VALIDATE_IP) !== false;
		return $is_ip($one) && $is_ip($other) && inet_pton($one) === inet_pton($other);
	}

	private static function is_in(string $ip, string $range): bool {
		[$begin, $bits] = explode('/', $range);
		if (filter_var($ip, FILTER_VALIDATE_IP) === false) {
			return false;
		}
		$bytes = (string) inet_pton($ip);
		$first = (string) inet_pton($begin);
		if (strlen($bytes) !== strlen($first)) {
			return false;
		}
		$whole = intdiv((int) $bits, 8);
		$mask = 0xff << (8 - ((int) $bits % 8));
		return substr($bytes, 0, $whole) === substr($first, 0, $whole) &&
			((int) $bits % 8 === 0 ||
				((ord($bytes[$whole]) ^ ord($first[$whole])) & $mask & 0xff) === 0);
	}
}
