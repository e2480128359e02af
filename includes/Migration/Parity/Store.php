<?php
/**
 * Storage of the tags of pages.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Core\Table;
use Pharos\Http\SiteRequests;
use Pharos\Migration\StoredValue;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Schema\Pages;
use Pharos\Social\Social;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * One table per site, created when the first page is read: a sample has forty rows of a few kilobytes, WP-CLI reads
 * every page. The result of each of the three steps is JSON: `tags` (see Tags), `problem`, and for the preview
 * `losses`.
 */
final class Store {
	/** The progress of each step of each source, see state(); not autoloaded. It exists while the table does. */
	public const OPTION = 'pharos_parity';

	public function __construct(private readonly string $source) {}

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_parity';
	}

	/**
	 * @param 'before'|'after'|'preview' $step
	 * @return array{done: int, time: int, losses: array<string, array{text: string, count: int}>} The number of the last page
	 *         that was read, and the time; the losses of the preview, by code.
	 */
	public function state(string $step): array {
		$state = StoredValue::option(self::OPTION)[$this->source][$step] ?? [];
		return (is_array($state) ? $state : []) + ['done' => 0, 'time' => 0, 'losses' => []];
	}

	/** Returns the number of pages. */
	public function total(): int {
		if (!self::exists()) {
			return 0;
		}
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MAX(number) FROM %i WHERE source = %s',
				self::table(),
				$this->source,
			),
		);
	}

	/** Deletes all pages. */
	public function clear(): void {
		$all = StoredValue::option(self::OPTION);
		if ($all !== []) {
			global $wpdb;
			$wpdb->delete(self::table(), ['source' => $this->source]);
			update_option(self::OPTION, array_diff_key($all, [$this->source => 0]), false);
		}
	}

	/** Deletes the results of a step. */
	public function forget(string $step): void {
		if ($this->state($step)['done'] === 0) {
			return;
		}
		global $wpdb;
		$counts = $step === 'before' ? '' : ", same_$step = 0, compared_$step = 0";
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET said_$step = NULL $counts WHERE source = %s",
				self::table(),
				$this->source,
			),
		);
		$this->write($step, ['done' => 0, 'time' => 0, 'losses' => []]);
	}

	/** @param iterable<Context> $pages Pages without a URL on this site are skipped. */
	public function add(iterable $pages): void {
		self::make();
		$rows = [];
		$number = $this->total();
		foreach ($pages as $page) {
			$row = self::row($page);
			if (SiteRequests::has($row['url'])) {
				$rows[] = ['source' => $this->source, 'number' => ++$number] + $row;
			}
			if (count($rows) === 200) {
				self::insert($rows);
				$rows = [];
			}
		}
		self::insert($rows);
	}

	/** @return list<object> The pages after a number; numbers begin with 1. */
	public function behind(int $number, int $count): array {
		if (!self::exists()) {
			return [];
		}
		global $wpdb;
		return $wpdb->get_results(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE source = %s AND number > %d ORDER BY number LIMIT %d',
				self::table(),
				$this->source,
				$number,
				$count,
			),
		);
	}

	/**
	 * @param array{tags: array<string, string>, problem: string, losses?: list<array>} $said
	 * @param list<array> $losses The losses of the settings, stored with the first page of a preview.
	 */
	public function keep(object $row, string $step, array $said, array $losses = []): void {
		$row->{"said_$step"} = wp_json_encode($said);
		$changes = ["said_$step" => $row->{"said_$step"}];
		foreach (['after', 'preview'] as $other) {
			$before = self::said($row, 'before');
			$after = self::said($row, $other);
			$compared =
				$before && $after && $before['problem'] === '' && $after['problem'] === ''
					? Comparison::compare($before['tags'], $after['tags'])
					: [];
			$changes["compared_$other"] = count($compared);
			$changes["same_$other"] = count(array_filter(array_column($compared, 'same')));
		}
		global $wpdb;
		$wpdb->update(self::table(), $changes, [
			'source' => $this->source,
			'number' => $row->number,
		]);
		$state = $this->state($step);
		foreach ([...$losses, ...$said['losses'] ?? []] as ['what' => $what, 'text' => $text]) {
			$state['losses'][$what] ??= ['text' => $text, 'count' => 0];
			$state['losses'][$what]['count']++;
		}
		$this->write($step, ['done' => (int) $row->number, 'time' => time()] + $state);
	}

	/** @param 'after'|'preview' $step @return array{same: int, compared: int} Number of tags on all pages. */
	public function sums(string $step): array {
		if (!self::exists()) {
			return ['same' => 0, 'compared' => 0];
		}
		global $wpdb;
		$sums = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT SUM(same_$step) AS same, SUM(compared_$step) AS compared FROM %i WHERE source = %s",
				self::table(),
				$this->source,
			),
		);
		return ['same' => (int) $sums->same, 'compared' => (int) $sums->compared];
	}

	/** @return array{tags: array<string, string>, problem: string, losses: list<array>}|null Null if it hasn't been read. */
	public static function said(object $row, string $step): ?array {
		$said = json_decode((string) $row->{"said_$step"}, true);
		return is_array($said) ? $said + ['tags' => [], 'problem' => '', 'losses' => []] : null;
	}

	private function write(string $step, array $state): void {
		$all = StoredValue::option(self::OPTION);
		$all[$this->source][$step] = $state;
		update_option(self::OPTION, $all, false);
	}

	/** @return array{name: string, url: string, label: string, kind: string, type: string, object: int} */
	private static function row(Context $page): array {
		['id' => $name, 'label' => $label] = Pages::described($page);
		$object = $page->object;
		$is_home = Social::is_home($page);
		return [
			'name' => $name,
			'url' =>
				$page->kind === Context::NOT_FOUND ? self::nowhere() : PageUrl::for_context($page),
			'label' => $label,
			'kind' => match (true) {
				$is_home => 'home',
				$object instanceof WP_Post => 'post',
				$object instanceof WP_Term => 'term',
				$object instanceof WP_User => 'author',
				$page->kind === Context::NOT_FOUND => 'other',
				default => 'archive',
			},
			'type' =>
				(string) ($object->post_type ??
					($object->taxonomy ?? ($object instanceof WP_Post_Type ? $object->name : ''))),
			'object' => (int) ($object->ID ?? ($object->term_id ?? 0)),
		];
	}

	/** Returns a URL that doesn't exist, with any permalink structure. */
	private static function nowhere(): string {
		return get_option('permalink_structure')
			? home_url(user_trailingslashit('/pharos-nothing-is-here'))
			: home_url('/?p=2147483647');
	}

	/** @param list<array<string, string|int>> $rows */
	private static function insert(array $rows): void {
		if ($rows === []) {
			return;
		}
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (source, number, name, url, label, kind, type, object) VALUES ' .
					implode(', ', array_fill(0, count($rows), '(%s, %d, %s, %s, %s, %s, %s, %d)')),
				[self::table(), ...array_merge(...array_map('array_values', $rows))],
			),
		);
	}

	private static function exists(): bool {
		return is_array(get_option(self::OPTION));
	}

	private static function make(): void {
		if (self::exists()) {
			return;
		}
		Table::create(
			self::table(),
			"source varchar(32) NOT NULL,
				number int(10) unsigned NOT NULL,
				name varchar(64) NOT NULL,
				url text NOT NULL,
				label text NOT NULL,
				kind varchar(8) NOT NULL,
				type varchar(64) NOT NULL DEFAULT '',
				object bigint(20) unsigned NOT NULL DEFAULT 0,
				said_before longtext,
				said_after longtext,
				said_preview longtext,
				same_after int(10) unsigned NOT NULL DEFAULT 0,
				compared_after int(10) unsigned NOT NULL DEFAULT 0,
				same_preview int(10) unsigned NOT NULL DEFAULT 0,
				compared_preview int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (source, number)",
		);
		update_option(self::OPTION, [], false);
	}
}
