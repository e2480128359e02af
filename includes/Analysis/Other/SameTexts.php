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

	/** Posts of a group that are looked at. */
	private const OF_GROUP = 10;

	/** Ids, counted from the newest, that are looked at: more would take a database minutes. */
	public const IDS = 300_000;

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
		foreach ([...$this->of_fields($part), ...$this->of_columns($part)] as $ids) {
			if ($this->site->deadline->is_over() || count($groups) > 2 * self::MOST) {
				break;
			}
			foreach ($this->listed($ids) as $post) {
				$text = mb_strtolower($this->text($part, $post));
				if ($text !== '') {
					$groups[$text][$post->ID] = $post;
				}
			}
		}
		$groups = array_filter($groups, static fn(array $posts): bool => count($posts) > 1);
		return array_map(array_values(...), array_slice(array_values($groups), 0, self::MOST));
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
		return self::ids(
			$wpdb->prepare(
				"SELECT GROUP_CONCAT(p.ID) AS ids FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND m.meta_value <> '' AND m.post_id > %d AND " .
					self::visible() .
					' GROUP BY MD5(m.meta_value)',
				Own::PREFIX . $part,
				self::first_id(),
			),
		);
	}

	/** @return list<list<int>> Posts that are called the same, or have the same excerpt. */
	private function of_columns(string $part): array {
		global $wpdb;
		$column = $part === 'title' ? 'post_title' : 'post_excerpt';
		return self::ids(
			$wpdb->prepare(
				"SELECT GROUP_CONCAT(p.ID) AS ids FROM $wpdb->posts p
				WHERE p.$column <> '' AND p.ID > %d AND " .
					self::visible() .
					" GROUP BY MD5(p.$column)",
				self::first_id(),
			),
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
	 * @param string $query Without its end.
	 * @return list<list<int>> The largest groups first.
	 */
	private static function ids(string $query): array {
		global $wpdb;
		$rows = $wpdb->get_col(
			"$query HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC LIMIT " . self::GROUPS,
		);
		// A database may cut long lists off at the end.
		return array_map(
			static fn(string $ids): array => array_map(
				'intval',
				array_slice(explode(',', $ids), 0, self::OF_GROUP),
			),
			$rows,
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
