<?php
/**
 * Counts the pages on which a schema is output.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Content\Archives;
use Pharos\Content\PostTypes;
use Pharos\Page\Context;
use Pharos\Settings\Settings;

/**
 * Counts public pages: published posts, terms (also without posts), post type archives, authors with posts, years, months and days with
 * posts, and one page each for the home page, the posts page, searches and "not found". A paginated archive counts as one page. Posts and
 * terms are counted by the database; for all others, Conditions is evaluated.
 *
 * @phpstan-import-type Places from CoverageWhere
 */
final class Coverage {
	/** Maximum number of examples. */
	private const EXAMPLES = 5;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param array{show_on?: Places, not_show_on?: Places} $schema
	 * @return array{count: int, examples: list<array{id: string, label: string, url: string}>} Examples: the newest posts, then terms, then
	 *         the others; ids as in Pages.
	 */
	public function measure(array $schema): array {
		[$posts, $post_ids] = $this->posts($schema);
		[$terms, $term_ids] = self::terms($schema, self::EXAMPLES - count($post_ids));
		$count = $posts + $terms;
		$names = [
			...array_map(static fn($id): string => "post-$id", $post_ids),
			...array_map(static fn($id): string => "tax-$id", $term_ids),
		];
		foreach ($this->other_pages() as $name => [$page, $number]) {
			if (Conditions::fit($schema, $page)) {
				$pages = is_int($number) ? $number : $number();
				$count += $pages;
				$names = $pages > 0 ? [...$names, $name] : $names;
			}
		}
		$examples = array_map(Pages::named(...), array_slice($names, 0, self::EXAMPLES));
		return [
			'count' => $count,
			'examples' => array_map(Pages::described(...), array_values(array_filter($examples))),
		];
	}

	/** @return array{int, list<string>} Number of posts, and ids of the newest. */
	private function posts(array $schema): array {
		global $wpdb;
		$where = CoverageWhere::posts($schema['show_on'] ?? []);
		if ($where === CoverageWhere::NOTHING) {
			return [0, []];
		}
		$not = CoverageWhere::posts($schema['not_show_on'] ?? []);
		$types = PostTypes::served($this->settings);
		$files = isset($types['attachment']);
		unset($types['attachment']);
		$is_public = "p.post_status = 'publish'";
		$is_public .= ' AND p.post_type IN (' . CoverageWhere::in(array_keys($types)) . ')';
		$join = '';
		if ($files) {
			// An attachment is public if its parent post is.
			$join = "LEFT JOIN $wpdb->posts above ON above.ID = p.post_parent";
			$is_public = "($is_public OR (p.post_type = 'attachment' AND p.post_status = 'inherit'
				AND (above.ID IS NULL OR above.post_status IN ('publish', 'inherit', 'trash'))))";
		}
		$from = $wpdb->prepare(
			"FROM $wpdb->posts p $join WHERE $is_public AND p.ID <> %d AND ",
			Pages::posts_page(),
		);
		$from .= "$where AND NOT $not";
		$count = (int) $wpdb->get_var("SELECT COUNT(*) $from");
		$ids =
			$count > 0
				? $wpdb->get_col(
					"SELECT p.ID $from ORDER BY p.post_date DESC, p.ID DESC LIMIT " .
						self::EXAMPLES,
				)
				: [];
		_prime_post_caches($ids, false, false);
		return [$count, $ids];
	}

	/** @return array{int, list<string>} Number of terms, and ids of those with most posts. */
	private static function terms(array $schema, int $examples): array {
		global $wpdb;
		$where = CoverageWhere::terms($schema['show_on'] ?? []);
		$taxonomies = array_filter(get_taxonomies(), is_taxonomy_viewable(...));
		if ($where === CoverageWhere::NOTHING || $taxonomies === []) {
			return [0, []];
		}
		$not = CoverageWhere::terms($schema['not_show_on'] ?? []);
		$from =
			"FROM $wpdb->term_taxonomy t WHERE t.taxonomy IN (" .
			CoverageWhere::in($taxonomies) .
			") AND $where AND NOT $not";
		$count = (int) $wpdb->get_var("SELECT COUNT(*) $from");
		$ids =
			$count > 0 && $examples > 0
				? $wpdb->get_col(
					"SELECT t.term_id $from ORDER BY t.count DESC, t.term_id LIMIT $examples",
				)
				: [];
		_prime_term_caches($ids, false);
		return [$count, $ids];
	}

	/**
	 * All other kinds of pages.
	 *
	 * @return array<string, array{Context, int|\Closure(): int}> By the name of an example: a page of the kind, and the number of such
	 *         pages.
	 */
	private function other_pages(): array {
		$others = [];
		foreach (
			['special-front' => Context::HOME, 'special-blog' => Context::POSTS_PAGE]
			as $name => $kind
		) {
			$page = Pages::named($name);
			// A front page that is a static page is counted as a post.
			if ($page?->kind === $kind) {
				$others[$name] = [$page, 1];
			}
		}
		foreach (Archives::types() as $type) {
			$others["$type->name|all|archive"] = [
				new Context(Context::POST_TYPE_ARCHIVE, $type),
				1,
			];
		}
		if ($this->settings->get('author_archive')) {
			$others['special-author'] = [new Context(Context::AUTHOR), self::authors(...)];
		}
		if ($this->settings->get('date_archive')) {
			$others['special-date'] = [new Context(Context::DATE), self::dates(...)];
		}
		return $others + [
			'special-search' => [new Context(Context::SEARCH), 1],
			'special-404' => [new Context(Context::NOT_FOUND), 1],
		];
	}

	private static function authors(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			"SELECT COUNT(DISTINCT p.post_author) FROM $wpdb->posts p JOIN $wpdb->users u ON u.ID = p.post_author
			WHERE p.post_type = 'post' AND p.post_status = 'publish'",
		);
	}

	/** Number of years, months and days with posts. */
	private static function dates(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			"SELECT COUNT(DISTINCT LEFT(post_date, 4)) + COUNT(DISTINCT LEFT(post_date, 7)) + COUNT(DISTINCT LEFT(post_date, 10))
			FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish'",
		);
	}
}
