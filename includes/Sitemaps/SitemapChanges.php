<?php
/**
 * Collects changes in the current request.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Term;
use WP_User;

/** Maps changes of objects to sitemaps. Written to the tables at the end of the request, see ChangeBuffer. */
final class SitemapChanges {
	/** Number of changed objects after which the tables are updated: imports change thousands in one request. */
	private const MOST = 200;

	private readonly ChangeBuffer $buffer;

	public readonly PostChanges $posts;

	private bool $is_waiting = false;

	/** @var array<int, self> By site of a network. */
	private static array $of_sites = [];

	/** @var array{\Closure(): list<string>, \Closure(list<string>): void}|null See share_query(). */
	private static ?array $guest = null;

	/** @param int $blog Id of the site of the network. */
	private function __construct(private readonly int $blog) {
		$this->buffer = new ChangeBuffer();
		$this->posts = new PostChanges($this, $this->buffer);
	}

	/** Returns the instance of the current site of a network; null while sitemaps are turned off, because there are no tables. */
	public static function current(): ?self {
		$blog = get_current_blog_id();
		return Tables::exist() ? (self::$of_sites[$blog] ??= new self($blog)) : null;
	}

	/**
	 * Lets another feature record its outdated lists with the same query.
	 *
	 * @param \Closure(): list<string>     $take   Returns the names of the lists that are outdated, and forgets them.
	 * @param \Closure(list<string>): void $refuse Called with those names if that query couldn't be made.
	 */
	public static function share_query(\Closure $take, \Closure $refuse): void {
		self::$guest = [$take, $refuse];
	}

	/** A meta row that sitemaps use has changed. @param 'post'|'term'|'user' $kind */
	public function row_changed(string $kind, int $id): void {
		match ($kind) {
			'post' => $this->posts->row_changed($id),
			'term' => $this->term_row_changed($id),
			'user' => $this->key('authors', Terms::key($id)),
		};
	}

	/** On `created_term`, `edited_term` and `delete_term`. */
	public function term_changed(int $id, string $taxonomy): void {
		if (!is_taxonomy_viewable($taxonomy)) {
			return;
		}
		$this->terms([$id], $taxonomy);
		$object = get_taxonomy($taxonomy);
		foreach ((array) $object->object_type as $type) {
			$is_in_links =
				$type === 'post'
					? str_contains((string) get_option('permalink_structure'), "%$taxonomy%")
					: has_filter('post_type_link');
			$is_in_links && $this->series("posts-$type");
		}
	}

	private function term_row_changed(int $id): void {
		$term = get_term($id);
		if ($term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy)) {
			$this->key("terms-$term->taxonomy", Terms::key($term->term_taxonomy_id));
		}
	}

	/** A user has changed. */
	public function user_changed(int $id, ?WP_User $before = null): void {
		$this->key('authors', Terms::key($id));
		if ($before !== null && $before->user_nicename !== get_userdata($id)?->user_nicename) {
			$this->authors_in_links();
		}
	}

	/** On `deleted_user`. WordPress has reassigned the posts to the other user. */
	public function user_deleted(int $id, int $heir): void {
		foreach (array_filter([$id, $heir]) as $user) {
			$this->buffer->list('user', $user);
			$this->user_changed($user);
		}
		$this->authors_in_links();
		$this->buffer->ask_again();
	}

	/** All pages of a series; '' for all series. */
	public function series(string $series): void {
		$this->buffer->series($series);
		if (str_starts_with($series, 'posts-')) {
			$this->buffer->series('news');
			// The URLs of attachment pages are below those of their posts.
			$this->buffer->series('posts-attachment');
		}
		$this->wait();
	}

	/** Writes the changes to the tables. */
	public function flush(): void {
		$is_elsewhere = is_multisite() && get_current_blog_id() !== $this->blog;
		$is_elsewhere && switch_to_blog($this->blog);
		$this->posts->find_written();
		[$take, $refuse] = self::$guest ?? [static fn(): array => [], static fn() => null];
		$others = $take();
		foreach ($others as $list) {
			$this->buffer->list($list, 0);
		}
		$this->buffer->tell() || $refuse($others);
		$is_elsewhere && restore_current_blog();
	}

	private function authors_in_links(): void {
		if (str_contains((string) get_option('permalink_structure'), '%author%')) {
			$this->series('posts-post');
		}
	}

	/** Entries of terms, and their parents, whose lists contain the same posts. @param int[] $ids Of term_taxonomy. */
	public function terms(array $ids, string $taxonomy): void {
		foreach ($ids as $id) {
			$this->key("terms-$taxonomy", Terms::key((int) $id));
		}
		is_taxonomy_hierarchical($taxonomy) && $this->series("terms-$taxonomy");
	}

	/** The entry with a key. */
	public function key(string $series, string $key): void {
		$this->buffer->key($series, $key);
		$this->wait();
	}

	/** Waits for the end of the request, or until there are many changes. */
	public function wait(): void {
		if (!$this->is_waiting) {
			$this->is_waiting = true;
			add_action('shutdown', $this->flush(...));
		}
		if ($this->buffer->size() + $this->posts->size() > self::MOST) {
			$this->flush();
		}
	}
}
