<?php
/**
 * A parsed URL to request, so that the checked URL is the requested one.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\BrowserUrl;

/** Different URL parsers are a way to reach private hosts: only this one parses it, curl gets the parts. */
final class Target {
	private function __construct(
		/** In ASCII, without credentials and fragment; the host in normalized form. */
		public readonly string $url,
		/** `http` or `https`. */
		public readonly string $scheme,
		/** A name, or an IP address in normalized form; IPv6 without brackets. */
		public readonly string $host,
		public readonly int $port,
	) {}

	/**
	 * Parses a URL like browsers; null if it isn't an HTTP URL or has credentials.
	 *
	 * @param ?self $base The page or redirect with the URL.
	 */
	public static function read(string $written, ?self $base = null): ?self {
		$written = trim($written, "\0..\x20");
		$written = substr($written, 0, strcspn($written, '#'));
		if ($base !== null && ($written === '' || $written[0] === '?')) {
			$written = strtok($base->url, '?') . $written;
		}
		$folder =
			$base === null ? '' : preg_replace('~[^/]*\z~', '', (string) strtok($base->url, '?'));
		$url = (new BrowserUrl((string) $folder))->absolute($written);
		if (
			preg_match(
				'~^(https?)://(?:\[([^\]]+)\]|([^/:]+))(?::(\d+))?(/.*)\z~s',
				$url,
				$parts,
			) !== 1
		) {
			return null;
		}
		[, $scheme, $number, $name, $port, $path] = $parts;
		$host = $number !== '' ? $number : rtrim($name, '.');
		if (IpAddress::is_number($host)) {
			$host = IpAddress::read($host);
		}
		$usual = self::usual_port($scheme);
		$port = $port === '' ? $usual : (int) $port;
		if ($host === '' || $port < 1 || $port > 65535) {
			return null;
		}
		return new self(
			"$scheme://" .
				(str_contains($host, ':') ? "[$host]" : $host) .
				($port === $usual ? '' : ":$port") .
				$path,
			$scheme,
			$host,
			$port,
		);
	}

	public function is_number(): bool {
		return IpAddress::is_number($this->host);
	}

	/** Whether it has the same host and port, with either scheme. */
	public function is_at(self $other): bool {
		return $this->host === $other->host && $this->port_or_usual() === $other->port_or_usual();
	}

	/** Returns 0 for the default port of the scheme. */
	private function port_or_usual(): int {
		return $this->port === self::usual_port($this->scheme) ? 0 : $this->port;
	}

	private static function usual_port(string $scheme): int {
		return $scheme === 'https' ? 443 : 80;
	}
}
