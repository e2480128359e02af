<?php
/**
 * Lists the pages to check.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\Compat\SeoPlugins;
use Pharos\Content\PostTitle;
use Pharos\Core\Deadline;
use Pharos\Core\Memory;
use Pharos\Core\Transaction;
use Pharos\ObjectSeo\PostIds;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\SearchConsole\Data\PageKey;
use Pharos\SearchConsole\Data\Rules;
use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Data\Windows;
use Pharos\SearchConsole\Inspection;
use Pharos\Settings\Settings;
use WP_Post;

/** Published posts without noindex, the home page, and other URLs that appeared in search results. */
final class PageList {
	private const BATCH = 200;

	/** Maximum number of URLs that belong to no post. */
	private const OTHERS = 500;

	private readonly Robots $robots;

	private readonly string $key;

	/** @param int $run Time when the list was begun. */
	public function __construct(
		private readonly Settings $settings,
		private readonly string $property,
		private readonly int $run,
	) {
		$this->robots = new Robots($settings);
		$this->key = md5($property);
	}

	/**
	 * Continues the list, newest posts first.
	 *
	 * @param int $below Continue with posts with smaller ids; 0 to start.
	 * @return int|null The next $below; null at the end.
	 */
	public function step(int $below, Deadline $deadline): ?int {
		if ($below === 0) {
			$this->add([home_url('/') => [self::site_name(), 0, time()]]);
			$this->add($this->other_pages());
			$below = PHP_INT_MAX;
		}
		do {
			$ids = PostIds::below($below, self::BATCH, true);
			$this->add($this->posts($ids));
			if (count($ids) < self::BATCH) {
				$this->remove_others();
				return null;
			}
			$below = min($ids);
			Memory::free();
		} while (!$deadline->is_over());
		return $below;
	}

	private static function site_name(): string {
		return wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
	}

	/** @param list<int> $ids @return array<string, array{string, int, int}> Title, post and time of publication by URL. */
	private function posts(array $ids): array {
		_prime_post_caches($ids, true, true);
		$urls = [];
		foreach ($ids as $id) {
			$post = get_post($id);
			if ($post && is_post_publicly_viewable($post) && $this->may_be_indexed($post)) {
				$urls[PageUrl::for_context(SeoPayload::page($post))] = [
					PostTitle::for_post($post),
					$id,
					(int) get_post_timestamp($post),
				];
			}
		}
		return $urls;
	}

	private function may_be_indexed(WP_Post $post): bool {
		// The output of another SEO plugin is unknown here.
		if ($post->post_password !== '' || SeoPlugins::active() !== null) {
			return $post->post_password === '';
		}
		$page = SeoPayload::page($post)->under($this->settings);
		return empty($this->robots->directives($page, [])['noindex']);
	}

	/** @return array<string, array{string, int, int}> Archives and other pages that appeared in search results. */
	private function other_pages(): array {
		global $wpdb;
		$window = Tables::exist() ? Windows::standing('90') : null;
		if ($window === null) {
			return [];
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT p.url, p.title FROM %i p INNER JOIN %i t ON t.page_id = p.id AND t.window_id = %d WHERE p.post_id = 0 AND p.state IN (%d, %d) ORDER BY t.impressions DESC LIMIT %d',
				Tables::pages(),
				Tables::totals(),
				$window['id'],
				Rules::UNKNOWN,
				Rules::FOUND,
				self::OTHERS,
			),
		);
		$urls = [];
		foreach ($rows as $row) {
			$urls[$row->url] = [$row->title, 0, 0];
		}
		return $urls;
	}

	/** @param array<string, array{string, int, int}> $urls Title, post and time of publication by URL. */
	private function add(array $urls): void {
		$pages = [];
		foreach ($urls as $url => $data) {
			$hash = PageKey::from_url($url);
			if ($hash !== '' && Inspection::is_within($url, $this->property)) {
				$pages[$hash] ??= [$url, ...$data];
			}
		}
		foreach (array_chunk($pages, self::BATCH, true) as $chunk) {
			$this->write($chunk);
		}
	}

	/** @param array<string, array{string, string, int, int}> $pages URL, title, post and time of publication by hash. */
	private function write(array $pages): void {
		global $wpdb;
		$hashes = array_map('strval', array_keys($pages));
		$marks = implode(', ', array_fill(0, count($hashes), '%s'));
		$clicks = self::clicks($hashes, $marks);
		$of_pages = "property = %s AND hash IN ($marks)";
		$known = $wpdb->get_results(
			$wpdb->prepare("SELECT hash, url, title, post_id, weight FROM %i WHERE $of_pages", [
				Table::name(),
				$this->key,
				...$hashes,
			]),
			OBJECT_K,
		);
		foreach ($pages as $hash => [$url, $title, $post, $published]) {
			$weight = $clicks[$hash] ?? 0;
			$values = [$url, mb_substr($title, 0, 255), (string) $post, (string) $weight];
			if (!isset($known[$hash])) {
				$this->insert((string) $hash, $values, self::order($published, $weight));
			} elseif (array_slice(array_values((array) $known[$hash]), 1) !== $values) {
				$this->update((string) $hash, $values);
			}
		}
		Transaction::write(
			$wpdb->prepare("UPDATE %i SET seen = %d WHERE $of_pages", [
				Table::name(),
				$this->run,
				$this->key,
				...$hashes,
			]),
		);
	}

	/** @param list<string> $values URL, title, post and clicks. */
	private function insert(string $hash, array $values, int $order): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (url, title, post_id, weight, property, hash, due) VALUES (%s, %s, %d, %d, %s, %s, %d)',
				[Table::name(), ...$values, $this->key, $hash, $order],
			),
		);
	}

	/** @param list<string> $values URL, title, post and clicks. */
	private function update(string $hash, array $values): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET url = %s, title = %s, post_id = %d, weight = %d WHERE property = %s AND hash = %s',
				[Table::name(), ...$values, $this->key, $hash],
			),
		);
	}

	/** Position of a page that was never checked: home page and new posts, then pages with clicks, then others. */
	private static function order(int $published, int $weight): int {
		return match (true) {
			$published > time() - MONTH_IN_SECONDS => 1,
			$weight > 0 => 2,
			default => 3,
		};
	}

	/** @param list<string> $hashes @return array<string, int> Clicks in 90 days by hash. */
	private static function clicks(array $hashes, string $marks): array {
		global $wpdb;
		$window = Tables::exist() ? Windows::standing('90') : null;
		if ($window === null) {
			return [];
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.hash, t.clicks FROM %i p INNER JOIN %i t ON t.page_id = p.id AND t.window_id = %d WHERE p.hash IN ($marks)",
				[Tables::pages(), Tables::totals(), $window['id'], ...$hashes],
			),
		);
		return array_map('intval', array_column($rows, 'clicks', 'hash'));
	}

	/** Removes pages that the list no longer has: deleted, or set to noindex. */
	private function remove_others(): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'DELETE FROM %i WHERE property = %s AND seen < %d',
				Table::name(),
				$this->key,
				$this->run,
			),
		);
	}
}
