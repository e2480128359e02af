<?php
/**
 * Fills a site with any number of posts for benchmarks and tests, with varied content like a site that has grown for years.
 *
 * Rows are written in large batches instead of WordPress functions, which would take hours for a million posts. The same post
 * number always creates the same post, so that a site can be filled in several steps. Posts, terms and users have ids from
 * FIRST on.
 */

declare(strict_types=1);

namespace Pharos\Tests;

final class Fill {
	public const FIRST = 10_000;

	/** Number of posts with a common random seed: each step fills whole chunks. */
	public const CHUNK = 5000;

	/** Number of rows per INSERT. */
	private const BATCH = 1000;

	private const AUTHORS = 1000;
	private const CATEGORIES = 60;
	private const TAGS = 1000;
	private const IMAGES = 500;

	private const WORDS = 'amber barley cedar chai cloud copper dawn dusk ember fern fog garden ginger harbour hazel honey ink iris jade kettle lantern leaf lemon linen maple matcha meadow mint moss oak olive orchid paper pepper plum quill rain river saffron sage salt silver slate smoke spice stone thyme tide willow winter';

	/** @param int $seed Another seed creates other posts. */
	public function __construct(private readonly int $seed = 1) {}

	/** Creates posts up to a total number, in whole chunks, with related data; existing posts stay. */
	public function up_to(int $count): void {
		global $wpdb;
		$there = (int) get_option('pharos_test_filled', 0);
		if ($there === 0) {
			$this->surroundings();
		}
		while ($there < $count) {
			$from = $there + 1;
			$there += self::CHUNK;
			$wpdb->query('START TRANSACTION');
			$this->posts($from, $there);
			$this->meta($from, $there);
			$this->terms_of_posts($from, $there);
			$wpdb->query('COMMIT');
			update_option('pharos_test_filled', $there, false);
		}
	}

