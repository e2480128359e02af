<?php
/**
 * Resolves rows of the queue to URLs.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Memory;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Term;

final class Submission {
	/** Number of objects that are loaded at once. */
	private const BATCH = 500;

	/** Maximum number of descendants of a page or term whose URL has changed. */
	private const MOST_BELOW = 1000;

	private readonly Eligibility $eligible;

	public function __construct(Settings $settings) {
		$this->eligible = new Eligibility($settings);
	}

	/**
	 * @param list<array{object: string, url: string}> $rows See Queue.
	 * @return list<string> Those that may be submitted, each once.
	 */
	public function urls(array $rows): array {
		$urls = [];
		foreach (array_chunk($rows, self::BATCH) as $some) {
			self::load($some);
			foreach ($some as $row) {
				foreach ($this->row_urls($row) as $url) {
					$url = SiteUrl::encoded($url);
					if (SiteUrl::is($url)) {
						$urls[$url] = true;
					}
				}
			}
			count($rows) > self::BATCH && Memory::free();
		}
		return array_map('strval', array_keys($urls));
	}

	/**
	 * @param array{object: string, url: string} $row
	 * @return list<string>
	 */
	private function row_urls(array $row): array {
		if ($row['object'] === '') {
			return [$row['url']];
		}
		$object = self::object($row['object']);
		$now = $object === null ? '' : $this->eligible->url($object);
		if ($row['url'] === '') {
			return $now === '' ? [] : [$now];
		}
		return $now === ''
			? [$row['url']]
			: [$row['url'], ...$this->below($object, $row['url'], $now)];
	}

	/**
	 * Returns the URLs of descendants, which change with the URL of their ancestor.
	 *
	 * @return list<string> Former and new URLs.
	 */
	private function below(WP_Post|WP_Term $object, string $old, string $new): array {
		$urls = [];
		foreach (self::descendants($object) as $one) {
			$url = $this->eligible->url($one);
			if ($url !== '' && str_starts_with($url, trailingslashit($new))) {
				$urls[] = trailingslashit($old) . substr($url, strlen(trailingslashit($new)));
				$urls[] = $url;
			}
		}
		return $urls;
	}

	/** @return list<WP_Post|WP_Term> */
	private static function descendants(WP_Post|WP_Term $object): array {
		if ($object instanceof WP_Term) {
			$ids = is_taxonomy_hierarchical($object->taxonomy)
				? (array) get_term_children($object->term_id, $object->taxonomy)
				: [];
			$ids = array_slice($ids, 0, self::MOST_BELOW);
			return array_values(
				array_filter(
					array_map(static fn($id) => get_term((int) $id), $ids),
					static fn($term): bool => $term instanceof WP_Term,
				),
			);
		}
		if (!is_post_type_hierarchical($object->post_type)) {
			return [];
		}
		$all = [];
		for ($level = [$object->ID]; $level !== [] && count($all) < self::MOST_BELOW; ) {
			$children = get_posts([
				'post_type' => $object->post_type,
				'post_parent__in' => $level,
				'post_status' => 'publish',
				'numberposts' => self::MOST_BELOW,
				// Corrupted rows may contain loops.
				'post__not_in' => [$object->ID, ...array_column($all, 'ID')],
				'suppress_filters' => true,
			]);
			array_push($all, ...$children);
			$level = array_column($children, 'ID');
		}
		return $all;
	}

	private static function object(string $name): WP_Post|WP_Term|null {
		[$kind, $id] = explode('-', $name, 2) + [1 => ''];
		$object = $kind === 'term' ? get_term((int) $id) : get_post((int) $id);
		return $object instanceof WP_Post || $object instanceof WP_Term ? $object : null;
	}

	/** @param list<array{object: string, url: string}> $rows */
	private static function load(array $rows): void {
		$ids = ['post' => [], 'term' => []];
		foreach ($rows as $row) {
			[$kind, $id] = explode('-', $row['object'], 2) + [1 => '0'];
			isset($ids[$kind]) && ($ids[$kind][] = (int) $id);
		}
		_prime_post_caches($ids['post'], true, true);
		_prime_term_caches($ids['term']);
	}
}
