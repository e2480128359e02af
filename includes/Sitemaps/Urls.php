<?php
/**
 * The URLs of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * No rewrite rules: they are stored, and would have to be flushed whenever sitemaps are turned on. The requested URL is parsed directly,
 * which works with all permalink structures.
 */
final class Urls {
	public const PARAMETER = 'pharos_sitemap';

	public const INDEX = 'index';
	public const STYLE = 'style';
	/** The style sheet for browsers without XSLT. */
	public const CSS = 'css';
	/** All files of WordPress's own sitemap, and the URL that WordPress redirects there. */
	public const OF_WORDPRESS = 'wordpress';
	/** A URL in the form of a sitemap's that doesn't exist. */
	public const UNKNOWN = 'unknown';

	public static function index(): string {
		return self::build(self::INDEX, 'sitemap_index.xml');
	}

	public static function style(): string {
		return self::build(self::STYLE, 'sitemap.xsl');
	}

	/** Always with the query parameter: many web servers serve URLs that end in ".css" from the disk only. */
	public static function css(): string {
		return trailingslashit((string) get_option('home')) .
			'?' .
			self::PARAMETER .
			'=' .
			self::CSS;
	}

	public static function page(string $series, int $number): string {
		// Taxonomy names may contain any characters.
		$name = rawurlencode("$series-$number");
		return self::build($name, "sitemap-$name.xml");
	}

	/**
	 * The requested sitemap, determined from the URL; null for other URLs.
	 *
	 * @return string|array{string, int}|null One of the constants, or series and number.
	 */
	public static function from_request(): string|array|null {
		$path = self::path();
		$asked = $_GET[self::PARAMETER] ?? null;
		// The query parameter is only valid on the home page.
		if ($asked !== null && $path === '') {
			return self::parse(is_string($asked) ? $asked : '');
		}
		return match (true) {
			$path === 'sitemap_index.xml' => self::INDEX,
			$path === 'sitemap.xsl' => self::STYLE,
			preg_match('/^sitemap-([^\/]*)\.xml$/', $path, $found) === 1 => self::parse(
				rawurldecode($found[1]),
			),
			$path === 'sitemap.xml',
			preg_match('/^wp-sitemap(?:-[a-z0-9_-]+)?\.(?:xml|xsl)$/', $path) === 1
				=> self::OF_WORDPRESS,
			// The second is used by The SEO Framework on sites with plain permalinks.
			$path === '' && (isset($_GET['sitemap']) || isset($_GET['tsf-sitemap']))
				=> self::OF_WORDPRESS,
			default => null,
		};
	}

	/**
	 * Whether the URL is a sitemap URL of other SEO plugins: /post-sitemap.xml, /post-sitemap2.xml, /post-sitemap-2.xml,
	 * /sitemaps.xml, /author.xml, /sitemap-post-type-post.xml; also compressed ones and those for feed readers.
	 */
	public static function is_of_others(): bool {
		return preg_match(
			'~^(?:(?:[^/]+-sitemap(?:-?\d+)?|sitemaps|author|sitemap\d+|sitemap-(?:post-type|taxonomy)-[^/]+|sitemap-users?)\.xml(?:\.gz)?|sitemap(?:\.latest)?\.rss)$~',
			self::path(),
		) === 1;
	}

	/** @return string|array{string, int} */
	private static function parse(string $name): string|array {
		if (in_array($name, [self::INDEX, self::STYLE, self::CSS], true)) {
			return $name;
		}
		return preg_match('/^([a-z]+(?:-.+)?)-([1-9][0-9]{0,8})\z/', $name, $found) === 1
			? [$found[1], (int) $found[2]]
			: self::UNKNOWN;
	}

	/** The path of the request relative to the home URL, without leading slash; the whole path if it is outside of it. */
	public static function path(): string {
		global $wp_rewrite;
		$path = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
		$home = rtrim((string) wp_parse_url((string) get_option('home'), PHP_URL_PATH), '/') . '/';
		if (!str_starts_with($path, $home)) {
			return $path;
		}
		$path = substr($path, strlen($home));
		$index = $wp_rewrite->index;
		return $path === $index
			? ''
			: preg_replace('~^' . preg_quote($index, '~') . '/~', '', $path);
	}

	private static function build(string $name, string $file): string {
		return self::of_file($file, self::PARAMETER . "=$name");
	}

	/** Returns the URL of a generated file: its name below the home URL, or a query string with plain permalinks. */
	public static function of_file(string $file, string $query): string {
		global $wp_rewrite;
		$home = trailingslashit((string) get_option('home'));
		return match (true) {
			!$wp_rewrite->using_permalinks() => "$home?$query",
			(bool) $wp_rewrite->using_index_permalinks() => $home . "$wp_rewrite->index/$file",
			default => $home . $file,
		};
	}
}
