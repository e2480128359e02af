<?php
/**
 * URLs that redirects shouldn't affect.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Guard {
	/** Sitemap paths of WordPress, this plugin and others. */
	private const SITEMAP = '~^/(?:[^/]*sitemap[^/]*\.(?:xml|xsl|txt)(?:\.gz)?|wp-sitemap[^/]*)$~i';

	/** Whether a redirect would make the login or the admin area unreachable. Only prefixes and patterns can do so unintentionally. */
	public static function locks_out(Rule $rule): bool {
		if ($rule->match === 'exact' || Target::is_lookup($rule)) {
			return false;
		}
		foreach (self::of_admins() as $path) {
			if (self::covers($rule, $path)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Finds a URL that WordPress or search engines need: admin area, login, REST API, feeds, robots.txt, sitemaps.
	 *
	 * @return string|null The affected path; null for none.
	 */
	public static function protects(Rule $rule): ?string {
		if ($rule->match === 'exact') {
			$address = $rule->address();
			wp_parse_str($address->query, $query);
			// The home page with a query string that another program has used.
			return (!$rule->is_of_home() && self::is_protected($address->path)) ||
				isset($query['rest_route']) ||
				isset($query['feed'])
				? $rule->source
				: null;
		}
		if ($rule->match === 'prefix' && self::is_protected($rule->address()->path)) {
			return $rule->source;
		}
		foreach (self::samples() as $path) {
			if (self::covers($rule, $path)) {
				return $path;
			}
		}
		return null;
	}

	private static function is_protected(string $path): bool {
		$rest = '/' . trim(rest_get_url_prefix(), '/');
		$feeds = implode('|', array_map('preg_quote', $GLOBALS['wp_rewrite']->feeds));
		return preg_match(
			'~^/(?:wp-admin|wp-includes)(?:/|$)|^/wp-[a-z-]+\.php(?:/|$)|^/xmlrpc\.php$~i',
			$path,
		) === 1 ||
			str_starts_with("$path/", "$rest/") ||
			preg_match("~/feed(?:/(?:$feeds))?$|^/(?:$feeds)$~i", $path) === 1 ||
			in_array(strtolower($path), ['/robots.txt', '/favicon.ico', '/index.php'], true) ||
			preg_match(self::SITEMAP, $path) === 1 ||
			in_array($path, self::of_admins(), true);
	}

	/** Whether a prefix or a pattern matches a path. */
	private static function covers(Rule $rule, string $path): bool {
		$address = Address::from_uri($path);
		$rule = $rule->with(query: 'ignore', status: 410, target: '');
		return $rule->match === 'prefix'
			? in_array($rule->key(), array_keys($address->keys()), true)
			: Matcher::first([$rule], $address) !== null;
	}

	/** @return list<string> Paths of the login and the admin area, also if the site has moved them. */
	private static function of_admins(): array {
		$paths = ['/wp-login.php', '/wp-admin', '/wp-admin/', '/wp-admin/index.php'];
		foreach ([wp_login_url(), admin_url(), admin_url('admin.php')] as $url) {
			$path = Address::of_site($url, home_url('/'))?->path;
			if ((string) $path !== '') {
				$paths[] = $path;
			}
		}
		return array_values(array_unique($paths));
	}

	/** @return list<string> Example paths of protected URLs. */
	private static function samples(): array {
		$rest = '/' . trim(rest_get_url_prefix(), '/');
		return [
			...self::of_admins(),
			$rest,
			"$rest/wp/v2/posts",
			'/feed',
			'/feed/rss2',
			'/comments/feed',
			'/robots.txt',
			'/wp-sitemap.xml',
			'/sitemap.xml',
			'/sitemap_index.xml',
			'/sitemap-post-1.xml',
		];
	}
}
