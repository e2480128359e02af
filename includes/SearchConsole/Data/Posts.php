<?php
/**
 * Maps pages in search results to posts, and stores their current SEO state.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Compat\SeoPlugins;
use Pharos\Content\PostTitle;
use Pharos\Core\Deadline;
use Pharos\Core\Memory;
use Pharos\ObjectSeo\PostIds;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use WP_Post;

/**
 * A page stays assigned to its post when the post gets another URL: the old one redirects. If another post has the URL now, the page is
 * assigned to that post.
 */
final class Posts {
	/** Number of posts loaded at once. */
	private const BATCH = 200;

	/** If a request changes more posts (an import), they are processed in the background. */
	private const AT_ONCE = 50;

	/** @var array<int, array<int, true>> Posts that were changed in this request, by site of a network. */
	private static array $changed = [];

	private readonly Robots $robots;

	public function __construct(private readonly Settings $settings) {
		$this->robots = new Robots($settings);
	}

	/** Marks a new, changed or deleted post. */
	public static function changed(int $post): void {
		if ($post > 0 && Tables::exist()) {
			self::$changed[get_current_blog_id()][$post] = true;
		}
	}

	/** Processes the changed posts at the end of a request. */
	public function update(): void {
		$blog = get_current_blog_id();
		$ids = array_keys(self::$changed[$blog] ?? []);
		unset(self::$changed[$blog]);
		if ($ids === [] || !Tables::exist()) {
			return;
		}
		if (count($ids) > self::AT_ONCE) {
			Job::join_again();
			return;
		}
		$this->join($ids);
	}

	/**
	 * Continues with all published posts, newest first; then with pages of posts that are no longer published.
	 *
	 * @param int $below Continue with posts with smaller ids; 0 to start.
	 * @return int|null The next $below; null at the end.
	 */
	public function step(int $below, Deadline $deadline): ?int {
		$below = $below ?: PHP_INT_MAX;
		do {
			$ids = PostIds::below($below, self::BATCH, true);
			$this->join($ids);
			if (count($ids) < self::BATCH) {
				$this->join_unpublished();
				return null;
			}
			$below = min($ids);
			Memory::free();
		} while (!$deadline->is_over());
		return $below;
	}

	/** @param list<int> $ids */
	private function join(array $ids): void {
		if ($ids === []) {
			return;
		}
		_prime_post_caches($ids, true, true);
		$posts = [];
		$hashes = [];
		foreach ($ids as $id) {
			$posts[$id] = get_post($id);
			if (self::is_public($posts[$id])) {
				$hash = PageKey::from_url(PageUrl::for_context(SeoPayload::page($posts[$id])));
				$hash !== '' && ($hashes[$hash] = $id);
			}
		}
		$changed = [];
		foreach (self::pages($ids, array_map('strval', array_keys($hashes))) as $page) {
			$id = $hashes[$page->hash] ?? (int) $page->post_id;
			$values = $this->values($page, $posts[$id] ?? get_post($id), $id);
			if (array_diff_assoc($values, (array) $page) !== []) {
				self::write((int) $page->id, $values);
				$changed[] = (int) $page->id;
			}
		}
		Windows::judge_again($changed);
	}

	/** Updates pages whose posts are no longer public. */
	private function join_unpublished(): void {
		global $wpdb;
		$types = array_keys(\Pharos\Content\PostTypes::viewable()) ?: [''];
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT p.post_id FROM %i p LEFT JOIN $wpdb->posts w ON w.ID = p.post_id AND w.post_status = 'publish' AND w.post_type IN ($marks) WHERE p.post_id > 0 AND w.ID IS NULL",
				[Tables::pages(), ...$types],
			),
		);
		foreach (array_chunk(array_map('intval', $ids), self::BATCH) as $chunk) {
			$this->join($chunk);
		}
	}

	/** @return array{post_id: string, title: string, words: string, state: string} Strings, as returned by the database. */
	private function values(object $page, ?WP_Post $post, int $id): array {
		$title = $post ? mb_substr(PostTitle::for_post($post), 0, 255) : $page->title;
		return [
			'post_id' => (string) ($post ? $id : 0),
			'title' => $title,
			'words' => Pages::words($page->url, $title),
			'state' => (string) $this->state($page, $post),
		];
	}

	private function state(object $page, ?WP_Post $post): int {
		if (!self::is_public($post)) {
			return Rules::NOT_FOUND;
		}
		// The output of another SEO plugin is unknown here: Checks requests the page.
		if (SeoPlugins::active() !== null) {
			return (int) $page->state === Rules::NOT_FOUND ? Rules::UNKNOWN : (int) $page->state;
		}
		$robots = $this->robots->directives(
			SeoPayload::page($post)->under($this->settings),
			get_option('blog_public') ? [] : ['noindex' => true],
		);
		return empty($robots['noindex']) ? Rules::FOUND : Rules::NOINDEX;
	}

	private static function is_public(?WP_Post $post): bool {
		return $post !== null && is_post_publicly_viewable($post);
	}

	/**
	 * @param list<int>    $posts
	 * @param list<string> $hashes
	 * @return object[]
	 */
	private static function pages(array $posts, array $hashes): array {
		global $wpdb;
		$columns = 'id, hash, url, title, words, post_id, state';
		$ids = implode(', ', array_map('intval', $posts));
		$pages = $wpdb->get_results(
			$wpdb->prepare("SELECT $columns FROM %i WHERE post_id IN ($ids)", Tables::pages()),
			OBJECT_K,
		);
		if ($hashes !== []) {
			$marks = implode(', ', array_fill(0, count($hashes), '%s'));
			$pages += $wpdb->get_results(
				$wpdb->prepare("SELECT $columns FROM %i WHERE hash IN ($marks)", [
					Tables::pages(),
					...$hashes,
				]),
				OBJECT_K,
			);
		}
		return $pages;
	}

	/** @param array<string, string> $values */
	private static function write(int $page, array $values): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET post_id = %d, title = %s, words = %s, state = %d WHERE id = %d',
				Tables::pages(),
				$values['post_id'],
				$values['title'],
				$values['words'],
				$values['state'],
				$page,
			),
		);
	}
}
