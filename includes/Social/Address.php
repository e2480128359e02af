<?php
/**
 * Converts input of account fields to URLs.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Settings\Url;
use Pharos\Text\Text;

/** common/accounts/ (TypeScript) has the same rules; tests/fixtures/accounts.json tests both. */
final class Address {
	/** The URL of a Facebook user or page, from a URL or name; '' for other input. */
	public static function facebook(string $value): string {
		$value = Text::collapse($value);
		// Most accounts are empty: then the class with the URL rules isn't loaded.
		if ($value === '') {
			return '';
		}
		// A name may contain dots, so that it looks like a domain; but Facebook doesn't allow these names.
		$is_name =
			preg_match('/^@?([a-z\d.]{2,100})\z/i', $value, $found) &&
			!preg_match('/^www\.|\.(com|net|org)\z/i', $value);
		return $is_name ? "https://www.facebook.com/$found[1]" : Url::absolute($value);
	}

	/** The name of an account on X, without "@": from "name", "@name" or the account's URL; '' for other input. */
	public static function x_name(string $value): string {
		$host = '(?:https?://)?(?:(?:www|mobile)\.)?(?:x|twitter)\.com/(?:#!/)?';
		// In a URL, anything after the name is ignored.
		$name = '@?(\w{1,15})';
		$pattern = "~^(?|$host$name(?:[/?#].*)?|$name/?)\z~i";
		$found = preg_match($pattern, Text::collapse($value), $parts);
		return $found ? $parts[1] : '';
	}
}
