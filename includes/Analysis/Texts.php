<?php
/**
 * Texts of all published posts.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** Reads them in ranges of ids, newest first: no query is for a single post, and no text is kept in memory. */
final class Texts {
	/** Number of texts to load at once, and maximum length of each in characters. */
	private const TEXTS = 300;
	private const LONGEST = 200_000;

	/** The widest range of ids. */
	private const WIDEST = 100_000;

	/**
	 * @param list<string> $types   Post types.
	 * @param list<string> $needles Only texts with one of these are loaded; the others are ''.
	 * @param float        $end     The time to end at.
	 * @return \Generator<int, list<object{ID: string, text: string}>, mixed, bool> Whether there was time for all.
	 */
	public static function newest_first(array $types, array $needles, float $end): \Generator {
		global $wpdb;
		$in = implode(', ', array_fill(0, count($types), '%s'));
		$has = implode(' OR ', array_fill(0, count($needles), 'post_content LIKE %s'));
		$like = array_map(
			static fn(string $needle): string => '%' . $wpdb->esc_like($needle) . '%',
			$needles,
		);
		$below = 1 + (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts");
		$width = self::TEXTS;
		while ($below > 1) {
			if (microtime(true) > $end) {
				return false;
			}
			$from = max(1, $below - $width);
			$rows = (array) $wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID, CASE WHEN $has THEN SUBSTRING(post_content, 1, %d) ELSE '' END AS text FROM $wpdb->posts
					WHERE ID >= %d AND ID < %d AND post_status = 'publish' AND post_type IN ($in) ORDER BY ID DESC LIMIT %d",
					...[...$like, self::LONGEST, $from, $below, ...$types, self::TEXTS],
				),
			);
			yield $rows;
			$is_full = count($rows) === self::TEXTS;
			$below = $is_full ? (int) end($rows)->ID : $from;
			// Revisions and attachments are in between: a range is as wide as needed to find enough texts.
			$width = match (true) {
				$is_full => max(self::TEXTS, intdiv($width, 2)),
				count($rows) < self::TEXTS / 3 => min(self::WIDEST, 2 * $width),
				default => $width,
			};
		}
		return true;
	}
}
