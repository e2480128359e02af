<?php
/**
 * Posts whose caches were cleaned in the current request without another hook since.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;

/** Code that writes a post's row without WordPress's functions cleans its cache at most: only comparing the row tells what has changed. */
final class DirectWrites {
	/** @var array<int, WP_Post> The posts as they were then. */
	private array $cleaned = [];

	/** @var array<int, true> Ids of deleted posts. */
	private array $deleted = [];

	/**
	 * The cache of a post was cleaned. Of several times, the post as it was before the first counts.
	 *
	 * @return bool Whether it has to be looked at.
	 */
	public function add(WP_Post $post): bool {
		if (
			isset($this->deleted[$post->ID]) ||
			$post->post_status === 'auto-draft' ||
			$post->post_type === 'revision'
		) {
			return false;
		}
		$this->cleaned[$post->ID] ??= $post;
		return true;
	}

	/** Another hook has told of the change. */
	public function handle(int $id): void {
		unset($this->cleaned[$id]);
	}

	/** WordPress cleans the caches of deleted posts again. */
	public function delete(int $id): void {
		$this->handle($id);
		$this->deleted[$id] = true;
	}

	public function size(): int {
		return count($this->cleaned);
	}

	/** @return list<array{WP_Post, WP_Post}> The posts that still exist, as they were seen and as they are now. Forgets all. */
	public function take(): array {
		[$cleaned, $this->cleaned, $this->deleted] = [$this->cleaned, [], []];
		$cleaned === [] || _prime_post_caches(array_keys($cleaned), false, false);
		$pairs = [];
		foreach ($cleaned as $id => $seen) {
			$now = get_post($id);
			if ($now) {
				$pairs[] = [$seen, $now];
			}
		}
		return $pairs;
	}
}
