<?php
/**
 * Addresses of accounts on networks, told apart by their hosts.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Social\Address;

final class Networks {
	/** Ids of Social\Profiles, `facebook` and `x`, by host; those of a host's subdomains too. */
	private const HOSTS = [
		'facebook.com' => 'facebook',
		'fb.com' => 'facebook',
		'twitter.com' => 'x',
		'x.com' => 'x',
		'pinterest.com' => 'pinterest',
		'pin.it' => 'pinterest',
		'instagram.com' => 'instagram',
		'youtube.com' => 'youtube',
		'youtu.be' => 'youtube',
		'linkedin.com' => 'linkedin',
		'tiktok.com' => 'tiktok',
		'threads.net' => 'threads',
		'threads.com' => 'threads',
		'bsky.app' => 'bluesky',
		't.me' => 'telegram',
		'telegram.me' => 'telegram',
		'wa.me' => 'whatsapp',
		'whatsapp.com' => 'whatsapp',
		'snapchat.com' => 'snapchat',
		'tumblr.com' => 'tumblr',
		'medium.com' => 'medium',
		'github.com' => 'github',
		'reddit.com' => 'reddit',
		'discord.gg' => 'discord',
		'discord.com' => 'discord',
		'twitch.tv' => 'twitch',
		'wikipedia.org' => 'wikipedia',
		'yelp.com' => 'yelp',
		'vimeo.com' => 'vimeo',
		'soundcloud.com' => 'soundcloud',
		'flickr.com' => 'flickr',
		'behance.net' => 'behance',
		'dribbble.com' => 'dribbble',
		'spotify.com' => 'spotify',
	];

	/** The network of an address; '' for another place. Pinterest has a domain in many countries, Mastodon many hosts. */
	public static function of(string $url): string {
		$url = str_contains($url, '//') ? $url : "https://$url";
		$host = strtolower((string) wp_parse_url(trim($url), PHP_URL_HOST));
		for ($domain = $host; $domain !== ''; $domain = explode('.', $domain, 2)[1] ?? '') {
			if (isset(self::HOSTS[$domain])) {
				return self::HOSTS[$domain];
			}
		}
		return match (true) {
			preg_match('/(?:^|\.)pinterest\.[a-z.]+\z/', $host) === 1 => 'pinterest',
			preg_match('~^https?://[^/]*(?:mastodon|mstdn)[^/]*/@~i', $url) === 1 => 'mastodon',
			default => '',
		};
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

	/** An account on X by its name, with or without "@", or its address: the name; what it is not stays as it is. */
	public static function x_name(string $account): string {
		return Address::x_name(trim($account)) ?: trim($account);
	}
}
