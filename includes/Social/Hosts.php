<?php
/**
 * Where the accounts of networks are.
 */

declare(strict_types=1);

namespace Pharos\Social;

/** common/accounts/ (TypeScript) has the same rule; tests/fixtures/accounts.json holds both to the same results. */
final class Hosts {
	/**
	 * By id, the domains of a network, each with its subdomains. "*" stands for the domain of any country: "de", "co.uk".
	 * What is not here, such as Mastodon, has any domain.
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
	 * Whether an address is on one of some domains.
	 *
	 * @param string       $address With its scheme.
	 * @param list<string> $domains None: every address is.
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
