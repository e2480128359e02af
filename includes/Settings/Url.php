<?php
/**
 * Validates web URLs.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Text\Text;

/**
 * The scheme (http or https) is optional: browsers often hide it. common/accounts/ (TypeScript) has the same rule;
 * tests/fixtures/accounts.json tests both.
 */
final class Url {
	/** Returns the URL with a scheme, which may be missing in the input; '' for an invalid URL. */
	public static function absolute(string $value): string {
		$value = Text::collapse($value);
		if (!self::is_valid($value)) {
			return '';
		}
		return preg_match('~^https?://~i', $value) ? $value : "https://$value";
	}

	/**
	 * Domain, localhost or IPv4, then optionally port, path, query and hash. Letters of any script are allowed everywhere; whitespace and
	 * characters that could end an HTML attribute aren't. With a scheme, a single word is a valid host too, as on company networks.
	 */
	public static function is_valid(string $url): bool {
		$label = '[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?';
		$number = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';
		$domain = "(?:$label\.)+(?=[^.]*\p{L})$label\.?";
		$host = "(?:localhost|(?:$number\.){3}$number|$domain)";
		$rest = '(?::[0-9]{1,5})?(?:[\/?#][^' . Text::SPACE . '\p{Cc}<>"`\\\\]*)?';
		return preg_match("/^(?:https?:\/\/(?:$host|$label)|$host)$rest\z/iu", $url) === 1;
	}
}
