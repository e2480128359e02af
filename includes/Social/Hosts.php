<?php
/**
 * Domains of social networks.
 */

declare(strict_types=1);

namespace Pharos\Social;

/** common/accounts/ (TypeScript) has the same rule; tests/fixtures/accounts.json tests both. */
final class Hosts {
	/**
	 * Domains by network id, each including subdomains. "*" stands for any country's top-level domain: "de", "co.uk". Networks that aren't
	 * listed, such as Mastodon, can have any domain.
	 */
	public const OF = [
		'facebook' => ['facebook.com', 'fb.com', 'fb.me'],
		'x' => ['x.com', 'twitter.com'],
		'pinterest' => ['pinterest.*', 'pin.it'],
		'instagram' => ['instagram.com', 'instagr.am', 'ig.me'],
		'youtube' => ['youtube.com', 'youtu.be'],
		'linkedin' => ['linkedin.com', 'linkedin.cn', 'lnkd.in'],
		'tiktok' => ['tiktok.com'],
		'threads' => ['threads.com', 'threads.net'],
		'bluesky' => ['bsky.app', 'bsky.social'],
		'telegram' => ['t.me', 'telegram.me', 'telegram.dog'],
		'whatsapp' => ['wa.me', 'whatsapp.com'],
		'snapchat' => ['snapchat.com'],
		'tumblr' => ['tumblr.com'],
		'medium' => ['medium.com'],
		'github' => ['github.com'],
		'reddit' => ['reddit.com', 'redd.it'],
		'discord' => ['discord.gg', 'discord.com', 'discordapp.com'],
		'twitch' => ['twitch.tv'],
		'wikipedia' => ['wikipedia.org'],
		'yelp' => ['yelp.*'],
		'vimeo' => ['vimeo.com'],
		'soundcloud' => ['soundcloud.com', 'snd.sc'],
		'flickr' => ['flickr.com', 'flic.kr'],
		'behance' => ['behance.net', 'be.net'],
		'dribbble' => ['dribbble.com'],
		'spotify' => ['spotify.com', 'spotify.link', 'spoti.fi'],
	];

	/**
	 * Whether a URL is on one of some domains.
	 *
	 * @param string       $address A URL with scheme.
	 * @param list<string> $domains Empty to allow any domain.
	 */
	public static function include(string $address, array $domains): bool {
		$host = preg_match('~^https?://([^/?#:]+)~i', $address, $found)
			? rtrim(strtolower($found[1]), '.')
			: '';
		foreach ($domains as $domain) {
			$pattern = str_replace('\*', '(?:com?\.)?[a-z]{2,3}', preg_quote($domain, '/'));
			if (preg_match("/(?:^|\.)$pattern\z/", $host)) {
				return true;
			}
		}
		return $domains === [];
	}
}
