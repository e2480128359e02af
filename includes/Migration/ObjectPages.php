<?php
/**
 * Pages of the posts, terms and users to migrate.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/**
 * A page is a range of ids: no page depends on the one before it, no rows are skipped by counting, and objects added or
 * removed in between don't move others to another page. So a page may be empty, or contain a few thousand ids.
 */
final class ObjectPages {
	/** Number of ids per page, and maximum number of pages: beyond that, pages grow. */
	private const IDS = 10_000;
	private const MOST_PAGES = 1000;

	public function __construct(private readonly Source $source) {}

	/** @param 'post'|'term'|'user' $kind */
	public function pages(string $kind): int {
		$last = self::last($kind);
		return max(1, (int) ceil($last / self::width($last)));
	}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @return array<string, list<int>> Ids by post type or taxonomy; those of users by `author`.
	 */
	public function page(string $kind, int $page): array {
		$width = self::width(self::last($kind));
		$ids = $this->source->ids($kind)->between(($page - 1) * $width + 1, $page * $width);
		$found = [];
		foreach (array_chunk($ids, 1000) as $some) {
			foreach (self::there($kind, $some) as $row) {
				$found[$row->type][] = (int) $row->id;
			}
		}
		return $found;
	}

	/** @return array{posts: int, terms: int, authors: int} Estimates, which include data of deleted objects. */
	public function counts(): array {
		return [
			'posts' => $this->source->ids('post')->count(),
			'terms' => $this->source->ids('term')->count(),
			'authors' => $this->source->ids('user')->count(),
		];
	}

	/**
	 * Returns the objects that exist and whose type has pages.
	 *
	 * @param list<int> $ids
	 * @return list<object{id: string, type: string}>
	 */
	private static function there(string $kind, array $ids): array {
		global $wpdb;
		$places = static fn(array $of): string => implode(
			', ',
			array_fill(0, count($of), is_int(current($of)) ? '%d' : '%s'),
		);
		$types = match ($kind) {
			'post' => ContentTypes::types(),
			'term' => ContentTypes::taxonomies(),
			default => ['author'],
		};
		return $wpdb->get_results(
			match ($kind) {
				'post' => $wpdb->prepare(
					"SELECT ID AS id, post_type AS type FROM $wpdb->posts
					WHERE ID IN ({$places($ids)}) AND post_type IN ({$places($types)}) AND post_status <> 'auto-draft'
					ORDER BY ID",
					[...$ids, ...$types],
				),
				'term' => $wpdb->prepare(
					"SELECT term_id AS id, taxonomy AS type FROM $wpdb->term_taxonomy
					WHERE term_id IN ({$places($ids)}) AND taxonomy IN ({$places($types)})
					ORDER BY term_id",
					[...$ids, ...$types],
				),
				default => $wpdb->prepare(
					"SELECT ID AS id, 'author' AS type FROM $wpdb->users WHERE ID IN ({$places(
						$ids,
					)}) ORDER BY ID",
					$ids,
				),
			},
		);
	}

	private static function last(string $kind): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			match ($kind) {
				'post' => "SELECT MAX(ID) FROM $wpdb->posts",
				'term' => "SELECT MAX(term_id) FROM $wpdb->terms",
				default => "SELECT MAX(ID) FROM $wpdb->users",
			},
		);
	}

	/** Returns the width of a page. It doubles as needed, so that a few more ids change no page. */
	private static function width(int $last): int {
		$width = self::IDS;
		while ($last / $width > self::MOST_PAGES) {
			$width *= 2;
		}
		return $width;
	}
}
