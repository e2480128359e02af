<?php
/**
 * The robots.txt that crawlers receive.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Site;
use Pharos\Http\Response;
use Pharos\RobotsTxt\PhysicalFile;
use Pharos\RobotsTxt\Rules;
use WeakMap;

/** Requested once per run, for all checks. */
final class RobotsFile {
	/** @var WeakMap<Site, Response>|null */
	private static ?WeakMap $answers = null;

	/** Crawlers request it at the root of the host only, whatever the folder of the site. */
	public static function url(): string {
		$home = (array) wp_parse_url(home_url('/'));
		return ($home['scheme'] ?? 'http') .
			'://' .
			($home['host'] ?? '') .
			(isset($home['port']) ? ":{$home['port']}" : '') .
			'/robots.txt';
	}

	public static function answer(Site $site): Response {
		self::$answers ??= new WeakMap();
		return self::$answers[$site] ??= $site->http->page(self::url());
	}

	/** Returns the text; null if crawlers receive none. */
	public static function text(Site $site): ?string {
		$answer = self::answer($site);
		return $answer->status === 200 && !self::is_page($answer) ? $answer->body : null;
	}

	/** Whether the response is an HTML page: the web server, or a plugin, doesn't handle robots.txt. */
	public static function is_page(Response $answer): bool {
		return str_contains($answer->header('content-type'), 'html') ||
			preg_match('~^\s*<(?:!doctype|html)\b~i', $answer->body) === 1;
	}

	/** @return list<string> The sitemaps that it lists. */
	public static function sitemaps(Site $site): array {
		$urls = [];
		foreach (Rules::lines(self::text($site) ?? '') as [$name, $value]) {
			if ($name === 'sitemap' && $value !== '') {
				$urls[] = $value;
			}
		}
		return $urls;
	}

	/**
	 * Returns a link to edit it; null if it belongs to another site. While search engines are discouraged, the editor is locked.
	 */
	public static function fix(): ?Fix {
		if (self::is_of_another()) {
			return null;
		}
		return get_option('blog_public') || PhysicalFile::exists()
			? Fix::setting(__('Edit robots.txt', 'pharos-seo'), '/advanced/robots-txt-editor')
			: SearchVisibility::fix();
	}

	/** Whether this site is in a folder of a host, whose robots.txt belongs to another site. */
	public static function is_of_another(): bool {
		return trim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/') !== '' &&
			!PhysicalFile::exists();
	}

	/** @return list<string> Notes for a robots.txt that plugins can't or shouldn't change. */
	public static function about_file(): array {
		if (self::is_of_another()) {
			return [
				sprintf(
					/* translators: %s: a URL. */
					__(
						'Search engines only read robots.txt at %s. Your site is in a subfolder, so edit the file at the root of the domain.',
						'pharos-seo',
					),
					self::url(),
				),
			];
		}
		return PhysicalFile::exists()
			? [
				__(
					'There is a robots.txt file in the root folder of your site. Edit that file, or delete it to edit robots.txt in Pharos SEO.',
					'pharos-seo',
				),
			]
			: [];
	}
}
