<?php
/**
 * The robots.txt that crawlers get.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Site;
use Pharos\RobotsTxt\PhysicalFile;
use Pharos\RobotsTxt\Rules;
use WeakMap;

/** Asked for once a run, whichever checks look at it. */
final class RobotsFile {
	/** @var WeakMap<Site, Answer>|null */
	private static ?WeakMap $answers = null;

	/** Crawlers ask for it at the root of the host only, wherever on it the site is. */
	public static function url(): string {
		$home = (array) wp_parse_url(home_url('/'));
		return ($home['scheme'] ?? 'http') .
			'://' .
			($home['host'] ?? '') .
			(isset($home['port']) ? ":{$home['port']}" : '') .
			'/robots.txt';
	}

	public static function answer(Site $site): Answer {
		self::$answers ??= new WeakMap();
		return self::$answers[$site] ??= $site->http->own(self::url());
	}

	/** Null where crawlers get none. */
	public static function text(Site $site): ?string {
		$answer = self::answer($site);
		return $answer->status === 200 && !self::is_page($answer) ? $answer->body : null;
	}

	/** Whether it is a page for people: the web server, or a plugin, knows no robots.txt. */
	public static function is_page(Answer $answer): bool {
		return str_contains($answer->header('content-type'), 'html') ||
			preg_match('~^\s*<(?:!doctype|html)\b~i', $answer->body) === 1;
	}

	/** @return list<string> The sitemaps that it names. */
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
	 * Where it is edited: null where it is another site's. While search engines are asked to stay away, the editor is locked.
	 */
	public static function fix(): ?Fix {
		if (self::is_of_another()) {
			return null;
		}
		return get_option('blog_public') || PhysicalFile::exists()
			? Fix::setting(__('Edit robots.txt', 'pharos-seo'), '/advanced/robots-txt-editor')
			: SearchVisibility::fix();
	}

	/** Whether this site is in a folder of a host whose robots.txt somebody else makes. */
	public static function is_of_another(): bool {
		return trim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/') !== '' &&
			!PhysicalFile::exists();
	}

	/** @return list<string> What to know where no plugin should change it, or none can. */
	public static function about_file(): array {
		if (self::is_of_another()) {
			return [
				sprintf(
					/* translators: %s: an address. */
					__(
						'Search engines ask for it at %s only, and your site is in a folder below: it belongs to what is at the root of the domain, and is changed there.',
						'pharos-seo',
					),
					self::url(),
				),
			];
		}
		return PhysicalFile::exists()
			? [
				__(
					'It is a file in the root folder of your site. Change it there, or delete it to edit robots.txt here.',
					'pharos-seo',
				),
			]
			: [];
	}
}
