<?php
/**
 * Posts whose titles, or descriptions, are the same.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

use Pharos\Analysis\Site;
use Pharos\Content\PostTypes;
use Pharos\Head\Texts;
use Pharos\ObjectSeo\Answer;
use Pharos\ObjectSeo\Own;
use Pharos\Sitemaps\Indexable;
use WP_Post;

/**
 * The database finds posts that have what these texts are made of in common: the field, or what the post is called or its
 * excerpt. What visitors get of these few is compared then, so that variables, templates and add-ons count.
 */
final class SameTexts {
	/** Groups that are found at most. */
	public const MOST = 20;

	/** Groups that the database gives, more than are found: some of their posts are not listed by search engines. */
	private const GROUPS = 60;

	/** Groups whose posts are loaded at once. */
	private const AT_ONCE = 20;

	/** Posts of a group that are looked at, besides its first and its last. */
	private const OF_GROUP = 10;

	/** Ids, counted from the newest, that are looked at: more would take a database too long. */
	public const IDS = 200_000;

	private readonly Texts $texts;

	private readonly Indexable $indexable;

	public function __construct(private readonly Site $site) {
		$this->texts = new Texts($site->settings, $site->variables);
		$this->indexable = new Indexable($site->settings);
	}

	/** The first id that is looked at; 0 for all. */
	public static function first_id(): int {
		global $wpdb;
		return max(0, (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts") - self::IDS);
	}

	/**
	 * @param 'title'|'description' $part
	 * @return list<list<WP_Post>> Groups by what visitors get.
	 */
	public function groups(string $part): array {
		$groups = [];
		$alike = [...$this->of_fields($part), ...$this->of_columns($part)];
		foreach (array_chunk($alike, self::AT_ONCE) as $some) {
			if ($this->site->deadline->is_over()) {
				break;
			}
			// A post may be in two of them.
			foreach ($this->listed(self::merged($some)) as $post) {
				$text = mb_strtolower($this->text($part, $post));
				if ($text !== '') {
					$groups[$text][$post->ID] = $post;
				}
			}
		}
		$groups = array_filter($groups, static fn(array $posts): bool => count($posts) > 1);
		return array_map(array_values(...), array_slice(array_values($groups), 0, self::MOST));
	}

	/**
	 * @param list<list<int>> $groups
	 * @return list<int> In the order of ids.
	 */
	private static function merged(array $groups): array {
		$ids = array_unique(array_merge(...$groups));
		sort($ids);
		return $ids;
	}

	/** What visitors get. @param 'title'|'description' $part */
	public function text(string $part, WP_Post $post): string {
		$context = Answer::page($post)->under($this->site->settings);
		return $part === 'title'
			? $this->texts->title($context)
			: $this->texts->description($context);
	}

	/** @return list<list<int>> Posts with the same field. */
	private function of_fields(string $part): array {
		global $wpdb;
		if (!$this->site->settings->get('enable_page_level_seo')) {
			return [];
		}
		$from = "$wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id";
		return self::alike(
			$from,
			'm.meta_value',
			$wpdb->prepare('m.meta_key = %s', Own::PREFIX . $part),
		);
	}

	/** @return list<list<int>> Posts that are called the same, or have the same excerpt. */
	private function of_columns(string $part): array {
		global $wpdb;
		$column = $part === 'title' ? 'post_title' : 'post_excerpt';
		return self::alike("$wpdb->posts p", "p.$column", '1 = 1');
	}

	/**
	 * The largest groups first. Only numbers are asked for, of each group some posts by the last digit of their ids, and texts are
	 * compared by a number too: so MariaDB groups them in its memory, in a quarter of the time. Whether they really are the same
	 * shows in what visitors get.
	 *
	 * @return list<list<int>>
	 */
	private static function alike(string $from, string $text, string $where): array {
		global $wpdb;
		$some = [];
		for ($digit = 0; $digit < self::OF_GROUP; $digit++) {
			$some[] = "MIN(CASE WHEN MOD(p.ID, 10) = $digit THEN p.ID END) AS id$digit";
		}
		$query =
			'SELECT ' .
			implode(', ', $some) .
			", MIN(p.ID) AS first_id, MAX(p.ID) AS last_id FROM $from WHERE $where AND $text <> '' AND " .
			$wpdb->prepare('p.ID > %d AND ', self::first_id()) .
			self::visible();
		$end = ' HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC LIMIT ' . self::GROUPS;
		$before = $wpdb->suppress_errors();
		$rows = $wpdb->get_results("$query GROUP BY CRC32($text) $end");
		$wpdb->suppress_errors($before);
		if ($wpdb->last_error !== '') {
			// SQLite knows no such function.
			$rows = $wpdb->get_results("$query GROUP BY $text $end");
		}
		return array_map(
			static fn(object $row): array => array_values(
				array_unique(array_map('intval', array_filter((array) $row))),
			),
			(array) $rows,
		);
	}

	private static function visible(): string {
		global $wpdb;
		$types = array_keys(PostTypes::viewable()) ?: [''];
		$in = implode(', ', array_fill(0, count($types), '%s'));
		return $wpdb->prepare(
			"p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($in)",
			$types,
		);
	}

	/**
	 * Those that search engines may list under their own address.
	 *
	 * @param list<int> $ids
	 * @return list<WP_Post>
	 */
	private function listed(array $ids): array {
		_prime_post_caches($ids, true, true);
		return array_values(
			array_filter(
				array_map('get_post', $ids),
				fn(?WP_Post $post): bool => $post !== null &&
					$this->indexable->reason(
						Answer::page($post),
						Own::of($post),
						static fn(): string => (string) get_permalink($post),
					) === null,
			),
		);
	}
}
