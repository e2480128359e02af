<?php
/**
 * Parses the JSON key of a service account, as downloaded from Google Cloud.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class ServiceAccountKey {
	/** Maximum length of a valid key. */
	private const LONGEST = 20_000;

	/**
	 * @param string $text The JSON, or the path of a file with it.
	 * @return array{client_email: string, private_key: string, private_key_id: string}|null
	 */
	public static function read(string $text): ?array {
		if (!str_starts_with($text, '{')) {
			$is_path = path_is_absolute($text) && !wp_is_stream($text) && is_readable($text);
			$text = $is_path
				? trim((string) file_get_contents($text, false, null, 0, self::LONGEST))
				: '';
		}
		$json = strlen($text) <= self::LONGEST ? json_decode($text, true) : null;
		return is_array($json) ? self::parts($json) : null;
	}

	/**
	 * The parts needed for signing.
	 *
	 * @return array{client_email: string, private_key: string, private_key_id: string}|null
	 */
	public static function parts(array $json): ?array {
		$parts = [];
		foreach (['client_email', 'private_key', 'private_key_id'] as $name) {
			$value = $json[$name] ?? null;
			$parts[$name] = is_string($value) ? $value : '';
		}
		$is_key =
			($json['type'] ?? 'service_account') === 'service_account' &&
			is_email($parts['client_email']) &&
			self::is_private_key($parts['private_key']);
		return $is_key ? $parts : null;
	}

	/** Whether this server can sign in with a key. */
	public static function is_usable(): bool {
		return function_exists('openssl_sign');
	}

	private static function is_private_key(string $text): bool {
		if (!self::is_usable()) {
			return str_contains($text, 'PRIVATE KEY-----');
		}
		$is_key = openssl_pkey_get_private($text) !== false;
		// Clear OpenSSL's error queue, so that these errors aren't attributed to other code.
		while (openssl_error_string() !== false);
		return $is_key;
	}
}
