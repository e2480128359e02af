<?php
/**
 * The site's own robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

/**
 * WordPress makes the file up when it is asked for; a text of the administrator's takes its place on the way out. The
 * text is an option that is not autoloaded: nothing but robots.txt and its editor reads it.
 */
final class RobotsTxt {
	public const OPTION = 'pharos_robots_txt';

	/**
	 * Bytes. Crawlers read 500 KiB and may leave the rest.
	 *
	 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.5
	 */
	public const MAX_BYTES = 500 * 1024;

	/** What the administrator wrote; '' when the file is WordPress's own. */
	public static function own(): string {
		$text = get_option(self::OPTION, '');
		return is_string($text) ? $text : '';
	}

	/**
	 * On WordPress's filter `robots_txt`.
	 *
	 * @param string $output What WordPress and other plugins made.
	 */
	public static function filter(string $output): string {
		$own = self::own();
		if ($own === '') {
			return $output;
		}
		if (!Rules::name_sitemap($own)) {
			// Whoever writes rules seldom means to hide the sitemap.
			preg_match_all('/^[ \t]*sitemap[ \t]*:.*$/im', $output, $sitemaps);
			$own = implode("\n", array_filter([rtrim($own), implode("\n", $sitemaps[0])]));
		}
		return rtrim($own) . "\n";
	}

	/** What visitors get now. */
	public static function served(): string {
		return PhysicalFile::exists() ? PhysicalFile::content() : self::made();
	}

	/** Whether what visitors get forbids the whole site to all crawlers. */
	public static function blocks_everything(): bool {
		return (self::url() !== '' || PhysicalFile::exists()) &&
			Rules::block_everything(self::served());
	}

	/** What WordPress would serve without a text of the administrator's. */
	public static function default(): string {
		$ours = static fn(): string => '';
		add_filter('pre_option_' . self::OPTION, $ours);
		$made = self::made();
		remove_filter('pre_option_' . self::OPTION, $ours);
		return self::normalise($made);
	}

	/**
	 * The file's address; '' where WordPress can't serve one: crawlers ask for it at the root of the host only, and
	 * without pretty permalinks the request does not reach WordPress.
	 */
	public static function url(): string {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return ($path === '' || $path === '/') && get_option('permalink_structure')
			? home_url('/robots.txt')
			: '';
	}

	/**
	 * Keeps a text, or goes back to WordPress's own with '' or a text equal to it: what WordPress and other plugins
	 * add later then shows.
	 *
	 * @param string $text See normalise().
	 * @return bool Whether the database took it.
	 */
	public static function save(string $text): bool {
		if (trim($text) === '' || $text === self::default()) {
			return delete_option(self::OPTION) || self::own() === '';
		}
		return update_option(self::OPTION, $text, false) || self::own() === $text;
	}

	/** One kind of line end, one at the very end, no byte order mark; everything else stays as it was typed. */
	public static function normalise(string $text): string {
		$text = str_replace(["\r\n", "\r", "\0"], ["\n", "\n", ''], $text);
		$text = rtrim((string) preg_replace('/^\x{FEFF}/u', '', $text));
		return $text === '' ? '' : $text . "\n";
	}

	/**
	 * As do_robots() does it, which also sends a header, and fires an action at which plugins print, or end the
	 * request.
	 */
	private static function made(): string {
		$output = sprintf(
			"User-agent: *\nDisallow: %s\nAllow: %s\n",
			wp_parse_url(admin_url(), PHP_URL_PATH),
			wp_parse_url(admin_url('admin-ajax.php'), PHP_URL_PATH),
		);
		/** This filter is documented in wp-includes/functions.php. */
		return (string) apply_filters('robots_txt', $output, (bool) get_option('blog_public'));
	}
}
