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

	/** Paths that attackers probe on every site: backups, secrets, shells, other software. */
	private const PROBES = '%
		\.(?:bak|old|orig|save|swp|sql|gz|zip|tar|tgz|rar|7z|log|ini|conf|config|ya?ml|pem|key|env|git|svn|DS_Store|asp|aspx|jsp|cgi|pl|sh|exe|dll)(?:[./~]|$) |
		~$ |
		\.php\d?(?:[./~]|$) |
		/\.(?!well-known(?:/|$)) |
		/(?:phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|vendor|node_modules|boaform|hnap1|solr|actuator|owa|autodiscover|ecp|telescope|_ignition|jenkins|manager/html|wp-content/(?:plugins|themes)/[^/]+/(?:readme\.txt|changelog)|wlwmanifest|xmlrpc)(?:[./]|$)
	%xi';

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

	/** Whether only attackers request this path. */
	public static function is_probe(string $path): bool {
		return preg_match(self::PROBES, $path) === 1;
	}
}
