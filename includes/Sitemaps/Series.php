<?php
/**
 * All series of URLs in the sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\Languages;
use Pharos\Compat\SeoPlugins;
use Pharos\Compat\ServicePages;
use Pharos\Core\AddOns;
use Pharos\Settings\Settings;
use Pharos\TermUrls\TermUrls;

/** The name of a series consists of its provider and the provider's name for it: `posts-page`, `terms-category`, `authors`. */
final class Series {
	/** Prefix of video sitemaps, which are generated together with those of posts. */
	public const VIDEOS = 'videos';

	/** Settings that affect the content of sitemaps. */
	public const SETTINGS = [
		'no_index',
		'enable_page_level_seo',
		'enable_redirects',
		'enable_xml_image_sitemap',
		'enable_xml_video_sitemap',
		'author_archive',
		'redirectAttachmentPagesToPostParent',
		'home_page_robots',
		'sitemap_exclude',
		'term_urls_without_base',
	];

	/** @var array<string, Provider>|null Providers by name. */
	private ?array $providers = null;

	/** Of FileUrls; null before the first use. */
	private ?string $files = null;

	/** @var array<string, string>|null */
	private ?array $labels = null;

	/** @var array<string, string> */
	private array $signs = [];

	public function __construct(private readonly Settings $settings) {}

	/** Whether Pharos's sitemap is available: it is turned on, and search engines may index the site. */
	public static function is_on(Settings $settings): bool {
		return $settings->get('enable_xml_sitemap') && (bool) get_option('blog_public');
	}

	/** Why there is no sitemap; '' if there is one. */
	public static function why_off(Settings $settings): string {
		$other = SeoPlugins::active();
		return match (true) {
			$other !== null => sprintf(
				/* translators: %s: another plugin, such as Yoast SEO. */
				__('%s is active, so it controls the sitemap.', 'pharos-seo'),
				$other['name'],
			),
			self::is_on($settings) => '',
			!get_option('blog_public') => __(
				'Search engines are discouraged from indexing the site, so it has no sitemap. Change this under Settings > Reading.',
				'pharos-seo',
			),
			default => __('The XML sitemap is turned off.', 'pharos-seo'),
		};
	}

	/** @return array<string, string> Labels by name, in the order of the index. */
	public function labels(): array {
		if ($this->labels !== null) {
			return $this->labels;
		}
		$this->labels = [];
		foreach ($this->providers() as $name => $provider) {
			foreach ($provider->series() as $own => $label) {
				$this->labels[$own === '' ? $name : "$name-$own"] = $label;
			}
		}
		return $this->labels;
	}

	/** @return array{Provider, string}|null The provider of a series, and its name there; null if it doesn't exist. */
	public function find(string $series): ?array {
		if (!isset($this->labels()[$series])) {
			return null;
		}
		[$provider, $own] = explode('-', $series, 2) + [1 => ''];
		return [$this->providers()[$provider], $own];
	}

	/** The video sitemap of a series; '' if it has none. */
	public static function videos(string $series): string {
		return str_starts_with($series, 'posts-')
			? self::VIDEOS . substr($series, strlen('posts'))
			: '';
	}

	/** The series of a video sitemap; '' for other sitemaps. */
	public static function of_videos(string $name): string {
		return str_starts_with($name, self::VIDEOS . '-')
			? 'posts' . substr($name, strlen(self::VIDEOS))
			: '';
	}

	/** Signature of all rules that affect the content of its pages: content with another signature is regenerated. */
	public function sign(string $series): string {
		if (!isset($this->signs[$series])) {
			$found = $this->find($series);
			$this->signs[$series] = md5(
				$this->rules() . ' ' . ($found ? $found[0]->rules($found[1]) : ''),
			);
		}
		return $this->signs[$series];
	}

	/** Maximum number of URLs on a page of a series. */
	public static function page_size(string $series = ''): int {
		/**
		 * Filters the maximum number of URLs on a page of a sitemap.
		 *
		 * @param int $size 1 to 50,000 (https://www.sitemaps.org/protocol.html).
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example add_filter('pharos_sitemap_page_size', static fn(): int => 5000);
		 */
		$size = apply_filters('pharos_sitemap_page_size', 1000);
		if (!is_int($size) || $size < 1 || $size > Document::MOST) {
			$size = AddOns::refuse('pharos_sitemap_page_size', $size, 1000);
		}
		return $series === 'news' ? min($size, News::MOST) : $size;
	}

	/** @return array<string, Provider> */
	private function providers(): array {
		if ($this->providers !== null) {
			return $this->providers;
		}
		$settings = $this->settings;
		$indexable = new Indexable($settings);
		$original = [
			'archives' => new Archives($indexable),
			'posts' => new Posts($settings, $indexable),
			'terms' => new Terms($indexable),
			'authors' => new Authors($settings, $indexable),
			'news' => new News($settings, $indexable),
		];
		/**
		 * Filters the sources of the sitemap's URLs.
		 *
		 * @param array<string, Provider> $providers Providers by name: lowercase letters only.
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example add_filter('pharos_sitemap_providers', static fn(array $providers): array => $providers + [
		 * 	'prices' => new Acme\PriceProvider(), // Implements Pharos\Sitemaps\Provider.
		 * ]);
		 */
		$all = apply_filters('pharos_sitemap_providers', $original);
		if (!is_array($all)) {
			$all = AddOns::refuse('pharos_sitemap_providers', $all, $original);
		}
		$this->providers = [];
		foreach ($all as $name => $provider) {
			if (
				!($provider instanceof Provider) ||
				preg_match('/^[a-z]{1,20}$/', (string) $name) !== 1 ||
				in_array($name, [self::VIDEOS, Urls::INDEX], true)
			) {
				AddOns::refuse(
					'pharos_sitemap_providers',
					$provider instanceof Provider ? $name : $provider,
				);
				continue;
			}
			$this->providers[$name] = $provider;
		}
		return $this->providers;
	}

	/** Rules of all series. Only uses data that is loaded in every request, unless a plugin changes the URLs of files. */
	private function rules(): string {
		global $wp_rewrite;
		$settings = array_map($this->settings->get(...), self::SETTINGS);
		$options = array_map('get_option', [
			'home',
			'permalink_structure',
			'category_base',
			'tag_base',
			'show_on_front',
			'page_on_front',
			'page_for_posts',
			'active_plugins',
			'stylesheet',
		]);
		$bases = [
			$wp_rewrite->author_base,
			$wp_rewrite->front,
			$wp_rewrite->use_trailing_slashes,
			$wp_rewrite->extra_permastructs,
		];
		// Options that may be missing, for which get_option() would query the database: URLs of files, and the shop.
		$others = array_flip([
			'siteurl',
			'upload_path',
			'upload_url_path',
			'woocommerce_shop_page_id',
			TermUrls::OPTION,
		]);
		$there = array_intersect_key(wp_load_alloptions(), $others);
		return md5(
			serialize([
				PHAROS_VERSION,
				self::page_size(),
				$settings,
				$options,
				$bases,
				$there,
				Languages::versions((string) get_option('home') . '/'),
				ServicePages::ids(),
				($this->files ??= FileUrls::rule()),
			]),
		);
	}
}
