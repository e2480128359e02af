<?php
/**
 * The entries of a post type or taxonomy in the HTML sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps\Html;

use Pharos\Content\Ancestors;
use Pharos\Content\Restriction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Indexable;
use Pharos\Sitemaps\Lists;
use Pharos\Sitemaps\PostLinks;
use Pharos\Sitemaps\Rows;
use Pharos\Sitemaps\VisitorLists;
use Pharos\Sitemaps\VisitorTerms;
use Pharos\Text\Text;
use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

/**
 * Takes a fixed number of queries. Doesn't use the tables of the XML sitemaps, which don't exist while those are off.
 */
final class Entries {
	/** Maximum number of entries: longer lists aren't useful for visitors. */
	private const MOST = 500;

	/** Maximum number of further queries if other plugins hide the posts read so far. */
	private const MOST_READ = 5;

	private readonly Indexable $indexable;

	public function __construct(Settings $settings) {
		$this->indexable = new Indexable($settings);
	}

	/**
	 * @return array{name: string, label: string, links: list<array>, more: array|null} A section of the sitemap, see Sitemap.
	 */
	public function section(WP_Post_Type|WP_Taxonomy $kind): array {
		$is_type = $kind instanceof WP_Post_Type;
		[$objects, $has_more] = $this->objects($kind);
		return [
			'name' => $kind->name,
			'label' => self::label($kind),
			'links' => $kind->hierarchical
				? (new Tree($objects))->links()
				: array_map(Tree::link(...), $is_type ? $objects : Tree::sorted($objects)),
			'more' => $has_more ? self::archive($kind) : null,
		];
	}

	/** @return array{list<WP_Post|WP_Term>, bool} The objects that can be indexed, newest posts first, and whether there are more. */
	public function objects(WP_Post_Type|WP_Taxonomy $kind): array {
		$is_type = $kind instanceof WP_Post_Type;
		$objects = $is_type ? $this->posts($kind->name) : $this->terms($kind->name);
		return [
			$this->listed($is_type ? 'post' : 'term', array_slice($objects, 0, self::MOST)),
			$is_type && count($objects) > self::MOST,
		];
	}

	public static function label(WP_Post_Type|WP_Taxonomy $kind): string {
		return Text::plain($kind->labels->name);
	}

	/** @return list<WP_Post> The newest posts that visitors can see, and one more. With their content if they have no title. */
	private function posts(string $type): array {
		$posts = [];
		$last = null;
		for ($i = 0; $i < self::MOST_READ && count($posts) <= self::MOST; $i++) {
			$read = $this->read($type, $last);
			$last = end($read) ?: null;
			$found = array_flip(
				$this->indexable->visitors->found($type, array_column($read, 'ID')),
			);
			foreach ($read as $post) {
				isset($found[$post->ID]) && ($posts[] = $post);
			}
			if (count($read) <= self::MOST) {
				break;
			}
		}
		$posts = array_slice($posts, 0, self::MOST + 1);
		PostLinks::load($posts);
		return $posts;
	}

