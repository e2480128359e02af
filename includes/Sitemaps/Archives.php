<?php
/**
 * Archives that aren't objects: the home page, the posts page, post type archives.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\Languages;
use Pharos\Compat\Shop;
use Pharos\Content\Archives as Names;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use WP_Post;
use WP_Post_Type;

/** A few entries on one page. Each has the date of its newest post. */
final class Archives implements Provider {
	public function __construct(private readonly Indexable $indexable) {}

	public function series(): array {
		return ['' => __('Home page and archives', 'pharos-seo')];
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$entries = [];
		foreach ($this->all() as $key => [$context, $url, $type]) {
			$own = $context->object ? ObjectMeta::for_object($context->object) : ObjectMeta::none();
			if (
				(string) $key < $from ||
				($to !== '' && (string) $key >= $to) ||
				$this->indexable->reason($context, $own, static fn(): string => $url) !== null
			) {
				continue;
			}
			$lastmod = Lists::of_type($type);
			$is_filled =
				$lastmod !== '' &&
				VisitorLists::filled($this->indexable->visitors, 'type', [0], [$type]) !== [];
			if (!$is_filled && $context->kind === Context::POST_TYPE_ARCHIVE) {
				continue;
			}
			$is_translated = $context->object instanceof WP_Post_Type;
			$urls = $is_translated ? Languages::of_archive($url, $type) : [$url];
			if ($urls !== []) {
				$entries[] = new Entry(
					(string) $key,
					$urls[0],
					$lastmod,
					$context->post(),
					others: array_slice($urls, 1),
				);
			}
		}
		return array_slice($entries, 0, $limit);
	}

	public function size(string $series): int {
		return count($this->all());
	}

	public function rules(string $series): string {
		$types = array_column(self::types(), 'has_archive', 'name');
		return serialize([
			$types,
			VisitorLists::rule($this->indexable->visitors, array_map('strval', array_keys($types))),
			Languages::homes(),
		]);
	}

	/** @return list<int> Ids of pages that are archives: they are in this series, not among the pages. */
	public static function pages(): array {
		$posts = get_option('show_on_front') === 'page' ? (int) get_option('page_for_posts') : 0;
		return array_values(array_filter([$posts, (int) Shop::page()?->ID]));
	}

	/** The key of a post type archive: letters and digits only, so that every database sorts it the same way. */
	public static function key(string $type): string {
		return '1' . substr(md5($type), 0, 20);
	}

	/** @return WP_Post_Type[] */
	private static function types(): array {
		return array_intersect_key(Names::types(), Kinds::types());
	}

	/** @return array<string, array{Context, string, string}> Page, URL, and the type of its posts, by key. */
	private function all(): array {
		$all = [];
		$is_page = get_option('show_on_front') === 'page';
		$posts_page = $is_page ? get_post((int) get_option('page_for_posts') ?: -1) : null;
		if (!$is_page) {
			foreach (Languages::homes() as $i => $url) {
				$all[$i === 0 ? '0' : "0$i"] = [new Context(Context::HOME), $url, 'post'];
			}
		} elseif (
			$posts_page instanceof WP_Post &&
			$posts_page->post_status === 'publish' &&
			$posts_page->post_password === ''
		) {
			$all['0'] = [
				new Context(Context::POSTS_PAGE, $posts_page),
				(string) get_permalink($posts_page),
				'post',
			];
		}
		$keys = [];
		foreach (self::types() as $type) {
			$shop = $type->name === Shop::TYPE ? Shop::page() : null;
			$url = $shop ? get_permalink($shop) : (string) get_post_type_archive_link($type->name);
			// Other plugins show their archive at the URL of a page, which is listed with the pages.
			$is_page =
				!$shop &&
				is_string($type->has_archive) &&
				get_page_by_path($type->has_archive)?->post_status === 'publish';
			if ($url !== '' && !$is_page) {
				// Of several archives at one URL, WordPress serves the last one.
				unset($all[$keys[$url] ?? '']);
				$keys[$url] = self::key($type->name);
				$all[$keys[$url]] = [
					new Context(Context::POST_TYPE_ARCHIVE, $shop ?? $type),
					$url,
					$type->name,
				];
			}
		}
		ksort($all, SORT_STRING);
		return $all;
	}
}
