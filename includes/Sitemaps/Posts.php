<?php
/**
 * Posts, pages and other public post types.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Restriction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use WP_Post;

/**
 * In the order of their dates: WordPress's index `type_status_date` (type, status, date, ID) provides it, and new posts are added to the
 * last page.
 */
final class Posts implements Provider, CountableProvider {
	/** Maximum number of posts read at once; larger if only keys and times are needed. */
	private const CHUNK = 1000;
	private const CHUNK_OF_KEYS = 2000;

	private readonly PostQuery $query;

	public function __construct(
		private readonly Settings $settings,
		private readonly Indexable $indexable,
	) {
		$this->query = new PostQuery($indexable);
	}

	public function series(): array {
		$series = [];
		foreach (Kinds::served($this->settings) as $name => $type) {
			$is_hidden = $this->query->is_noindexed((string) $name);
			if (!$is_hidden || $this->indexable->can_differ()) {
				$series[$name] = (string) $type->labels->name;
			}
		}
		return $series;
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$entries = [];
		$chunk = min($whole ? self::CHUNK : self::CHUNK_OF_KEYS, $limit);
		do {
			$posts = $this->query->read($series, $from, $to, $chunk, $whole);
			foreach ($this->listed($this->visible($series, $posts)) as $post) {
				$entries[] = $this->entry($post, $whole);
				if (count($entries) === $limit) {
					break 2;
				}
			}
			$from = $posts === [] ? '' : PostKeys::behind(PostKeys::for_post(end($posts)));
		} while (count($posts) === $chunk);
		return $entries;
	}

	public function boundary(string $series, string $from, string $to, int $size): ?string {
		return $this->query->boundary($series, $from, $to, $size);
	}

	public function tally(string $series, array $ranges): ?array {
		$exceptions = $this->indexable->exceptions();
		if (
			$exceptions === null ||
			count($exceptions) > self::CHUNK ||
			$series === 'attachment' ||
			$this->indexable->hosts->may_differ() ||
			$this->indexable->visitors->rule($series) !== ''
		) {
			return null;
		}
		$posts = $this->query->singled_out($series, $ranges[0][0], end($ranges)[1], $exceptions);
		$tally = $this->query->is_noindexed($series)
			? array_fill(0, count($ranges), [0, ''])
			: $this->query->tally($series, $ranges, $posts);
		$at = 0;
		foreach ($this->listed($posts) as $post) {
			$key = PostKeys::for_post($post);
			while ($ranges[$at][1] !== '' && $key >= $ranges[$at][1]) {
				$at++;
			}
			[$count, $newest] = $tally[$at];
			$tally[$at] = [$count + 1, max($newest, Lastmod::for_post($post))];
		}
		return $tally;
	}

	public function size(string $series): int {
		return (int) (wp_count_posts($series)->{$series === 'attachment' ? 'inherit' : 'publish'} ??
			0);
	}

	public function rules(string $series): string {
		$type = get_post_type_object($series);
		return serialize([
			$type->rewrite ?? null,
			$type->hierarchical ?? null,
			$this->query->is_noindexed($series),
			$this->indexable->visitors->rule($series),
		]);
	}

	/** The series of a post. */
	public static function series_of(WP_Post $post): string {
		return "posts-$post->post_type";
	}

	/**
	 * Removes posts that other plugins hide from visitors.
	 *
	 * @param list<WP_Post> $posts
	 * @return list<WP_Post>
	 */
	private function visible(string $type, array $posts): array {
		$found = array_flip($this->indexable->visitors->found($type, array_column($posts, 'ID')));
		return array_values(
			array_filter($posts, static fn(WP_Post $post): bool => isset($found[$post->ID])),
		);
	}

	/**
	 * @param WP_Post[] $posts
	 * @return list<WP_Post>
	 */
	private function listed(array $posts): array {
		$rows = Rows::read('post', array_column($posts, 'ID'));
		Restriction::load(array_column($posts, 'ID'));
		// Only posts with custom values need permalinks, to compare canonical URLs, unless other plugins filter these.
		PostLinks::load(
			$this->indexable->hosts->may_differ()
				? $posts
				: array_filter($posts, static fn($post): bool => isset($rows[$post->ID])),
		);
		return array_values(
			array_filter(
				$posts,
				fn(WP_Post $post): bool => ($post->post_type !== 'attachment' ||
					get_post_status($post) === 'publish') &&
					$this->indexable->reason(
						Context::of_post($post),
						$rows[$post->ID] ?? ObjectMeta::none(),
						static fn(): string => (string) get_permalink($post),
					) === null,
			),
		);
	}

	private function entry(WP_Post $post, bool $whole): Entry {
		return new Entry(
			PostKeys::for_post($post),
			$whole ? (string) get_permalink($post) : '',
			Lastmod::for_post($post),
			$post,
		);
	}
}