	/** Updates WordPress's term counts and caches after all posts are created. */
	public function count(): void {
		global $wpdb;
		$wpdb->query(
			"UPDATE $wpdb->term_taxonomy SET count = (
				SELECT COUNT(*) FROM $wpdb->term_relationships tr
				JOIN $wpdb->posts p ON p.ID = tr.object_id AND p.post_status = 'publish'
				WHERE tr.term_taxonomy_id = $wpdb->term_taxonomy.term_taxonomy_id
			) WHERE term_taxonomy_id >= " . self::FIRST,
		);
		wp_cache_flush();
	}

	/**
	 * Creates only the rows of posts.
	 *
	 * @param array<string, string|int> $same Columns with the same value for all posts; "%d" in it is the post number.
	 */
	public function posts(int $from, int $to, array $same = []): void {
		global $wpdb;
		$this->draw('posts', $from);
		$rows = (function () use ($from, $to, $same): iterable {
			for ($number = $from; $number <= $to; $number++) {
				$post = $this->post($number);
				foreach ($same as $column => $value) {
					$post[$column] = sprintf((string) $value, $number);
				}
				yield $post;
			}
		})();
		self::insert($wpdb->posts, $rows);
	}

	/** @return array<string, string|int> */
	private function post(int $number): array {
		// One every five minutes since 2015, occasionally two at once: a million posts end in 2024.
		$time = 1420070400 + ($number - ($number % 50 === 0 ? 1 : 0)) * 315;
		$date = gmdate('Y-m-d H:i:s', $time);
		$changed = self::chance(20)
			? gmdate('Y-m-d H:i:s', $time + mt_rand(60, 300 * DAY_IN_SECONDS))
			: $date;
		$words = self::words(4);
		return [
			'ID' => self::FIRST + $number,
			'post_author' => self::FIRST + self::often_first(self::AUTHORS),
			'post_date' => $date,
			'post_date_gmt' => $date,
			'post_modified' => $changed,
			'post_modified_gmt' => $changed,
			'post_title' => ucfirst(implode(' ', $words)),
			'post_name' => implode('-', $words) . "-$number",
			'post_content' => self::content(self::chance(10) ? 5000 : 300),
			'post_excerpt' => '',
			'post_status' => self::chance(2) ? 'draft' : 'publish',
			'post_password' => self::chance(1) ? 'secret' : '',
			'post_type' => 'post',
			'to_ping' => '',
			'pinged' => '',
			'post_content_filtered' => '',
		];
	}

	/** Creates post meta: featured images for some, noindex for a few, the editor's own meta for all. */
	private function meta(int $from, int $to): void {
		global $wpdb;
		$this->draw('meta', $from);
		$rows = (static function () use ($from, $to): iterable {
			for ($number = $from; $number <= $to; $number++) {
				$meta = ['_edit_last' => '1', 'x_price' => (string) mt_rand(1, 99)];
				if (self::chance(40)) {
					$meta['_thumbnail_id'] = (string) (self::FIRST - mt_rand(1, self::IMAGES));
				}
				if (self::chance(3)) {
					$meta['_pharos_noindex'] = 'yes';
				}
				foreach ($meta as $key => $value) {
					yield [
						'post_id' => self::FIRST + $number,
						'meta_key' => $key,
						'meta_value' => $value,
					];
				}
			}
		})();
		self::insert($wpdb->postmeta, $rows);
	}

	/** Assigns one category and some tags: a few terms have most of the posts. */
	private function terms_of_posts(int $from, int $to): void {
		global $wpdb;
		$this->draw('terms', $from);
		$rows = (static function () use ($from, $to): iterable {
			for ($number = $from; $number <= $to; $number++) {
				$terms = [self::often_first(self::CATEGORIES)];
				for ($i = mt_rand(0, 4); $i > 0; $i--) {
					$terms[] = self::CATEGORIES + self::often_first(self::TAGS);
				}
				foreach (array_unique($terms) as $term) {
					yield [
						'object_id' => self::FIRST + $number,
						'term_taxonomy_id' => self::FIRST + $term,
					];
				}
			}
		})();
		self::insert($wpdb->term_relationships, $rows);
	}

	/** Creates authors, terms, and the images of posts. */
	private function surroundings(): void {
		global $wpdb;
		$rows = ['users' => [], 'terms' => [], 'kinds' => [], 'images' => [], 'files' => []];
		for ($i = 0; $i < self::AUTHORS; $i++) {
			$rows['users'][] = [
				'ID' => self::FIRST + $i,
				'user_login' => "author-$i",
				'user_nicename' => "author-$i",
				'user_email' => "author-$i@example.com",
				'user_registered' => '2015-01-01 00:00:00',
				'display_name' => "Author $i",
			];
		}
		for ($i = 0; $i < self::CATEGORIES + self::TAGS; $i++) {
			$is_category = $i < self::CATEGORIES;
			$rows['terms'][] = [
				'term_id' => self::FIRST + $i,
				'name' => ($is_category ? 'Category ' : 'Tag ') . $i,
				'slug' => ($is_category ? 'category-' : 'tag-') . $i,
			];
			$rows['kinds'][] = [
				'term_taxonomy_id' => self::FIRST + $i,
				'term_id' => self::FIRST + $i,
				'taxonomy' => $is_category ? 'category' : 'post_tag',
				'description' => '',
				// The first ten are top-level categories, the next ones are below them.
				'parent' => $is_category && $i >= 10 ? self::FIRST + intdiv($i, 6) : 0,
			];
		}
		for ($i = 1; $i <= self::IMAGES; $i++) {
			$rows['images'][] =
				[
					'ID' => self::FIRST - $i,
					'post_author' => 1,
					'post_title' => "Image $i",
					'post_name' => "image-$i",
					'post_content' => '',
					'post_status' => 'inherit',
					'post_password' => '',
					'post_type' => 'attachment',
					'post_mime_type' => 'image/jpeg',
				] + $this->post(1);
			$rows['files'][] = [
				'post_id' => self::FIRST - $i,
				'meta_key' => '_wp_attached_file',
				'meta_value' => "2015/01/image-$i.jpg",
			];
		}
		self::insert($wpdb->users, $rows['users']);
		self::insert($wpdb->terms, $rows['terms']);
		self::insert($wpdb->term_taxonomy, $rows['kinds']);
		self::insert($wpdb->posts, $rows['images']);
		self::insert($wpdb->postmeta, $rows['files']);
		delete_option('category_children');
	}

	/** @param iterable<array<string, string|int>> $rows The rows, all with the same columns. */
	private static function insert(string $table, iterable $rows): void {
		global $wpdb;
		$write = static function (array $columns, array $lines) use ($wpdb, $table): void {
			$into = "INSERT INTO $table (" . implode(', ', $columns) . ') VALUES ';
			if ($wpdb->query($into . implode(', ', $lines)) === false) {
				throw new \RuntimeException($wpdb->last_error);
			}
		};
		$lines = [];
		$columns = [];
		foreach ($rows as $row) {
			$columns = array_keys($row);
			// None of these values needs escaping.
			$lines[] = "('" . implode("', '", $row) . "')";
			if (count($lines) === self::BATCH) {
				$write($columns, $lines);
				$lines = [];
			}
		}
		if ($lines !== []) {
			$write($columns, $lines);
		}
	}

	/** Seeds the random generator for a part of a chunk. */
	private function draw(string $part, int $from): void {
		mt_srand(crc32("$this->seed $part $from"));
	}

	private static function chance(int $percent): bool {
		return mt_rand(1, 100) <= $percent;
	}

	/** A random number below the count, mostly a low one: of a thousand, the first ten have a share of a fifth. */
	private static function often_first(int $count): int {
		return (int) ($count * (mt_rand() / (mt_getrandmax() + 1)) ** 3);
	}

	/** @return list<string> */
	private static function words(int $count): array {
		static $all = null;
		$all ??= explode(' ', self::WORDS);
		$words = [];
		for ($i = 0; $i < $count; $i++) {
			$words[] = $all[mt_rand(0, count($all) - 1)];
		}
		return $words;
	}

	/** Content with paragraphs, and an image in long texts. */
	private static function content(int $bytes): string {
		$text =
			$bytes < 1000
				? ''
				: sprintf(
					"<!-- wp:image -->\n<figure class=\"wp-block-image\"><img src=\"%s/2015/01/image-%d.jpg\" alt=\"\"/></figure>\n<!-- /wp:image -->\n\n",
					'/wp-content/uploads',
					mt_rand(1, self::IMAGES),
				);
		while (strlen($text) < $bytes) {
			$words = ucfirst(implode(' ', self::words(12)));
			$text .= "<!-- wp:paragraph -->\n<p>$words.</p>\n<!-- /wp:paragraph -->\n\n";
		}
		return $text;
	}
}
