<?php
/**
 * Iterates over all pages of the site.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Content\Archives;
use Pharos\Content\PostTypes;
use Pharos\Core\Memory;
use Pharos\Page\Context;
use Pharos\Schema\Pages;
use Pharos\Settings\Settings;
use WP;
use WP_Query;

/** In batches by id: memory use doesn't depend on the size of the site. */
final class SitePages {
	private const BATCH = 200;

	public function __construct(private readonly Settings $settings) {}

	/** Number of posts, terms and authors. */
	public function count(): int {
		global $wpdb;
		$count = 0;
		foreach ($this->tables() as [$table, $id, $where]) {
			$count += (int) $wpdb->get_var("SELECT COUNT(DISTINCT $id) FROM $table WHERE $where");
		}
		return $count;
	}

	/** @return \Generator<Context> */
	public function all(): \Generator {
		$names = ['special-front', 'special-blog', 'special-search', 'special-404'];
		if ($this->settings->get('date_archive')) {
			$names[] = 'special-date';
		}
		foreach (Archives::types() as $type) {
			$names[] = "$type->name|all|archive";
		}
		foreach ($names as $name) {
			$page = Pages::named($name);
			// A page that is the front page or the posts page comes with the posts.
			if ($page && !$page->post()) {
				yield $page;
			}
		}
		foreach ($this->tables() as [$table, $id, $where, $kind]) {
			yield from self::batches($table, $id, $where, $kind);
		}
	}

	/** The page at a URL of this site, as WordPress resolves it for a visitor; null if not found. */
	public static function at(string $url): ?Context {
		$_SERVER['REQUEST_URI'] = (string) preg_replace('~^[a-z]+://[^/]+~i', '', $url) ?: '/';
		$_SERVER['PHP_SELF'] = '/index.php';
		parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $_GET);
		$request = new WP();
		$request->parse_request();
		$query = new WP_Query($request->query_vars);
		$page = Context::from_query($query);
		$is_missing = $query->is_404() || ($query->is_singular() && $query->posts === []);
		return $is_missing || $page->kind === Context::OTHER ? null : $page;
	}

	/** @return list<array{string, string, string, string}> Table, id column, condition, and the prefix of page names. */
	private function tables(): array {
		global $wpdb;
		$in = static fn(array $names): string => "'" . implode("','", esc_sql($names)) . "'";
		$types = array_diff(array_keys(PostTypes::served($this->settings)), ['attachment']);
		$taxonomies = array_filter(get_taxonomies(), is_taxonomy_viewable(...));
		$tables = [
			[
				$wpdb->posts,
				'ID',
				"post_status = 'publish' AND post_type IN (" . $in($types) . ')',
				'post',
			],
			[$wpdb->term_taxonomy, 'term_id', 'taxonomy IN (' . $in($taxonomies) . ')', 'tax'],
		];
		if ($this->settings->get('author_archive')) {
			$is_author = "post_status = 'publish' AND post_type = 'post' AND post_author > 0";
			$tables[] = [$wpdb->posts, 'post_author', $is_author, 'user'];
		}
		return $tables;
	}

	/** @return \Generator<Context> */
	private static function batches(
		string $table,
		string $id,
		string $where,
		string $kind,
	): \Generator {
		global $wpdb;
		for ($last = 0; ; ) {
			$ids = array_map(
				'intval',
				$wpdb->get_col(
					$wpdb->prepare(
						"SELECT DISTINCT $id FROM $table WHERE $where AND $id > %d ORDER BY $id LIMIT %d",
						$last,
						self::BATCH,
					),
				),
			);
			match ($kind) {
				'post' => _prime_post_caches($ids),
				'tax' => _prime_term_caches($ids),
				default => cache_users($ids),
			};
			foreach ($ids as $one) {
				$page = Pages::named("$kind-$one");
				if ($page) {
					yield $page;
				}
			}
			Memory::free();
			if (count($ids) < self::BATCH) {
				return;
			}
			$last = end($ids);
		}
	}
}
