<?php
/**
 * Collects changes in the current request.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\PostTypes;
use WP_Post;
use WP_Term;
use WP_User;

/** Maps changes of objects to sitemaps. Written to the tables at the end of the request, see ChangeBuffer. */
final class SitemapChanges {
	/** Number of changed objects after which the tables are updated: imports change thousands in one request. */
	private const MOST = 200;

	private readonly ChangeBuffer $stale;

	private bool $is_waiting = false;

	/** @var array<int, WP_Post> Posts whose caches were cleaned without another hook since, as they were at that time. */
	private array $cleaned = [];

	/** @var array<int, true> Ids of deleted posts. */
	private array $deleted = [];

	/** @var array<int, self> By site of a network. */
	private static array $of_sites = [];

	/** @var array{\Closure(): list<string>, \Closure(list<string>): void}|null See share_query(). */
	private static ?array $guest = null;

	/** @param int $blog Id of the site of the network. */
	private function __construct(private readonly int $blog) {
		$this->stale = new ChangeBuffer();
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

	/** On `wp_after_insert_post`. */
	public function post_saved(WP_Post $post, ?WP_Post $before): void {
		unset($this->cleaned[$post->ID]);
		$is_public = self::is_public($post);
		$was_public = $before !== null && self::is_public($before);
		$has_moved =
			$before !== null &&
			[$before->post_name, $before->post_parent] !== [$post->post_name, $post->post_parent];
		$has_password = static fn(?WP_Post $one): bool => (string) $one?->post_password !== '';
		if (
			$has_moved ||
			$is_public !== $was_public ||
			$has_password($post) !== $has_password($before)
		) {
			$this->files_of($post);
		}
		$has_moved && $this->below($post);
		foreach ([[$post, $is_public], [$before, $was_public]] as [$one, $matters]) {
			if ($matters) {
				$this->post($one);
			}
		}
		if (!$is_public && !$was_public) {
			return;
		}
		$this->lists_of($post);
		if (
			$was_public &&
			(!$is_public ||
				$before->post_type !== $post->post_type ||
				$before->post_author !== $post->post_author ||
				Lastmod::for_post($before) > Lastmod::for_post($post))
		) {
			$this->lists_of($before);
			$this->stale->ask_again();
		} else {
			$this->stale->raise(Lastmod::for_post($post));
		}
	}

	/**
	 * On `clean_post_cache`: code that writes a post's row directly, such as set_post_type(), fires no other hook. If another hook fires as
	 * well, that one handles the change.
	 */
	public function post_cleaned(WP_Post $post): void {
		if (
			isset($this->deleted[$post->ID]) ||
			$post->post_status === 'auto-draft' ||
			$post->post_type === 'revision'
		) {
			return;
		}
		// Of several changes, keep the post as it was before the first.
		$this->cleaned[$post->ID] ??= $post;
		$this->wait();
	}

	/** On `wp_update_comment_count`: the count doesn't affect sitemaps. */
	public function comments_counted(int $id): void {
		unset($this->cleaned[$id]);
	}

	/** A post whose row was written directly; $seen was read when its cache was cleaned, before or after the change. */
	private function post_written(WP_Post $seen, WP_Post $now): void {
		$facts = static fn(WP_Post $post): array => array_diff_key($post->to_array(), [
			'comment_count' => 0,
			'comment_status' => 0,
			'ping_status' => 0,
			'to_ping' => 0,
			'pinged' => 0,
			'filter' => 0,
		]);
		if ($seen->to_array() === $now->to_array()) {
			$this->post_saved($now, null);
			// It may have been public before, and of any type.
			foreach (array_keys(PostTypes::viewable()) as $type) {
				$this->key("posts-$type", PostKeys::for_post($now));
			}
		} elseif ($facts($seen) !== $facts($now)) {
			$this->post_saved($now, $seen);
		}
	}

	/** Attachments have pages below their post, and are public if it is, without a password. On `before_delete_post`, because deleting changes their parent. */
	public function files_of(WP_Post $post): void {
		global $wpdb;
		if (!get_option('wp_attachment_pages_enabled') || $post->post_type === 'revision') {
			return;
		}
		if (is_post_type_hierarchical($post->post_type)) {
			// Also affects attachments of its child posts.
			$this->series('posts-attachment');
			return;
		}
		$files = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_date FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'attachment'",
				$post->ID,
			),
		);
		foreach ((array) $files as $file) {
			$this->key('posts-attachment', PostKeys::for_post(new WP_Post($file)));
		}
	}

	/** On `deleted_post`. */
	public function post_deleted(WP_Post $post): void {
		unset($this->cleaned[$post->ID]);
		$this->deleted[$post->ID] = true;
		if (self::is_public($post)) {
			$this->post($post);
			$this->lists_of($post);
			$this->stale->ask_again();
		}
		// WordPress has assigned its children to its parent.
		$this->below($post);
	}

	/** A meta row that sitemaps use has changed. @param 'post'|'term'|'user' $kind */
	public function row_changed(string $kind, int $id): void {
		match ($kind) {
			'post' => $this->post_row_changed($id),
			'term' => $this->term_row_changed($id),
			'user' => $this->key('authors', Terms::key($id)),
		};
	}

	/** The same of a post. */
	public function post_row_changed(int $id): void {
		// Changes of many rows at once have no post id, and get_post( 0 ) would return the global post.
		$post = $id > 0 ? get_post($id) : null;
		if ($post instanceof WP_Post && self::is_public($post)) {
			$this->post($post);
		}
	}

	/**
	 * On `add_attachment`, `attachment_updated` and `wp_media_attach_action`: its attachment page, and galleries that contain it.
	 *
	 * @param int $before The post that it was attached to.
	 */
	public function file_saved(int $id, int $before = 0): void {
		unset($this->cleaned[$id]);
		$this->post_row_changed($id);
		$this->post_row_changed((int) get_post($id)?->post_parent);
		$this->post_row_changed($before);
	}

	/** The file was replaced, or is about to be deleted (`delete_attachment`): images of posts change. */
	public function file_changed(int $id): void {
		global $wpdb;
		$this->file_saved($id);
		$posts = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id' AND meta_value = %s",
				(string) $id,
			),
		);
		_prime_post_caches(array_map('intval', $posts), false, false);
		foreach ($posts as $post) {
			$this->post_row_changed((int) $post);
		}
	}

	/**
	 * On `set_object_terms` and `deleted_term_relationships`.
	 *
	 * @param int[] $gained Added term_taxonomy_ids.
	 * @param int[] $removed   Removed ones.
	 */
	public function terms_of_post_changed(
		int $id,
		array $gained,
		array $removed,
		string $taxonomy,
	): void {
		$post = get_post($id);
		$is_public = $post instanceof WP_Post && self::is_public($post);
		if (!is_taxonomy_viewable($taxonomy) || !($removed || ($gained && $is_public))) {
			return;
		}
		$this->terms([...$gained, ...$removed], $taxonomy);
		foreach ([...$gained, ...$removed] as $list) {
			$this->stale->list('term', (int) $list);
		}
		if ($removed || !in_array($post->post_type, Lists::types_of($taxonomy), true)) {
			$this->stale->ask_again();
		}
		if ($is_public) {
			$this->stale->raise(Lastmod::for_post($post));
			// Permalinks may contain the terms.
			$this->post($post);
			$this->files_of($post);
		}
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
			$this->stale->list('user', $user);
			$this->user_changed($user);
		}
		$this->authors_in_links();
		$this->stale->ask_again();
	}

	/** All pages of a series; '' for all series. */
	public function series(string $series): void {
		$this->stale->series($series);
		if (str_starts_with($series, 'posts-')) {
			$this->stale->series('news');
			// The URLs of attachment pages are below those of their posts.
			$this->stale->series('posts-attachment');
		}
		$this->wait();
	}

	/** Writes the changes to the tables. */
	public function flush(): void {
		$is_elsewhere = is_multisite() && get_current_blog_id() !== $this->blog;
		$is_elsewhere && switch_to_blog($this->blog);
		[$cleaned, $this->cleaned, $this->deleted] = [$this->cleaned, [], []];
		$cleaned === [] || _prime_post_caches(array_keys($cleaned), false, false);
		foreach ($cleaned as $id => $seen) {
			$now = get_post($id);
			$now && $this->post_written($seen, $now);
		}
		[$take, $refuse] = self::$guest ?? [static fn(): array => [], static fn() => null];
		$others = $take();
		foreach ($others as $list) {
			$this->stale->list($list, 0);
		}
		$this->stale->tell() || $refuse($others);
		$is_elsewhere && restore_current_blog();
	}

	private static function is_public(WP_Post $post): bool {
		return ($post->post_status === 'publish' || $post->post_type === 'attachment') &&
			is_post_type_viewable($post->post_type);
	}

	private function post(WP_Post $post): void {
		$this->key(Posts::series_of($post), PostKeys::for_post($post));
		$this->stale->series('news');
		if ($post->post_type === 'page' && in_array($post->ID, Archives::pages(), true)) {
			$this->stale->series('archives');
		}
	}

	/** The URLs of child posts contain the slug of their parent. */
	private function below(WP_Post $post): void {
		is_post_type_hierarchical($post->post_type) && $this->series(Posts::series_of($post));
	}

	private function authors_in_links(): void {
		if (str_contains((string) get_option('permalink_structure'), '%author%')) {
			$this->series('posts-post');
		}
	}

	/** The lists that contain a post, and their pages. */
	private function lists_of(WP_Post $post): void {
		$this->stale->post($post);
		if ($post->post_type === 'post') {
			$this->stale->list('user', (int) $post->post_author);
		}
		$this->stale->list("type:$post->post_type", 0);
		$this->stale->series('archives');
		$this->key('authors', Terms::key((int) $post->post_author));
		foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
			// A post is also in the archives of the parents of its terms.
			if (is_taxonomy_hierarchical($taxonomy)) {
				$this->stale->series("terms-$taxonomy");
			}
		}
	}

	/** @param int[] $ids */
	private function terms(array $ids, string $taxonomy): void {
		foreach ($ids as $id) {
			$this->key("terms-$taxonomy", Terms::key((int) $id));
		}
		is_taxonomy_hierarchical($taxonomy) && $this->series("terms-$taxonomy");
	}

	private function key(string $series, string $key): void {
		$this->stale->key($series, $key);
		$this->wait();
	}

	private function wait(): void {
		if (!$this->is_waiting) {
			$this->is_waiting = true;
			add_action('shutdown', $this->flush(...));
		}
		if ($this->stale->size() + count($this->cleaned) > self::MOST) {
			$this->flush();
		}
	}
}
