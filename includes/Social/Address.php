<?php
/**
 * Web addresses from what people type into a field for an account.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Settings\Url;

final class Address {
	/** With its scheme, which people leave out; '' for what is no address. */
	public static function absolute(string $value): string {
		$value = trim($value);
		// Most accounts are empty: then the file with the rules of addresses is not even loaded.
		if ($value === '' || !Url::is_valid($value)) {
			return '';
		}
		return preg_match('~^https?://~i', $value) ? $value : "https://$value";
	}

	/** Of a person or page on Facebook: an address, or the name in it; '' when it is neither. */
	public static function facebook(string $value): string {
		$value = trim($value);
		// A name may hold dots, which makes it look like a domain; but Facebook gives out no names like these.
		$is_name =
			preg_match('/^@?([a-z\d.]{2,100})\z/i', $value, $found) &&
			!preg_match('/^www\.|\.(com|net|org)\z/i', $value);
		return $is_name ? "https://www.facebook.com/$found[1]" : self::absolute($value);
	}

	/** The name of an account on X, without "@": from "name", "@name" or the account's address; '' for anything else. */
	public static function x_name(string $value): string {
		$host = '(?:https?://)?(?:(?:www|mobile)\.)?(?:x|twitter)\.com/(?:#!/)?';
		$found = preg_match("~^(?:$host)?@?(\w{1,15})/?(?:[?#].*)?\z~i", trim($value), $parts);
		return $found ? $parts[1] : '';
	}
}
