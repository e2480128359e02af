<?php
/**
 * An index of rendered titles and descriptions, to find duplicates without reading all posts.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Table;
use Pharos\Core\Utf8;
use WP_Post;

/**
 * A table with a hash of each published post's rendered texts, created when duplicates are first requested. Until then, saving a post takes
 * no extra time. TextIndexer fills it.
 *
 * @phpstan-type State array{version: int, sign: string, below: int}
 */
final class TextIndex {
	/** Cron hook of a step of filling the index. */
	public const HOOK = 'pharos_index_texts';

	/**
	 * A transient without expiry: State. It is autoloaded, so that no query is needed to check whether the table exists; if an object cache
	 * loses it, the index is filled again.
	 */
	private const STATE = 'pharos_texts';

	private const VERSION = 1;

	/** @var array<int, array<int, true>> Posts that were changed in this request, by site of a network. */
	private static array $changed = [];

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_texts';
	}

	/** Hash of a text; '' for an empty text. */
	public static function hash(string $text): string {
		return $text === '' ? '' : md5(Utf8::lower($text));
	}

	/** @return State|null `sign`: fingerprint of the settings used; `below`: posts with smaller ids aren't indexed yet. */
	public static function state(): ?array {
		// WordPress queries the database for missing transients.
		$is_there =
			wp_using_ext_object_cache() || isset(wp_load_alloptions()['_transient_' . self::STATE]);
		$state = $is_there ? get_transient(self::STATE) : null;
		return is_array($state) && ($state['version'] ?? 0) === self::VERSION ? $state : null;
	}

	/** @param string $sign Fingerprint of the settings. @param int $below 0: the index is complete. */
	public static function save(string $sign, int $below): void {
		$state = ['version' => self::VERSION, 'sign' => $sign, 'below' => $below];
		set_transient(self::STATE, $state);
	}

	public static function create(): void {
		Table::create(
			self::table(),
			"post_id bigint(20) unsigned NOT NULL,
				title varchar(32) NOT NULL DEFAULT '',
				description varchar(32) NOT NULL DEFAULT '',
				PRIMARY KEY  (post_id),
				KEY title (title),
				KEY description (description)",
		);
	}

	/** Marks a new, changed or deleted post. */
	public static function changed(WP_Post|int $post): void {
		$id = is_int($post) ? $post : $post->ID;
		if ($id > 0 && self::state() !== null && get_post_type($post) !== 'revision') {
			self::$changed[get_current_blog_id()][$id] = true;
		}
	}

	/** @return list<int> Changed posts of this site; clears the list. */
	public static function take_changed(): array {
		$blog = get_current_blog_id();
		$posts = array_keys(self::$changed[$blog] ?? []);
		unset(self::$changed[$blog]);
		return $posts;
	}

	/**
	 * @param array<int, array{title: string, description: string}|null> $hashes Hashes by post id; null for a post that isn't published.
	 */
	public static function write(array $hashes): void {
		global $wpdb;
		if ($hashes === []) {
			return;
		}
		$gone = [];
		$rows = [];
		foreach ($hashes as $id => $row) {
			if ($row === null) {
				$gone[] = $id;
			} else {
				$rows[] = $wpdb->prepare('(%d, %s, %s)', $id, $row['title'], $row['description']);
			}
		}
		if ($gone !== []) {
			$marks = implode(', ', array_fill(0, count($gone), '%d'));
			$wpdb->query(
				$wpdb->prepare("DELETE FROM %i WHERE post_id IN ($marks)", [
					self::table(),
					...$gone,
				]),
			);
		}
		if ($rows !== []) {
			$wpdb->query(
				$wpdb->prepare(
					'REPLACE INTO %i (post_id, title, description) VALUES ' .
						str_replace('%', '%%', implode(', ', $rows)),
					self::table(),
				),
			);
		}
	}

	/**
	 * @param 'title'|'description' $part
	 * @return list<int> Ids of posts that had this text when they were last indexed.
	 */
	public static function find(string $part, string $hash, int $most): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					'SELECT post_id FROM %i WHERE %i = %s ORDER BY post_id LIMIT %d',
					self::table(),
					$part,
					$hash,
					$most,
				),
			),
		);
	}
}
