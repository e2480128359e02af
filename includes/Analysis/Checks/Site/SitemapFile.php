<?php
/**
 * The XML sitemap that crawlers receive, of any plugin.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Http\Response;
use Pharos\Http\SiteRequests;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\Urls;
use WeakMap;

/** The sitemap of Pharos; otherwise that of another SEO plugin, of WordPress, or one listed in robots.txt. Found once per run. */
final class SitemapFile {
	/** Default locations of sitemaps. The first is WordPress's. */
	private const PLACES = ['wp-sitemap.xml', 'sitemap_index.xml', 'sitemap.xml'];

	/** Maximum number of sitemaps in robots.txt to request. */
	private const MOST = 3;

	/** @var WeakMap<Site, array{?self}>|null */
	private static ?WeakMap $found = null;

	private function __construct(
		public readonly string $url,
		public readonly Response $answer,
		public readonly bool $is_ours,
	) {}

	/** Returns the sitemap; null if there is none. With Pharos's sitemap turned on, returns it whatever the response. */
	public static function for_site(Site $site): ?self {
		self::$found ??= new WeakMap();
		self::$found[$site] ??= [self::find($site)];
		return self::$found[$site][0];
	}

	/** Returns `sitemapindex` or `urlset`; '' if the response isn't a sitemap. */
	public function root(): string {
		return self::root_of($this->answer);
	}

	/** Returns a link to fix issues. */
	public static function fix(): Fix {
		return SeoPlugins::active() === null
			? Fix::setting(
				__('Open the sitemap settings', 'pharos-seo'),
				'/advanced/sitemaps',
				'enable_xml_sitemap',
			)
			: Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php');
	}

	private static function find(Site $site): ?self {
		if (!get_option('blog_public')) {
			return null;
		}
		if (Series::why_off($site->settings) === '') {
			return new self(Urls::index(), $site->http->page(Urls::index()), true);
		}
		$named = array_filter(RobotsFile::sitemaps($site), self::may_be_ours(...));
		$places = array_map(static fn(string $file): string => home_url("/$file"), self::PLACES);
		foreach ([...array_slice($named, 0, self::MOST), ...$places] as $url) {
			$answer = $site->http->page($url);
			if ($answer->status === 200 && self::root_of($answer) !== '') {
				return new self($url, $answer, false);
			}
		}
		return null;
	}

	/** Whether the URL is on this host and in this folder: a parent folder may belong to another site, whose robots.txt this is. */
	private static function may_be_ours(string $url): bool {
		$folder = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return SiteRequests::has($url) &&
			str_starts_with((string) wp_parse_url($url, PHP_URL_PATH), $folder);
	}

	private static function root_of(Response $answer): string {
		$before = '~^(?:\xEF\xBB\xBF)?\s*(?:<\?[^>]*\?>\s*|<!--.*?-->\s*)*+';
		return preg_match($before . '<(?:\w+:)?(sitemapindex|urlset)\b~s', $answer->body, $found)
			? $found[1]
			: '';
	}
}
