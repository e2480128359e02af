<?php
/**
 * An address that is to be asked, taken apart once: what is judged is what is sent.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use Pharos\Sitemaps\MediaUrl;

/** Two programs that read an address differently are how private hosts are reached: only this one reads it, curl gets its parts. */
final class Target {
	private function __construct(
		/** In ASCII, without login and fragment; the host in its usual form. */
		public readonly string $url,
		/** `http` or `https`. */
		public readonly string $scheme,
		/** A name, or a number in its usual form; of IPv6 without brackets. */
		public readonly string $host,
		public readonly int $port,
	) {}

	/**
	 * As browsers read it; null for what is no address of the web, or one with a login in it.
	 *
	 * @param ?self $base Of the page or redirect that has it.
	 */
	public static function read(string $written, ?self $base = null): ?self {
		$written = trim($written, "\0..\x20");
		$written = substr($written, 0, strcspn($written, '#'));
		if ($base !== null && ($written === '' || $written[0] === '?')) {
			$written = strtok($base->url, '?') . $written;
		}
		$folder =
			$base === null ? '' : preg_replace('~[^/]*\z~', '', (string) strtok($base->url, '?'));
		$url = (new MediaUrl((string) $folder))->absolute($written);
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

	/** Whether it has the same host and port, by whichever scheme. */
	public function is_at(self $other): bool {
		return $this->host === $other->host && $this->port_or_usual() === $other->port_or_usual();
	}

	/** 0 for the usual one of its scheme. */
	private function port_or_usual(): int {
		return $this->port === self::usual_port($this->scheme) ? 0 : $this->port;
	}

	private static function usual_port(string $scheme): int {
		return $scheme === 'https' ? 443 : 80;
	}
}
