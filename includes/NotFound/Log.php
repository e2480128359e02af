<?php
/**
 * Logs URLs that weren't found.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\AddOns;
use Pharos\Core\Utf8;
use Pharos\Redirects\Front;
use Pharos\Redirects\TargetText;
use Pharos\Settings\Settings;

/**
 * Logs requests after the response is sent. Under load only a sample is written, so numbers are lower bounds. Requests by attackers are
 * counted in one row.
 */
final class Log {
	public const SETTING = 'enable_not_found_log';

	/** Limits of the log: number of rows, and age in days. */
	public const ROWS = 10_000;
	public const DAYS = 60;

	/** Maximum number of requests logged per minute. */
	private const PER_MINUTE = 100;

	/** Maximum length of a URL: one more than redirects can have, so that none is made of the beginning of a URL. */
	public const LENGTH = TargetText::LENGTH + 1;

	/** The `lookup` of rows that aren't URLs: the request count of the current minute, and the requests by attackers. */
	public const METER = 'meter';
	public const PROBES = 'probes';

	/**
	 * Whether requests are logged: as set by the administrator; by default, unless there is a page cache, which may respond to such
	 * requests without WordPress.
	 */
	public static function is_on(Settings $settings): bool {
		return $settings->get(self::SETTING) &&
			($settings->is_chosen(self::SETTING) || !self::has_page_cache());
	}

	public static function has_page_cache(): bool {
		$has_cache = WP_CACHE && file_exists(WP_CONTENT_DIR . '/advanced-cache.php');
		/**
		 * Filters whether a page cache may respond to requests for URLs that don't exist, so that the log would miss them. Hosts
		 * whose cache WordPress doesn't detect return true. With one, the log of such URLs is off until a user turns it on.
		 *
		 * @param bool $has_cache Default: whether WordPress has a page cache.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_has_page_cache', '__return_true');
		 */
		$filtered = apply_filters('pharos_has_page_cache', $has_cache);
		return is_bool($filtered)
			? $filtered
			: AddOns::refuse('pharos_has_page_cache', $filtered, $has_cache);
	}

	/** The number of URLs in the log. */
	public static function count(): int {
		global $wpdb;
		return Table::exists()
			? (int) $wpdb->get_var(
				$wpdb->prepare('SELECT COUNT(*) FROM %i WHERE lookup NOT IN (%s, %s)', [
					Table::name(),
					self::METER,
					self::PROBES,
				]),
			)
			: 0;
	}

	/** On `template_redirect` of a missing page, after all redirects. */
	public static function plan(Settings $settings): void {
		if (
			is_404() &&
			http_response_code() === 404 &&
			!is_customize_preview() &&
			self::is_on($settings)
		) {
			add_action('shutdown', static function (): void {
				try {
					self::write();
				} catch (\RuntimeException) {
					// The database refuses to be written: the visitor has the page nevertheless.
				}
			});
		}
	}

	private static function write(): void {
		$agent = (string) wp_unslash($_SERVER['HTTP_USER_AGENT'] ?? '');
		if (Client::is_own($agent, home_url())) {
			return;
		}
		$address = Front::requested();
		// On sites with plain permalinks, this is the home page with a query string.
		$url = $address->path === '' ? $address->readable() : strtok($address->readable(), '?');
		if (!Utf8::is_valid($url)) {
			return;
		}
		Table::need();
		if (!self::may_write()) {
			return;
		}
		$referrer = Referrer::from_header(
			(string) wp_unslash($_SERVER['HTTP_REFERER'] ?? ''),
			$address,
		);
		$client = Client::kind($agent);
		$is_probe = Client::is_probe(
			self::below_index($address->path),
			$referrer->is_link || Client::KINDS[$client] === 'search_engine',
		);
		$is_new = self::store(
			$is_probe ? self::PROBES : md5($address->path === '' ? $url : $address->path),
			$is_probe ? '' : mb_substr($url, 0, self::LENGTH, 'UTF-8'),
			$is_probe ? '' : $referrer->text,
			$client,
		);
		if ($is_new) {
			self::prune();
		}
	}

	/** The path without the `/index.php` that all permalinks of a site without URL rewriting begin with. */
	private static function below_index(string $path): string {
		global $wp_rewrite;
		$index = "/$wp_rewrite->index/";
		return $wp_rewrite->using_index_permalinks() && str_starts_with($path, $index)
			? substr($path, strlen($index) - 1)
			: $path;
	}

	/** Counts this request, and returns false if the limit of this minute is reached. Web servers share the count in the database. */
	private static function may_write(): bool {
		global $wpdb;
		$minute = gmdate('Y-m-d H:i:00');
		if (Table::is_full($minute)) {
			return false;
		}
		$counted = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET times = CASE WHEN last_time = %s THEN times + 1 ELSE 1 END, last_time = %s
				WHERE lookup = %s AND (last_time <> %s OR times < %d)',
				[Table::name(), $minute, $minute, self::METER, $minute, self::PER_MINUTE],
			),
		);
		if ($counted === 0) {
			// Either the limit is reached, or other code has deleted the row of the count.
			$counted = $wpdb->query(Table::first_count($minute));
			$counted === 0 && Table::note_full($minute);
		}
		return (bool) $counted;
	}

	/** @return bool Whether the URL is new. */
	private static function store(
		string $lookup,
		string $url,
		string $referrer,
		int $client,
	): bool {
		global $wpdb;
		$now = gmdate('Y-m-d H:i:s');
		$count = $wpdb->prepare(
			"UPDATE %i SET times = times + 1, last_time = %s, client = CASE WHEN client > %d THEN client ELSE %d END,
			referrer = CASE WHEN %s = '' THEN referrer ELSE %s END WHERE lookup = %s",
			[Table::name(), $now, $client, $client, $referrer, $referrer, $lookup],
		);
		if ($wpdb->query($count)) {
			return false;
		}
		$is_new = (bool) $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (lookup, url, times, last_time, referrer, client) VALUES (%s, %s, 1, %s, %s, %d)',
				[Table::name(), $lookup, $url, $now, $referrer, $client],
			),
		);
		// Another request has just added the row.
		$is_new || $wpdb->query($count);
		return $is_new;
	}

	private static function prune(): void {
		global $wpdb;
		$table = Table::name();
		$protected = [self::METER, self::PROBES];
		$wpdb->query(
			$wpdb->prepare('DELETE FROM %i WHERE last_time < %s AND lookup NOT IN (%s, %s)', [
				$table,
				gmdate('Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS),
				...$protected,
			]),
		);
		$excess = self::count() - self::ROWS;
		// Requests for made-up URLs, one each, push out only others of their kind.
		foreach (["times = 1 AND COALESCE(referrer, '') = ''", '1 = 1'] as $where) {
			$ids =
				$excess > 0
					? $wpdb->get_col(
						$wpdb->prepare(
							"SELECT id FROM %i WHERE $where AND lookup NOT IN (%s, %s) ORDER BY last_time, id LIMIT %d",
							[$table, ...$protected, $excess],
						),
					)
					: [];
			$excess -= count($ids);
			foreach (array_chunk($ids, 1000) as $some) {
				$in = implode(', ', array_map(intval(...), $some));
				$wpdb->query($wpdb->prepare("DELETE FROM %i WHERE id IN ($in)", [$table]));
			}
		}
	}
}
