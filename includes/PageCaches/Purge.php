<?php
/**
 * Collects the pages that page caches have to forget, because Pharos changes what they say.
 */

declare(strict_types=1);

namespace Pharos\PageCaches;

use Pharos\Redirects\Rule;

/**
 * Caches know when WordPress saves a post, but not when a field of it, a setting or a redirect changes. They are told once, at the end of
 * the request: with URLs, or to forget everything if many pages change.
 */
final class Purge {
	/** Number of objects and URLs beyond which everything is forgotten. */
	private const MOST = 200;

	/** Settings without an effect on pages and feeds. */
	private const ELSEWHERE = [
		'ai_crawlers' => true,
		'delete_data_on_uninstall' => true,
		'enable_author_sitemap' => true,
		'enable_google_console' => true,
		'enable_indexnow' => true,
		'enable_llms_txt' => true,
		'enable_migration' => true,
		'enable_not_found_log' => true,
		'enable_rest_head' => true,
		'enable_schema_map' => true,
		'enable_xml_image_sitemap' => true,
		'enable_xml_news_sitemap' => true,
		'enable_xml_sitemap' => true,
		'enable_xml_video_sitemap' => true,
		'search_summary' => true,
		'search_summary_to' => true,
		'sitemap_news_types' => true,
		'surerank_analytics_optin' => true,
	];

	/** Files whose content depends on settings. */
	private const FILES = [
		'ai_crawlers' => '/robots.txt',
		'enable_xml_sitemap' => '/robots.txt',
		'enable_llms_txt' => '/llms.txt',
	];

	/** Options of settings with an effect on pages. */
	private const OPTIONS = ['pharos_settings', 'pharos_schemas', 'pharos_sitemap_exclude'];

	/** Fields that decide whether the HTML sitemap lists a page. */
	private const LISTING = ['noindex', 'canonical', 'redirect'];

	/** @var array<int, array<string, array{string, int}>|true> Kind and id of objects, by site of a network; true for everything. */
	private static array $objects = [];

	/** @var array<int, array<string, string>> URLs by site. */
	private static array $urls = [];

	/**
	 * A field of a post, term or user has changed.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param int                  $id   0 for many objects at once.
	 */
	public static function field(string $kind, int $id, string $field): void {
		$is_everywhere =
			$id === 0 ||
			// Links to the post contain the term.
			($field === 'primary_category' &&
				str_contains((string) get_option('permalink_structure'), '%category%')) ||
			// The data of other pages refers to that of the home page.
			($field === 'schemas' &&
				$kind === 'post' &&
				get_option('show_on_front') === 'page' &&
				(int) get_option('page_on_front') === $id);
		if ($is_everywhere) {
			self::everything();
			return;
		}
		self::add(static fn(int $site) => (self::$objects[$site]["$kind-$id"] = [$kind, $id]));
		if (in_array($field, self::LISTING, true)) {
			self::html_sitemap();
		}
	}

	/** On `pharos_settings_saved`. @param array<string, mixed> $changed */
	public static function settings(array $changed): void {
		foreach (array_intersect_key(self::FILES, $changed) as $file) {
			self::url($file);
		}
		if (array_diff_key($changed, self::ELSEWHERE) !== []) {
			self::everything();
		}
	}

	/** An option was written by other code. */
	public static function option(string $name): void {
		if (in_array($name, self::OPTIONS, true)) {
			self::everything();
		}
	}

	/** On `pharos_redirect_saved` and `pharos_redirect_deleted`. */
	public static function redirect(Rule $rule): void {
		if ($rule->match === 'exact') {
			self::url(explode('?', $rule->source, 2)[0]);
		} else {
			self::everything();
		}
	}

	/** @param string $path Below the home URL. */
	public static function url(string $path): void {
		$url = home_url($path);
		self::add(static fn(int $site) => (self::$urls[$site][$url] = $url));
	}

	public static function everything(): void {
		self::add(static fn(int $site) => (self::$objects[$site] = true));
	}

	/** The page with the HTML sitemap. */
	private static function html_sitemap(): void {
		$stored = get_option('pharos_settings');
		$page = is_array($stored) ? (int) ($stored['sitemap_display_page'] ?? 0) : 0;
		if ($page > 0) {
			self::add(
				static fn(int $site) => (self::$objects[$site]["post-$page"] = ['post', $page]),
			);
		}
	}

	/** @param \Closure(int): mixed $add Receives the id of the site. */
	private static function add(\Closure $add): void {
		if (self::$objects === [] && self::$urls === []) {
			// After all changes, and before caches that act at the very end.
			add_action('shutdown', self::flush(...), 100);
		}
		$site = get_current_blog_id();
		if ((self::$objects[$site] ?? []) === true) {
			return;
		}
		$add($site);
		$objects = self::$objects[$site] ?? [];
		if (is_array($objects) && count($objects) + count(self::$urls[$site] ?? []) > self::MOST) {
			self::$objects[$site] = true;
		}
	}

	/** On `shutdown`. */
	public static function flush(): void {
		[$sites, $urls] = [self::$objects, self::$urls];
		[self::$objects, self::$urls] = [[], []];
		foreach ($sites + $urls as $site => $_) {
			$is_other = is_multisite() && $site !== get_current_blog_id();
			$is_other && switch_to_blog($site);
			$objects = $sites[$site] ?? [];
			$objects === true
				? self::tell_all()
				: self::tell($objects, array_values($urls[$site] ?? []));
			$is_other && restore_current_blog();
		}
	}

	private static function tell_all(): void {
		Plugins::purge_all();
		/**
		 * Fires once at the end of a request that has changed what many or all pages say (a setting, a template, many objects), so that
		 * caches of hosts forget all of them. It is in place of `pharos_purge_urls`.
		 *
		 * @since 1.0.0
		 * @example add_action('pharos_purge_all', Acme\Cdn::forget_all(...));
		 */
		do_action('pharos_purge_all');
	}

	/**
	 * @param array<string, array{string, int}> $objects
	 * @param list<string>                      $urls
	 */
	private static function tell(array $objects, array $urls): void {
		if (!Plugins::are_there() && !has_action('pharos_purge_urls')) {
			return;
		}
		$is_all = $urls === [];
		$posts = [];
		_prime_post_caches(
			array_column(array_filter($objects, static fn($one) => $one[0] === 'post'), 1),
			true,
			false,
		);
		foreach ($objects as [$kind, $id]) {
			$own = Urls::for_object($kind, $id);
			array_push($urls, ...$own);
			if ($kind === 'post' && $own !== []) {
				$posts[] = $id;
			}
			$is_all = $is_all && ($kind === 'post' || $own === []);
		}
		$urls = array_values(array_unique($urls));
		if ($urls === []) {
			return;
		}
		Plugins::purge($urls, $posts, $is_all);
		/**
		 * Fires once at the end of a request that has changed what these pages say, so that caches of hosts forget them. Known
		 * cache plugins are told without it.
		 *
		 * @param string[] $urls Absolute URLs.
		 *
		 * @since 1.0.0
		 * @example add_action('pharos_purge_urls', static fn(array $urls) => array_map(Acme\Cdn::forget(...), $urls));
		 */
		do_action('pharos_purge_urls', $urls);
	}
}
