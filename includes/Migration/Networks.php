<?php
/**
 * URLs of social profiles, distinguished by host.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Settings\Url;
use Pharos\Social\Address;
use Pharos\Social\Hosts;

final class Networks {
	/** Returns the network of a URL; '' if it's unknown. Mastodon has many hosts. */
	public static function from_url(string $url): string {
		$url = str_contains($url, '//') ? trim($url) : 'https://' . trim($url);
		foreach (Hosts::OF as $network => $domains) {
			if (Hosts::include($url, $domains)) {
				return $network;
			}
		}
		return preg_match('~^https?://[^/]*(?:mastodon|mstdn)[^/]*/@~i', $url) === 1
			? 'mastodon'
			: '';
	}

	/**
	 * Migrates profile URLs. The first of a network applies; URLs without a setting are recorded as lost.
	 *
	 * @param list<string> $urls
	 */
	public static function add_to(MappedData $mapped, array $urls): void {
		foreach (array_unique(array_filter(array_map('trim', $urls), 'strlen')) as $url) {
			$network = self::from_url($url);
			$is_taken = match ($network) {
				'facebook' => isset($mapped->values['facebook_page_url']),
				'x' => isset($mapped->values['twitter_profile_username']),
				default => isset($mapped->values['social_profiles'][$network]),
			};
			match (true) {
				$network === '' || $is_taken => $mapped->lose('network', $url, 'social_profiles'),
				$network === 'facebook' => $mapped->set('facebook_page_url', $url),
				$network === 'x' => $mapped->set('twitter_profile_username', self::x_name($url)),
				default => ($mapped->values['social_profiles'][$network] = $url),
			};
		}
	}

	/**
	 * Migrates profiles of an author; values that aren't URLs are recorded as lost.
	 *
	 * @param array<string, string> $accounts One or more URLs each, by their name in the source.
	 */
	public static function of_author(MappedData $mapped, array $accounts): void {
		$urls = [];
		foreach ($accounts as $place => $text) {
			$parts = StoredValue::parts($text, '/\s+/');
			$valid = array_filter(
				$parts,
				static fn(string $part): bool => Url::absolute($part) !== '' &&
					(preg_match('~^https?://~i', $part) === 1 || self::from_url($part) !== ''),
			);
			$urls = [...$urls, ...array_map(Url::absolute(...), array_values($valid))];
			$mapped->lose_text('author_profile', implode(' ', array_diff($parts, $valid)), $place);
		}
		$mapped->set('profiles', implode("\n", array_unique($urls)));
	}

	/** Returns the user name of an X account from a name with or without "@", or from its URL; other values are returned unchanged. */
	public static function x_name(string $account): string {
		return Address::x_name(trim($account)) ?: trim($account);
	}
}
