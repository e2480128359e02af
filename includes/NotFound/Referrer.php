<?php
/**
 * The page that a request for a missing URL comes from.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Redirects\Address;

final class Referrer {
	/** Domains of search engines, which attackers name rarely, and whose results are worth a redirect. */
	private const SEARCH_ENGINES = '~^https?://(?:[a-z0-9-]+\.)*(?:(?:google|bing|yahoo|yandex|duckduckgo|ecosia|qwant|startpage|baidu|seznam|naver|sogou|mojeek|kagi|ask|aol|swisscows|metager|perplexity)(?:\.[a-z]{2,3}){1,2}|search\.brave\.com|ya\.ru|chatgpt\.com)\.?(?::\d+)?(?:[/?#]|$)~i';

	private function __construct(
		/** A path of this site, or another site's URL without login and query string, which may be personal data; '' for none. */
		public readonly string $text,
		/** Whether it is a page of this site or of a search engine: the URL was linked, and isn't guessed by attackers. */
		public readonly bool $is_link,
	) {}

	/** @param string $header The request's header. @param Address $requested The missing URL, which attackers send as its own referrer. */
	public static function from_header(string $header, Address $requested): self {
		$url = self::without_login(wp_check_invalid_utf8($header));
		if (!preg_match('~^https?://[^\s<>"]+$~i', $url)) {
			return new self('', false);
		}
		$own = Address::below_home($url, home_url('/'));
		return new self(
			mb_substr((string) strtok($own ?? $url, '?#'), 0, Log::LENGTH, 'UTF-8'),
			$own === null
				? self::is_search_engine($url)
				: Address::from_uri($own)->path !== $requested->path,
		);
	}

	/** Removes user name and password of a URL: pages of sites that need a login send them along. */
	public static function without_login(string $url): string {
		return (string) preg_replace('~^(https?://)[^/?#]*@~i', '$1', $url);
	}

	/** Whether a URL is on the domain of a search engine. */
	public static function is_search_engine(string $url): bool {
		return preg_match(self::SEARCH_ENGINES, $url) === 1;
	}
}
