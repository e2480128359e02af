<?php
/**
 * The order of the checks.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\Core\Transaction;

/**
 * Pages that were never checked come in the order of PageList, those with more clicks first; every second check is of a page whose time has
 * come again, so that large sites notice changes too.
 */
final class Queue {
	/** Days until a page is checked again. */
	private const NEW_PAGE = 3;
	private const WITH_CLICKS = 7;
	private const NOT_INDEXED = 14;
	private const OTHER = 30;

	private readonly string $key;

	private bool $is_second = false;

	public function __construct(string $property) {
		$this->key = md5($property);
	}

	/** Returns the next page: `hash`, `url`, `post_id`, `weight`, `status`, `reason`, `checked`; null if none is due. */
	public function next(): ?object {
		$this->is_second = !$this->is_second;
		$first = $this->is_second ? $this->unchecked() : $this->due();
		return $first ?? ($this->is_second ? $this->due() : $this->unchecked());
	}

	/** Returns the time of the next check; null if there is no page. */
	public function next_time(): ?int {
		global $wpdb;
		$time = $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MIN(due) FROM %i WHERE property = %s',
				Table::name(),
				$this->key,
			),
		);
		return $time === null ? null : (int) $time;
	}

	/** Stores a result, and the previous status if it has changed. */
	public function record(object $page, Verdict $verdict): void {
		global $wpdb;
		$is_changed =
			(int) $page->checked > 0 &&
			[(int) $page->status, $page->reason] !== [$verdict->status, $verdict->reason];
		$before = $is_changed
			? $wpdb->prepare(
				', before_status = %d, before_reason = %s, changed = %d',
				$page->status,
				$page->reason,
				time(),
			)
			: '';
		Transaction::write(
			$wpdb->prepare(
				"UPDATE %i SET status = %d, reason = %s, crawled = %d, checked = %d, due = %d$before WHERE property = %s AND hash = %s",
				Table::name(),
				$verdict->status,
				$verdict->reason,
				$verdict->crawled,
				time(),
				time() + self::pause($page, $verdict) * DAY_IN_SECONDS,
				$this->key,
				$page->hash,
			),
		);
	}

	/** Moves a page to a later time, without a result. */
	public function postpone(object $page): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET due = %d WHERE property = %s AND hash = %s',
				Table::name(),
				time() + self::NOT_INDEXED * DAY_IN_SECONDS,
				$this->key,
				$page->hash,
			),
		);
	}

	/** Number of days until the next check. */
	private static function pause(object $page, Verdict $verdict): int {
		$post = (int) $page->post_id > 0 ? get_post((int) $page->post_id) : null;
		return match (true) {
			$post !== null && (int) get_post_timestamp($post) > time() - MONTH_IN_SECONDS
				=> self::NEW_PAGE,
			(int) $page->weight > 0 => self::WITH_CLICKS,
			$verdict->status === Table::NOT_INDEXED => self::NOT_INDEXED,
			default => self::OTHER,
		};
	}

	private function unchecked(): ?object {
		return $this->first('due < %d', State::FIRST, 'due, weight DESC, post_id DESC');
	}

	private function due(): ?object {
		return $this->first('due BETWEEN ' . State::FIRST . ' AND %d', time(), 'due');
	}

	private function first(string $where, int $value, string $order): ?object {
		global $wpdb;
		return $wpdb->get_row(
			$wpdb->prepare(
				"SELECT hash, url, post_id, weight, status, reason, checked FROM %i WHERE property = %s AND $where ORDER BY $order LIMIT 1",
				Table::name(),
				$this->key,
				$value,
			),
		);
	}
}
