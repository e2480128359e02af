<?php
/**
 * Suggests redirect targets for URLs that weren't found.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Content\PostTypes;
use Pharos\Core\Utf8;

/** Handles a page of URLs at once: a fixed number of queries, one of which reads titles. */
final class Suggestions {
	private const MOST = 3;

	/** Maximum number of posts that are compared. */
	private const CANDIDATES = 300;

	/** Minimum similarity of the words of a URL and of a candidate, from 0 to 1. */
	private const LIKENESS = 0.4;

	/** Stop words. */
	private const EMPTY_WORDS = [
		'the',
		'and',
		'for',
		'html',
		'htm',
		'php',
		'index',
		'page',
		'post',
		'category',
		'tag',
		'www',
	];

	/**
	 * @param array<int, string> $urls Paths by id.
	 * @return array<int, list<array{target: string, title: string, url: string, why: string}>> By id, best matches first. `why`:
	 *         `old_slug`,
	 *         `slug` or `title`.
	 */
	public static function for(array $urls): array {
		$slugs = array_map(self::slug(...), $urls);
		$words = array_map(self::words(...), $slugs);
		$old = self::by_old_slug($slugs);
		$candidates = [...self::posts($slugs, $words), ...self::terms($slugs)];
		$found = [];
		foreach ($urls as $id => $url) {
			$scores = [];
			foreach ($old[$slugs[$id]] ?? [] as $post) {
				$scores["post-$post"] = [2.0, 'old_slug'];
			}
			foreach ($candidates as $name => $candidate) {
				$score = self::score($slugs[$id], $words[$id], $candidate);
				if ($score !== null && $score[0] > ($scores[$name][0] ?? 0)) {
					$scores[$name] = $score;
				}
			}
			uasort($scores, static fn(array $a, array $b): int => $b[0] <=> $a[0]);
			$found[$id] = [];
			foreach ($scores as $name => [, $why]) {
				$page = self::page($name);
				if ($page !== null && count($found[$id]) < self::MOST) {
					$found[$id][] = ['target' => $name] + $page + ['why' => $why];
				}
			}
		}
		return $found;
	}

	/** @return array{float, string}|null */
	private static function score(string $slug, array $words, array $candidate): ?array {
		if ($slug !== '' && $slug === $candidate['slug']) {
			return [1.5, 'slug'];
		}
		$best = null;
		foreach (['slug' => $candidate['slug'], 'title' => $candidate['title']] as $why => $text) {
			$others = self::words(sanitize_title($text));
			$common = count(array_intersect($words, $others));
			$all = count(array_unique([...$words, ...$others]));
			// One word in common, such as the shop's product, says little, unless it is all that either has.
			$likeness = $common > 1 || $common === $all ? $common / max(1, $all) : 0;
			if ($likeness >= self::LIKENESS && $likeness > ($best[0] ?? 0)) {
				$best = [$likeness, $why];
			}
		}
		return $best;
	}

	/** @return array<string, list<int>> Ids of posts by former slugs. */
	private static function by_old_slug(array $slugs): array {
		global $wpdb;
		$slugs = array_values(array_unique(array_filter($slugs, 'strlen')));
		if ($slugs === []) {
			return [];
		}
		$in = implode(', ', array_fill(0, count($slugs), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = '_wp_old_slug' AND meta_value IN ($in) LIMIT 100",
				$slugs,
			),
		);
		$found = [];
		foreach ($rows as $row) {
			$found[$row->meta_value][] = (int) $row->post_id;
		}
		return $found;
	}

	/** @return array<string, array{slug: string, title: string}> Published posts whose slug or title contains a word of a URL. */
	private static function posts(array $slugs, array $words): array {
		global $wpdb;
		$types = array_diff(array_keys(PostTypes::viewable()), ['attachment']);
		$like = [];
		foreach ($words as $of_url) {
			// The longest words are the most specific.
			usort($of_url, static fn(string $a, string $b): int => strlen($b) <=> strlen($a));
			foreach (array_slice($of_url, 0, 2) as $word) {
				$like[$word] = '%' . $wpdb->esc_like($word) . '%';
			}
		}
		$like = array_values($like);
		if ($types === [] || $like === []) {
			return [];
		}
		$is_like = implode(
			' OR ',
			array_fill(0, count($like), 'post_name LIKE %s OR post_title LIKE %s'),
		);
		$in = implode(', ', array_fill(0, count($types), '%s'));
		$values = [...$types];
		foreach ($like as $one) {
			array_push($values, $one, $one);
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_name, post_title FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ($in) AND ($is_like)
				ORDER BY ID DESC LIMIT %d",
				[...$values, self::CANDIDATES],
			),
		);
		$found = [];
		foreach ($rows as $row) {
			$found["post-$row->ID"] = [
				'slug' => urldecode($row->post_name),
				'title' => $row->post_title,
			];
		}
		return $found;
	}

	/** @return array<string, array{slug: string, title: string}> Terms with the slug of a URL. */
	private static function terms(array $slugs): array {
		$terms = get_terms([
			'taxonomy' => array_keys(PostTypes::taxonomies()),
			'slug' => array_values(array_filter($slugs, 'strlen')) ?: ['-'],
			'number' => 50,
		]);
		$found = [];
		foreach (is_array($terms) ? $terms : [] as $term) {
			$found["term-$term->term_id"] = [
				'slug' => urldecode($term->slug),
				'title' => $term->name,
			];
		}
		return $found;
	}

	/** @return array{title: string, url: string}|null Null unless the post or term is public. */
	private static function page(string $name): ?array {
		[$kind, $id] = \Pharos\Redirects\Target::object($name);
		$url = \Pharos\Redirects\Target::of_object($kind, $id);
		if ($url === null) {
			return null;
		}
		$title = $kind === 'post' ? get_the_title($id) : get_term($id)->name;
		return [
			'title' => html_entity_decode(wp_strip_all_tags($title), ENT_QUOTES, 'UTF-8'),
			'url' => $url,
		];
	}

	/** The last part of a path, sanitized like a slug in WordPress. */
	private static function slug(string $url): string {
		$path = rawurldecode((string) strtok($url, '?'));
		$last = basename(rtrim($path, '/'));
		return urldecode(
			sanitize_title((string) preg_replace('/\.(?:html?|php|aspx?)$/i', '', $last)),
		);
	}

	/** @return list<string> */
	private static function words(string $slug): array {
		$words = preg_split('/[^\p{L}\p{N}]+/u', Utf8::lower(urldecode($slug))) ?: [];
		return array_values(
			array_unique(
				array_filter(
					$words,
					static fn(string $word): bool => mb_strlen($word, 'UTF-8') > 2 &&
						!in_array($word, self::EMPTY_WORDS, true),
				),
			),
		);
	}
}
