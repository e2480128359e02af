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

	/** Where it is edited. While search engines are asked to stay away, the editor is locked. */
	public static function fix(): Fix {
		return get_option('blog_public') || PhysicalFile::exists()
			? Fix::setting(__('Edit robots.txt', 'pharos-seo'), '/advanced/robots-txt-editor')
			: SearchVisibility::fix();
	}

	/** @return list<string> What to know where a file on the disk is served, which no plugin should change. */
	public static function about_file(): array {
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
