<?php
/**
 * Encrypts secrets, so that access to the database isn't sufficient to read them.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\Failure;

final class Vault {
	private const VERSION = 'v1';

	/** "v1:<fingerprint of the key>:<nonce and ciphertext>". */
	public static function seal(array $secrets): string {
		$key = self::key();
		$nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
		$sealed = $nonce . sodium_crypto_secretbox(serialize($secrets), $nonce, $key);
		return self::VERSION . ':' . self::fingerprint($key) . ':' . base64_encode($sealed);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure If the site's salts have changed since, or the text is corrupted.
	 */
	public static function open(string $text): array {
		[$version, $fingerprint, $sealed] = explode(':', $text, 3) + ['', '', ''];
		if ($version !== self::VERSION) {
			throw new Failure('secrets_corrupted');
		}
		if (!self::is_own($text)) {
			throw new Failure('salts_changed');
		}
		$bytes = (string) base64_decode($sealed, true);
		$length = SODIUM_CRYPTO_SECRETBOX_NONCEBYTES;
		$plain =
			strlen($bytes) > $length
				? sodium_crypto_secretbox_open(
					substr($bytes, $length),
					substr($bytes, 0, $length),
					self::key(),
				)
				: false;
		$secrets = is_string($plain) ? unserialize($plain, ['allowed_classes' => false]) : null;
		return is_array($secrets) ? $secrets : throw new Failure('secrets_corrupted');
	}

	/** Whether it was encrypted with the current key. */
	public static function is_own(string $text): bool {
		return hash_equals(self::fingerprint(self::key()), explode(':', $text, 3)[1] ?? '');
	}

	/** Distinguishes changed salts from corrupted texts; the key can't be derived from it. */
	private static function fingerprint(string $key): string {
		return substr(hash_hmac('sha256', 'fingerprint', $key), 0, 8);
	}

	/**
	 * Whether a copy of the database is sufficient for decryption: if wp-config.php lacks keys and salts, WordPress stores them in the
	 * database.
	 */
	public static function is_key_in_database(): bool {
		return self::constant() === '' &&
			wp_salt('auth') === get_site_option('auth_key') . get_site_option('auth_salt');
	}

	private static function key(): string {
		return hash_hkdf(
			'sha256',
			self::constant() ?: wp_salt('auth'),
			SODIUM_CRYPTO_SECRETBOX_KEYBYTES,
			'pharos/gsc/token/v1',
		);
	}

	/** A custom encryption key. */
	private static function constant(): string {
		$constant = defined('PHAROS_GSC_KEY') ? constant('PHAROS_GSC_KEY') : '';
		return is_string($constant) ? $constant : '';
	}
}