	/** @return list<WP_Post> The newest posts before another one, and one more. */
	private function read(string $type, ?WP_Post $last): array {
		global $wpdb;
		$before = $last
			? $wpdb->prepare(
				' AND post_date <= %s AND (post_date < %s OR ID < %d)',
				$last->post_date,
				$last->post_date,
				$last->ID,
			)
			: '';
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_author, post_date, post_date_gmt, post_status, post_name, post_parent, post_type, post_title, post_modified_gmt, menu_order,
				CASE WHEN TRIM(post_title) = '' OR post_title LIKE '<%%' OR post_title LIKE '&%%' THEN post_content ELSE '' END AS post_content
				FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' AND post_password = ''",
				$type,
			) .
				$before .
				$this->unless_noindex('post', $type, 'ID') .
				' ORDER BY post_date DESC, ID DESC LIMIT ' .
				(self::MOST + 1),
		);
		return array_map(static function (object $row): WP_Post {
			// Otherwise WordPress would load each post again.
			$post = new WP_Post((object) ['filter' => 'raw', ...(array) $row]);
			foreach (['ID', 'post_parent', 'menu_order'] as $number) {
				$post->$number = (int) $post->$number;
			}
			return $post;
		}, (array) $rows);
	}

	/** @return list<WP_Term> The terms with the most posts, and all their ancestors: their archives show these posts too. */
	private function terms(string $taxonomy): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT term_id, term_taxonomy_id FROM $wpdb->term_taxonomy WHERE taxonomy = %s AND count > 0",
				$taxonomy,
			) .
				$this->unless_noindex('term', $taxonomy, 'term_id') .
				' ORDER BY count DESC, term_id LIMIT ' .
				self::MOST,
		);
		$ids = array_map(intval(...), array_column($rows, 'term_id', 'term_taxonomy_id'));
		$filled = VisitorLists::filled(
			$this->indexable->visitors,
			'term',
			array_keys($ids),
			Lists::types_of($taxonomy),
		);
		$ids = array_values(array_intersect_key($ids, array_flip($filled)));
		$ids = VisitorTerms::found($taxonomy, $ids);
		Ancestors::load_terms($ids);
		$terms = [];
		while ($ids !== []) {
			$found = array_filter(
				array_map(static fn(int $id) => get_term($id, $taxonomy), $ids),
				static fn($term): bool => $term instanceof WP_Term,
			);
			$terms += array_column($found, null, 'term_id');
			$ids = array_diff(
				array_unique(array_column($found, 'parent')),
				[0],
				array_keys($terms),
			);
		}
		return array_values($terms);
	}

	/**
	 * An SQL condition that excludes objects set to noindex individually, so that they don't count toward the limit. Other rules are
	 * applied later.
	 *
	 * @param 'post'|'term' $of
	 */
	private function unless_noindex(string $of, string $kind, string $id): string {
		global $wpdb;
		$object = (object) ['ID' => 0, 'post_type' => $kind, 'term_id' => 0, 'taxonomy' => $kind];
		$is_noindexed = $this->indexable->is_noindexed(
			self::page($of === 'post' ? new WP_Post($object) : new WP_Term($object)),
		);
		if (!$this->indexable->can_differ()) {
			return $is_noindexed ? ' AND 1 = 0' : '';
		}
		return $wpdb->prepare(
			' AND %i ' .
				($is_noindexed ? 'IN' : 'NOT IN') .
				' (SELECT %i FROM %i WHERE meta_key = %s AND meta_value = %s)',
			$id,
			"{$of}_id",
			_get_meta_table($of),
			ObjectMeta::PREFIX . 'noindex',
			$is_noindexed ? 'no' : 'yes',
		);
	}

	/**
	 * @param 'post'|'term'         $of
	 * @param list<WP_Post|WP_Term> $objects
	 * @return list<WP_Post|WP_Term>
	 */
	private function listed(string $of, array $objects): array {
		$ids = array_column($objects, $of === 'post' ? 'ID' : 'term_id');
		$rows = Rows::read($of, $ids);
		$of === 'post' && Restriction::load($ids);
		return array_values(
			array_filter(
				$objects,
				fn(WP_Post|WP_Term $object): bool => $this->indexable->reason(
					self::page($object),
					$rows[Tree::id($object)] ?? ObjectMeta::none(),
					static fn(): string => Tree::link($object)['url'],
				) === null,
			),
		);
	}

	private static function page(WP_Post|WP_Term $object): Context {
		return $object instanceof WP_Post
			? Context::of_post($object)
			: new Context(Context::TERM, $object);
	}

	/** The link to all posts of a type; null if there is no such page. */
	private static function archive(WP_Post_Type $type): ?array {
		$is_home_without_posts =
			$type->name === 'post' &&
			get_option('show_on_front') === 'page' &&
			!get_option('page_for_posts');
		$url = $is_home_without_posts ? '' : get_post_type_archive_link($type->name);
		if (!$url) {
			return null;
		}
		return [
			/* translators: %s: name of a post type, such as Posts. */
			'title' => sprintf(__('More: %s', 'pharos-seo'), self::label($type)),
			'url' => $url,
		];
	}
}
