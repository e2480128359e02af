<?php
/**
 * All series of addresses: what the sitemap consists of.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\AddOns;
use Pharos\Compat\SeoPlugins;
use Pharos\Compat\Shop;
use Pharos\Settings\Settings;
use Pharos\TermUrls\TermUrls;

/** A series is named by its provider and its own name in it: `posts-page`, `terms-category`, `authors`. */
final class Series {
	/** The provider whose name stands before sitemaps of videos; they are made together with those of posts. */
	public const VIDEOS = 'videos';

	/** Settings that the content of sitemaps depends on. */
	public const SETTINGS = [
		'no_index',
		'enable_page_level_seo',
		'enable_xml_image_sitemap',
		'enable_xml_video_sitemap',
		'author_archive',
		'redirectAttachmentPagesToPostParent',
		'home_page_robots',
		'sitemap_exclude',
		'term_urls_without_base',
	];

	/** @var array<string, Provider>|null By name. */
	private ?array $providers = null;

	/** @var array<string, string>|null */
	private ?array $labels = null;

	/** @var array<string, string> */
	private array $signs = [];

	public function __construct(private readonly Settings $settings) {}

	/** Whether the site has a sitemap of ours: it is switched on, and search engines may index the site. */
	public static function is_on(Settings $settings): bool {
		return $settings->get('enable_xml_sitemap') && (bool) get_option('blog_public');
	}

	/** Why there is none; '' when there is. */
	public static function why_off(Settings $settings): string {
		$other = SeoPlugins::active();
		return match (true) {
			$other !== null => sprintf(
				/* translators: %s: another plugin, such as Yoast SEO. */
				__('While %s is active, the sitemap is its business.', 'pharos-seo'),
				$other['name'],
			),
			self::is_on($settings) => '',
			!get_option('blog_public') => __(
				'Search engines are asked not to index your site, so it has no sitemap. Change this under Settings > Reading.',
				'pharos-seo',
			),
			default => __('The XML sitemap is switched off.', 'pharos-seo'),
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

	/** @return array{Provider, string}|null The provider of a series, and the name it has there; null when there is none. */
	public function find(string $series): ?array {
		if (!isset($this->labels()[$series])) {
			return null;
		}
		[$provider, $own] = explode('-', $series, 2) + [1 => ''];
		return [$this->providers()[$provider], $own];
	}

	/** The sitemap of the videos in a series; '' where it has none. */
	public static function videos(string $series): string {
		return str_starts_with($series, 'posts-')
			? self::VIDEOS . substr($series, strlen('posts'))
			: '';
	}

	/** The series that a sitemap of videos belongs to; '' for other sitemaps. */
	public static function of_videos(string $name): string {
		return str_starts_with($name, self::VIDEOS . '-')
			? 'posts' . substr($name, strlen(self::VIDEOS))
			: '';
	}

	/** What the content of its pages depends on, besides what they list: made under other rules it is made anew. */
	public function sign(string $series): string {
		if (!isset($this->signs[$series])) {
			$found = $this->find($series);
			$this->signs[$series] = md5(
				$this->rules() . ' ' . ($found ? $found[0]->rules($found[1]) : ''),
			);
		}
		return $this->signs[$series];
	}

	/** How many addresses a page of a series holds at most. */
	public static function page_size(string $series = ''): int {
		/**
		 * Filters how many addresses a page of a sitemap holds at most.
		 *
		 * @param int $size 1 to 50,000 (https://www.sitemaps.org/protocol.html).
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
		$ours = [
			'archives' => new Archives($settings, $indexable),
			'posts' => new Posts($settings, $indexable),
			'terms' => new Terms($settings, $indexable),
			'authors' => new Authors($settings, $indexable),
			'news' => new News($settings, $indexable),
		];
		/**
		 * Filters where the addresses of the sitemap come from.
		 *
		 * @param array<string, Provider> $providers By name: lower-case letters only.
		 */
		$all = apply_filters('pharos_sitemap_providers', $ours);
		if (!is_array($all)) {
			$all = AddOns::refuse('pharos_sitemap_providers', $all, $ours);
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

	/** Of all series. Everything in it is loaded on every request. */
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
		// Where they are missing, get_option() would look for them in the database: addresses of files, and pages of shops.
		$others = array_flip([
			'siteurl',
			'upload_path',
			'upload_url_path',
			'woocommerce_shop_page_id',
			TermUrls::OPTION,
			...Shop::HIDDEN_PAGES,
		]);
		$there = array_intersect_key(wp_load_alloptions(), $others);
		return md5(
			serialize([PHAROS_VERSION, self::page_size(), $settings, $options, $bases, $there]),
		);
	}
}
