<?php
/**
 * Kinds of clients that request URLs.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

/** Classifies clients. Doesn't depend on WordPress. */
final class Client {
	/** By importance: of several clients, a URL's row stores the highest. */
	public const KINDS = [1 => 'bot', 2 => 'visitor', 3 => 'search_engine'];

	/** User agents of search engine crawlers. */
	private const SEARCH_ENGINES = '/Googlebot|Google-InspectionTool|Storebot-Google|bingbot|adidxbot|DuckDuckBot|YandexBot|YandexImages|Baiduspider|Applebot|SeznamBot|Yeti\/|Naverbot|Qwantbot|Qwantify|Slurp|Bravebot|Mojeekbot|coccocbot|Sogou/i';

	/** User agents of bots; a browser's contains "Mozilla/5.0" and none of these. */
	private const BOTS = '/bot\b|bot[\/;_-]|crawl|spider|slurp|scan|fetch|monitor|preview|http|curl|wget|python|java\/|perl|ruby|go-|libwww|axios|node|headless|phantom|scrapy|facebookexternalhit|feed/i';

	/** Paths that attackers probe on every site: backups, secrets, shells in WordPress's folders, other software. */
	private const PROBES = '%
		\.(?:bak|old|orig|save|swp|sql|gz|tar|tgz|rar|7z|log|ini|conf|config|ya?ml|pem|key|env|git|svn|DS_Store|sh|exe|dll)(?:[./~]|$) |
		~$ |
		\.(?:php\d?|aspx?|jsp|cgi|pl|zip)[.~] |
		/wp-(?:admin|content|includes)/.*\.php\d?(?:/|$) |
		/wp-[\w-]+\.php\d?(?:/|$) |
		/\.(?!well-known(?:/|$)) |
		/(?:phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|vendor|node_modules|boaform|hnap1|solr|actuator|owa|autodiscover|ecp|telescope|_ignition|jenkins|manager/html|wp-content/(?:plugins|themes)/[^/]+/(?:readme\.txt|changelog)|wlwmanifest|xmlrpc)(?:[./]|$)
	%xi';

	/** Paths that attackers probe, too, but that were also pages and downloads of the software that a site had before WordPress. */
	private const PAGES = '%\.(?:php\d?|aspx?|jsp|cgi|pl|zip)(?:/|$)%i';

	/** @return int A key of KINDS. */
	public static function kind(string $user_agent): int {
		return match (true) {
			preg_match(self::SEARCH_ENGINES, $user_agent) === 1 => 3,
			!str_contains($user_agent, 'Mozilla/') && !str_contains($user_agent, 'Opera/') => 1,
			preg_match(self::BOTS, (string) preg_replace('/\bcubot\b/i', '', $user_agent)) === 1
				=> 1,
			default => 2,
		};
	}

	/** Whether the site itself sends the request, such as its analysis: WordPress and Pharos name the site in their own requests. */
	public static function is_own(string $user_agent, string $home): bool {
		$home = preg_quote(rtrim($home, '/'), '~');
		return preg_match("~; \\+?$home(?:[/?); ]|$)~i", $user_agent) === 1;
	}

	/** Whether only attackers request this path. @param bool $is_known Whether a search engine requests it, or a page links to it. */
	public static function is_probe(string $path, bool $is_known): bool {
		return preg_match(self::PROBES, $path) === 1 ||
			(!$is_known && preg_match(self::PAGES, $path) === 1);
	}
}
