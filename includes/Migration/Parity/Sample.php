<?php
/**
 * The pages to compare before and after a migration.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Content\Archives;
use Pharos\Content\Examples;
use Pharos\Content\PostTypes;
use Pharos\Migration\ObjectPages;
use Pharos\Migration\Source;
use Pharos\Page\Context;
use Pharos\Schema\Pages;

/** Some of each public content type, preferably with data of the source. */
final class Sample {
	public const MOST = 40;

	/** At least one of a content type, and at most this fraction of the sample. */
	private const OF_A_KIND = 8;

	/** Number of id ranges to search for objects with data, newest first: enough, and fast on sites with millions of posts. */
	private const RANGES = 5;

	private const AUTHORS = 2;

	private readonly ObjectPages $found;

	/** @param int $most Approximate number of pages. */
	public function __construct(Source $source, private readonly int $most = self::MOST) {
		$this->found = new ObjectPages($source);
	}

	/** @return list<Context> */
	public function pages(): array {
		$names = $this->archives();
		$types = array_keys(PostTypes::viewable());
		$taxonomies = array_keys(PostTypes::taxonomies());
		$each = intdiv($this->most - count($names), max(1, count($types) + count($taxonomies)));
		$each = max(1, min(intdiv($this->most, self::OF_A_KIND), $each));
		$posts = $this->with_data('post');
		foreach ($types as $type) {
			foreach (self::posts($type, $posts[$type] ?? [], $each) as $id) {
				$names[] = "$type-$id";
			}
		}
		$terms = $this->with_data('term');
		foreach ($taxonomies as $taxonomy) {
			foreach (self::terms($taxonomy, $terms[$taxonomy] ?? [], $each) as $id) {
				$names[] = "tax-$id";
			}
		}
		$pages = [];
		foreach (array_filter(array_map(Pages::named(...), $names)) as $page) {
			// The home page can also be a page of a post type.
			$pages[Pages::described($page)['id']] ??= $page;
		}
		return array_values($pages);
	}

	/** @return list<string> Names of pages, as in Schema\Pages. */
	private function archives(): array {
		$names = ['special-front', 'special-blog', 'special-search', 'special-404'];
		if (Examples::newest_of_type('post')) {
			$names[] = 'special-date';
		}
		foreach ($this->writers() as $id) {
			$names[] = "user-$id";
		}
		foreach (Archives::types() as $type) {
			$names[] = "$type->name|all|archive";
		}
		return $names;
	}

	/** @return list<int> Authors with published posts: some with data, otherwise authors of the newest posts. */
	private function writers(): array {
		$has_posts = static fn(int $id): bool => (int) count_user_posts($id, 'post', true) > 0;
		$some = array_slice($this->with_data('user')['author'] ?? [], 0, 10 * self::AUTHORS);
		$newest = get_posts(['numberposts' => 10 * self::AUTHORS]);
		$writers = [
			...self::spread(array_values(array_filter($some, $has_posts)), self::AUTHORS),
			...array_map('intval', array_column($newest, 'post_author')),
		];
		return array_slice(array_unique(array_filter($writers)), 0, self::AUTHORS);
	}

	/** @return array<string, list<int>> Ids by type, newest first. */
	private function with_data(string $kind): array {
		$all = [];
		$last = $this->found->pages($kind);
		for ($page = $last; $page > 0 && $page > $last - self::RANGES; $page--) {
			foreach ($this->found->page($kind, $page) as $type => $ids) {
				$all[$type] = [...$all[$type] ?? [], ...array_reverse($ids)];
			}
		}
		return $all;
	}

	/** @param list<int> $with_data @return list<int> Ids of public posts. */
	private static function posts(string $type, array $with_data, int $count): array {
		// Many of them may be drafts.
		$some = self::spread($with_data, 10 * $count);
		_prime_post_caches($some, false, false);
		$seen = array_values(array_filter($some, is_post_publicly_viewable(...)));
		$chosen = self::spread($seen, $count);
		$more = get_posts([
			'post_type' => $type,
			'post_status' => 'publish',
			'numberposts' => $count,
			'fields' => 'ids',
		]);
		return array_slice(array_unique([...$chosen, ...$more]), 0, $count);
	}

	/** @param list<int> $with_data @return list<int> */
	private static function terms(string $taxonomy, array $with_data, int $count): array {
		$more = get_terms([
			'taxonomy' => $taxonomy,
			'number' => $count,
			'orderby' => 'count',
			'order' => 'DESC',
			'fields' => 'ids',
		]);
		return array_slice(
			array_unique([
				...self::spread($with_data, $count),
				...is_array($more) ? array_map('intval', $more) : [],
			]),
			0,
			$count,
		);
	}

	/** @param list<int> $ids @return list<int> A selection with large distances: neighbors are similar. */
	private static function spread(array $ids, int $count): array {
		$all = count($ids);
		if ($all <= $count) {
			return $ids;
		}
		$chosen = [];
		for ($i = 0; $i < $count; $i++) {
			$chosen[] = $ids[intdiv($i * $all, $count)];
		}
		return $chosen;
	}
}
