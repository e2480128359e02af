<?php
/**
 * Web addresses from what people type into a field for an account.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Settings\Url;
use Pharos\Template\Text;

/** The same rules live in common/accounts/ (TypeScript); tests/fixtures/accounts.json holds both to the same results. */
final class Address {
	/** With its scheme, which people leave out; '' for what is no address. */
	public static function absolute(string $value): string {
		$value = Text::collapse($value);
		// Most accounts are empty: then the file with the rules of addresses is not even loaded.
		if ($value === '' || !Url::is_valid($value)) {
			return '';
		}
		return preg_match('~^https?://~i', $value) ? $value : "https://$value";
	}

	/** Of a person or page on Facebook: an address, or the name in it; '' when it is neither. */
	public static function facebook(string $value): string {
		$value = Text::collapse($value);
		// A name may hold dots, which makes it look like a domain; but Facebook gives out no names like these.
		$is_name =
			preg_match('/^@?([a-z\d.]{2,100})\z/i', $value, $found) &&
			!preg_match('/^www\.|\.(com|net|org)\z/i', $value);
		return $is_name ? "https://www.facebook.com/$found[1]" : self::absolute($value);
	}

	/** The name of an account on X, without "@": from "name", "@name" or the account's address; '' for anything else. */
	public static function x_name(string $value): string {
		$host = '(?:https?://)?(?:(?:www|mobile)\.)?(?:x|twitter)\.com/(?:#!/)?';
		// Of an address, what stands behind the name does not matter.
		$name = '@?(\w{1,15})';
		$pattern = "~^(?|$host$name(?:[/?#].*)?|$name/?)\z~i";
		$found = preg_match($pattern, Text::collapse($value), $parts);
		return $found ? $parts[1] : '';
	}
}
