<?php
/**
 * The sitemap that crawlers get, whoever makes it.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Migration\Parity\Visit;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\Urls;
use WeakMap;

/** Ours; else that of another SEO plugin, of WordPress, or one that robots.txt names. Looked for once a run. */
final class SitemapFile {
	/** Where sitemaps are that nobody names. The first is WordPress's own. */
	private const PLACES = ['wp-sitemap.xml', 'sitemap_index.xml', 'sitemap.xml'];

	/** Sitemaps named in robots.txt that are asked for. */
	private const MOST = 3;

	/** @var WeakMap<Site, array{?self}>|null */
	private static ?WeakMap $found = null;

	private function __construct(
		public readonly string $url,
		public readonly Answer $answer,
		public readonly bool $is_ours,
	) {}

	/** Null where there is none. Ours is there when it is switched on, whatever it answers. */
	public static function of(Site $site): ?self {
		self::$found ??= new WeakMap();
		self::$found[$site] ??= [self::find($site)];
		return self::$found[$site][0];
	}

	/** `sitemapindex` or `urlset`; '' when it is no sitemap. */
	public function root(): string {
		return self::root_of($this->answer);
	}

	/** Where it is mended. */
	public static function fix(): Fix {
		return SeoPlugins::active() === null
			? Fix::setting(
				__('Open the sitemap settings', 'pharos-seo'),
				'/advanced/sitemaps',
				'enable_xml_sitemap',
			)
			: Fix::admin(__('Open the plugins', 'pharos-seo'), 'plugins.php');
	}

	private static function find(Site $site): ?self {
		if (!get_option('blog_public')) {
			return null;
		}
		if (Series::why_off($site->settings) === '') {
			return new self(Urls::index(), $site->http->own(Urls::index()), true);
		}
		$named = array_filter(RobotsFile::sitemaps($site), self::may_be_ours(...));
		$places = array_map(static fn(string $file): string => home_url("/$file"), self::PLACES);
		foreach ([...array_slice($named, 0, self::MOST), ...$places] as $url) {
			$answer = $site->http->own($url);
			if ($answer->status === 200 && self::root_of($answer) !== '') {
				return new self($url, $answer, false);
			}
		}
		return null;
	}

	/** On its host and in its folder: what is above may be another site, whose robots.txt this is. */
	private static function may_be_ours(string $url): bool {
		$folder = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return Visit::is_own($url) &&
			str_starts_with((string) wp_parse_url($url, PHP_URL_PATH), $folder);
	}

	private static function root_of(Answer $answer): string {
		$before = '~^(?:\xEF\xBB\xBF)?\s*(?:<\?[^>]*\?>\s*|<!--.*?-->\s*)*+';
		return preg_match($before . '<(?:\w+:)?(sitemapindex|urlset)\b~s', $answer->body, $found)
			? $found[1]
			: '';
	}
}
