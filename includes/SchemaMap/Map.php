<?php
/**
 * The structured data of all pages that can be indexed.
 */

declare(strict_types=1);

namespace Pharos\SchemaMap;

use Pharos\Core\Memory;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Rest\Routes;
use Pharos\Schema\Graph;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Entry;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\CountableProvider;
use Pharos\Sitemaps\Tables;
use Pharos\Template\PageTexts;
use Pharos\Template\SiteLanguage;
use Pharos\Template\Variables;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * The types are those of the XML sitemap, whether or not it is turned on, and so are the objects: without those that are set to noindex, hidden
 * from visitors or redirect. A line is a page: the items that belong to it. Items of the whole site are in the type `site`, those of authors with
 * the author, if these have pages.
 */
final class Map {
	/** The type of the home page and the items of the whole site. */
	private const SITE = 'site';

	private const PER_PAGE = 1000;

	/** Products have more data. */
	private const PRODUCTS = ['posts-product', 'posts-download'];

	private const PRODUCTS_PER_PAGE = 100;

	/** Number of objects that are loaded at once. */
	private const BATCH = 250;

	private readonly Series $series;

	private readonly Graph $graph;

	private readonly PageTexts $texts;

	/** @var array<string, true> The `@id`s in the type `site`. */
	private array $of_site = [];

	/** @var array<string, true> The `@id`s in this response. */
	private array $seen = [];

	public function __construct(private readonly Settings $settings, Variables $variables) {
		// The lists of terms and authors are there, also while the sitemap is off.
		Tables::need();
		$this->series = new Series($settings);
		$this->graph = new Graph($settings, $variables);
		$this->texts = new PageTexts($settings, $variables);
	}

	/** @return list<array{type: string, label: string, pages: list<string>}> The URLs of the pages of each type. */
	public function index(): array {
		$index = [];
		foreach ([self::SITE => __('Site', 'pharos-seo')] + $this->labels() as $type => $label) {
			$pages = 1;
			for ($from = ''; ($from = $this->behind((string) $type, $from)) !== null; $pages++);
			$url = rest_url(Routes::V1 . RestController::PATH . "/$type");
			$index[] = [
				'type' => (string) $type,
				'label' => $label,
				'pages' => array_map(
					static fn(int $page): string => $page === 1
						? $url
						: add_query_arg('page', $page, $url),
					range(1, $pages),
				),
			];
		}
		return $index;
	}

	/** @return string|null JSON lines; null if there is no such page. */
	public function page(string $type, int $page): ?string {
		return SiteLanguage::speak(function () use ($type, $page): ?string {
			$home = $this->nodes(self::home()->under($this->settings));
			if ($type === self::SITE) {
				return $page === 1 ? self::line($home) : null;
			}
			if (!isset($this->labels()[$type])) {
				return null;
			}
			$this->of_site = array_fill_keys(array_column($home, '@id'), true);
			$from = '';
			for ($at = 1; $at < $page; $at++) {
				$from = $this->behind($type, $from);
				if ($from === null) {
					return null;
				}
			}
			return $this->lines($type, $from);
		});
	}

	/** @return array<string, string> Labels of the types by name; news are posts. */
	private function labels(): array {
		return array_diff_key($this->series->labels(), ['archives' => 0, 'news' => 0]);
	}

	private static function per_page(string $type): int {
		return in_array($type, self::PRODUCTS, true) ? self::PRODUCTS_PER_PAGE : self::PER_PAGE;
	}

	/** Returns the first key of the next page; null for the last page. */
	private function behind(string $type, string $from): ?string {
		[$provider, $own] = $this->series->find($type) ?? [null, ''];
		$size = self::per_page($type);
		return $provider instanceof CountableProvider
			? $provider->boundary($own, $from, '', $size)
			: ($provider?->entries($own, $from, '', $size + 1, false)[$size] ?? null)?->key;
	}

	private function lines(string $type, string $from): string {
		[$provider, $own] = $this->series->find($type);
		$to = $this->behind($type, $from) ?? '';
		$entries = $provider->entries($own, $from, $to, self::per_page($type), false);
		$lines = '';
		foreach (array_chunk($entries, self::BATCH) as $some) {
			foreach ($this->objects($some) as $object) {
				$page = SeoPayload::page($object)->under($this->settings);
				// The home page is in the type "site".
				$lines .= PageUrl::is_front_page($page->post())
					? ''
					: self::line($this->unique_nodes($page, $this->nodes($page)));
			}
			count($entries) > self::BATCH && Memory::free();
		}
		return $lines;
	}

	/**
	 * @param list<Entry> $entries Without all fields of their objects.
	 * @return list<WP_Post|WP_Term|WP_User> The objects, with what graphs need of them in a few queries.
	 */
	private function objects(array $entries): array {
		$objects = array_filter(array_column($entries, 'object'));
		$ids = array_column(
			array_filter($objects, static fn(object $one): bool => $one instanceof WP_Post),
			'ID',
		);
		if ($ids === []) {
			$users = array_filter(
				$objects,
				static fn(object $one): bool => $one instanceof WP_User,
			);
			cache_users(array_column($users, 'ID'));
			return array_values(
				array_filter(
					array_map(
						static fn(object $one): ?object => $one instanceof WP_User
							? (get_userdata($one->ID) ?:
							null)
							: $one,
						$objects,
					),
				),
			);
		}
		_prime_post_caches($ids, true, true);
		$posts = array_values(array_filter(array_map(get_post(...), $ids)));
		cache_users(array_unique(array_map('intval', array_column($posts, 'post_author'))));
		$images = array_filter(array_map(get_post_thumbnail_id(...), $posts));
		_prime_post_caches(array_values(array_unique($images)), false, true);
		return $posts;
	}

	/** @return list<array> The items of a page. */
	private function nodes(Context $page): array {
		return $this->graph->build($page, [
			'title' => $this->texts->title($page),
			'description' => $this->texts->description($page),
			'url' =>
				PageUrl::canonical($page, false, $this->settings) ?: PageUrl::for_context($page),
		])['graph'];
	}

	/**
	 * @param list<array> $nodes
	 * @return list<array> Those that no other line has.
	 */
	private function unique_nodes(Context $page, array $nodes): array {
		$url = PageUrl::for_context($page);
		$author = $page->post() ? $page->author() : null;
		$of_author =
			$author && isset($this->labels()['authors'])
				? get_author_posts_url($author->ID, $author->user_nicename)
				: null;
		return array_values(
			array_filter($nodes, function (array $node) use ($url, $of_author): bool {
				$id = (string) ($node['@id'] ?? '');
				$base = strstr($id, '#', true);
				if ($id === '' || $base === $url) {
					return true;
				}
				if ($base === $of_author || isset($this->of_site[$id]) || isset($this->seen[$id])) {
					return false;
				}
				return $this->seen[$id] = true;
			}),
		);
	}

	/** @param list<array> $nodes */
	private static function line(array $nodes): string {
		return $nodes === []
			? ''
			: wp_json_encode(
					['@context' => 'https://schema.org', '@graph' => $nodes],
					JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
				) . "\n";
	}

	private static function home(): Context {
		$front =
			get_option('show_on_front') === 'page'
				? get_post((int) get_option('page_on_front'))
				: null;
		return $front && is_post_publicly_viewable($front)
			? Context::of_post($front)
			: new Context(Context::HOME);
	}
}
