<?php
/**
 * Numbers of the internet: in which ways they are written, and which of them anybody may ask.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

/** What is public is what IANA's registries of special purposes (RFC 6890) leave over. */
final class IpAddress {
	/** "::ffff:0:0/96" and all else that is no public address lies outside of "2000::/3", which is asked first. */
	private const NOT_PUBLIC = [
		'0.0.0.0/8', // This network; on many machines the machine itself.
		'10.0.0.0/8', // Private.
		'100.64.0.0/10', // Shared by a provider's customers (CGNAT); also where some clouds say who they are.
		'127.0.0.0/8', // The machine itself.
		'168.63.129.16/32', // Azure tells its machines their secrets here, by a number that looks public.
		'169.254.0.0/16', // Link-local, with the metadata of most clouds.
		'172.16.0.0/12', // Private.
		'192.0.0.0/24', // Protocol assignments, with the metadata of Oracle's cloud.
		'192.0.2.0/24', // Documentation.
		'192.88.99.0/24', // Relays of 6to4, given up.
		'192.168.0.0/16', // Private.
		'198.18.0.0/15', // Benchmarks.
		'198.51.100.0/24', // Documentation.
		'203.0.113.0/24', // Documentation.
		'224.0.0.0/4', // Multicast.
		'240.0.0.0/4', // Reserved, and broadcast.
		'2001::/23', // Protocol assignments: Teredo, benchmarks, ORCHID.
		'2001:db8::/32', // Documentation.
		'2002::/16', // 6to4, which holds any IPv4 address.
		'3fff::/20', // Documentation.
	];

	/** IPv4 addresses in their last four bytes: what a network without IPv4 calls the rest of the world (RFC 6052). */
	private const NAT64 = '64:ff9b::/96';

	/** Whether a host is written as a number, good or bad: its last part is one (url.spec.whatwg.org, "ends in a number"). */
	public static function is_number(string $host): bool {
		return str_contains($host, ':') ||
			preg_match('/(?:^|\.)(?:\d+|0x[\da-f]*)\.?\z/i', $host) === 1;
	}

	/**
	 * The usual form of a number as browsers take it, "0x7f.1" or "2130706433"; '' for what is none.
	 *
	 * @param string $host Of an IPv6 address without its brackets.
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
			// The last one fills all that is left.
			if ($value === null || $value >= 256 ** ($i === $last ? 4 - $last : 1)) {
				return '';
			}
			$number += $i === $last ? $value : $value * 256 ** (3 - $i);
		}
		return long2ip($number);
	}

	/** Decimal, octal with "0", hexadecimal with "0x". */
	private static function part(string $part): ?int {
		$digits = preg_replace('/^0x0*|^0+(?=.)/i', '', $part);
		// More would be above all that fits, and above what PHP can count.
		return match (true) {
			strlen($digits) > 11 => null,
			preg_match('/^0x[\da-f]*\z/i', $part) === 1 => (int) hexdec($digits),
			preg_match('/^0[0-7]+\z/', $part) === 1 => (int) octdec($digits),
			preg_match('/^(?:0|[1-9]\d*)\z/', $part) === 1 => (int) $part,
			default => null,
		};
	}

	/** @param string $ip In its usual form; anything else is not public. */
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

	/** Whether two are the same, however they are written. */
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
