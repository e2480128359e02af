<?php
/**
 * Addresses of accounts on networks, told apart by their hosts.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Social\Address;
use Pharos\Social\Hosts;

final class Networks {
	/** The network of an address; '' for another place. Mastodon has many hosts. */
	public static function of(string $url): string {
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
	 * Puts addresses where each belongs. The first of a network counts; of what has no place, the person is told.
	 *
	 * @param list<string> $urls
	 */
	public static function into(Carried $carried, array $urls): void {
		foreach (array_unique(array_filter(array_map('trim', $urls), 'strlen')) as $url) {
			$network = self::of($url);
			$is_taken = match ($network) {
				'facebook' => isset($carried->values['facebook_page_url']),
				'x' => isset($carried->values['twitter_profile_username']),
				default => isset($carried->values['social_profiles'][$network]),
			};
			match (true) {
				$network === '' || $is_taken => $carried->lose('network', $url, 'social_profiles'),
				$network === 'facebook' => $carried->set('facebook_page_url', $url),
				$network === 'x' => $carried->set('twitter_profile_username', self::x_name($url)),
				default => ($carried->values['social_profiles'][$network] = $url),
			};
		}
	}

	/**
	 * Accounts of an author; of what is no address, the person is told.
	 *
	 * @param array<string, string> $accounts One or several each, by where they stand in the source.
	 */
	public static function of_author(Carried $carried, array $accounts): void {
		$urls = [];
		foreach ($accounts as $place => $text) {
			$parts = Stored::parts($text, '/\s+/');
			$valid = array_filter(
				$parts,
				static fn(string $part): bool => Address::absolute($part) !== '' &&
					(preg_match('~^https?://~i', $part) === 1 || self::of($part) !== ''),
			);
			$urls = [...$urls, ...array_map(Address::absolute(...), array_values($valid))];
			$carried->lose_text('author_profile', implode(' ', array_diff($parts, $valid)), $place);
		}
		$carried->set('profiles', implode("\n", array_unique($urls)));
	}

	/** An account on X by its name, with or without "@", or its address: the name; what it is not stays as it is. */
	public static function x_name(string $account): string {
		return Address::x_name(trim($account)) ?: trim($account);
	}
}
