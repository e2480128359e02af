<?php
/**
 * The news sitemap: content published in the last two days.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
final class News implements Provider {
	/** Google's maximum number of URLs per page. */
	public const MOST = 1000;

	/** Seconds until the page is checked for entries that have become too old. */
	private const FRESH = 10 * MINUTE_IN_SECONDS;

	public function __construct(
		private readonly Settings $settings,
		private readonly Indexable $indexable,
	) {}

	public function series(): array {
		return $this->settings->get('enable_xml_news_sitemap') && $this->types() !== []
			? ['' => __('News', 'pharos-seo')]
			: [];
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$posts = new Posts($this->settings, $this->indexable);
		$since = PostKeys::of_date(wp_date('Y-m-d H:i:s', time() - 2 * DAY_IN_SECONDS));
		$entries = [];
		foreach (array_intersect($this->types(), array_keys($posts->series())) as $type) {
			array_push(
				$entries,
				...$posts->entries($type, max($since, $from), $to, $limit, $whole),
			);
		}
		usort($entries, static fn(Entry $a, Entry $b): int => $a->key <=> $b->key);
		return array_slice($entries, 0, $limit);
	}

	public function size(string $series): int {
		return 0;
	}

	public function rules(string $series): string {
		return serialize([$this->types(), intdiv(time(), self::FRESH), self::publication()]);
	}

	/** Name and language of the publication; Google's format has two or three letters, except for Chinese. */
	public static function publication(): array {
		$language = strtolower(str_replace('_', '-', get_locale()));
		$short = strtok($language, '-');
		return [
			'name' => wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES),
			'language' => match (true) {
				$short !== 'zh' => (string) $short,
				in_array($language, ['zh-tw', 'zh-hk'], true) => 'zh-tw',
				default => 'zh-cn',
			},
		];
	}

	/** @return string[] Selected post types: most sites have no news. */
	private function types(): array {
		$types = $this->settings->get('sitemap_news_types');
		/**
		 * Filters the post types of the news sitemap. By default they are the value of the setting.
		 *
		 * @param list<string> $types Names of post types.
		 *
		 * @since 1.0.0
		 * @see docs/sitemaps.md
		 * @example add_filter('pharos_sitemap_news_types', static fn(array $types): array => [...$types, 'report']);
		 */
		$filtered = apply_filters('pharos_sitemap_news_types', $types);
		return is_array($filtered) && array_filter($filtered, 'is_string') === $filtered
			? $filtered
			: AddOns::refuse('pharos_sitemap_news_types', $filtered, $types);
	}
}
