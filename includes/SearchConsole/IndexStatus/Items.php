<?php
/**
 * Reads pages and their index status.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\Core\Transaction;

final class Items {
	/** Lists by name (see ToolsController): the condition, and the order. */
	private const LISTS = [
		'changes' => ['changed > 0', 'changed DESC, hash'],
		'lost' => ['changed > 0 AND before_status = 1 AND status = 2', 'changed DESC, hash'],
		'gained' => ['changed > 0 AND before_status = 2 AND status = 1', 'changed DESC, hash'],
		'not_indexed' => ['status = 2', 'weight DESC, hash'],
		'indexed' => ['status = 1', 'weight DESC, hash'],
		'unchecked' => ['status = 0', 'due, weight DESC, post_id DESC'],
	];

	private readonly string $key;

	public function __construct(string $property) {
		$this->key = md5($property);
	}

	/** @return array{pages: int, checked: int, indexed: int, not_indexed: int} Numbers of pages. */
	public function counts(): array {
		global $wpdb;
		$rows = Table::exists()
			? $wpdb->get_results(
				$wpdb->prepare(
					'SELECT status, COUNT(*) AS number FROM %i WHERE property = %s GROUP BY status',
					Table::name(),
					$this->key,
				),
			)
			: [];
		$by_status = array_map('intval', array_column($rows, 'number', 'status'));
		$indexed = $by_status[Table::INDEXED] ?? 0;
		$not_indexed = $by_status[Table::NOT_INDEXED] ?? 0;
		return [
			'pages' => array_sum($by_status),
			'checked' => $indexed + $not_indexed,
			'indexed' => $indexed,
			'not_indexed' => $not_indexed,
		];
	}

	/** @return array{items: list<array>, total: int} A page of a list; see item(). */
	public function page(string $list, string $search, int $page, int $per_page): array {
		global $wpdb;
		if (!Table::exists()) {
			return ['items' => [], 'total' => 0];
		}
		[$where, $order] = self::LISTS[$list];
		$values = [Table::name(), $this->key];
		if ($search !== '') {
			$where .= ' AND (url LIKE %s OR title LIKE %s)';
			$like = '%' . $wpdb->esc_like($search) . '%';
			array_push($values, $like, $like);
		}
		$from = "FROM %i WHERE property = %s AND $where";
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT * $from ORDER BY $order LIMIT %d OFFSET %d", [
				...$values,
				$per_page,
				($page - 1) * $per_page,
			]),
		);
		return [
			'items' => array_map(self::item(...), $rows),
			'total' => (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) $from", $values)),
		];
	}

	/**
	 * @return array{lost: int, gained: int, lost_pages: list<array>} Numbers of pages that were removed from the index or added to it since
	 *         a time, and up to $most of the first ones, those with most clicks first.
	 */
	public function since(int $time, int $most): array {
		global $wpdb;
		if (!Table::exists()) {
			return ['lost' => 0, 'gained' => 0, 'lost_pages' => []];
		}
		$where = static fn(
			string $list,
		): string => 'FROM %i WHERE property = %s AND changed >= %d AND ' . self::LISTS[$list][0];
		$values = [Table::name(), $this->key, $time];
		$count = static fn(string $list): int => (int) $wpdb->get_var(
			$wpdb->prepare("SELECT COUNT(*) {$where($list)}", $values),
		);
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT * {$where('lost')} ORDER BY weight DESC, hash LIMIT %d", [
				...$values,
				$most,
			]),
		);
		return [
			'lost' => $count('lost'),
			'gained' => $count('gained'),
			'lost_pages' => array_map(self::item(...), $rows),
		];
	}

	/** Deletes the results of a property. */
	public static function forget(string $property): void {
		global $wpdb;
		if (Table::exists()) {
			Transaction::write(
				$wpdb->prepare('DELETE FROM %i WHERE property = %s', Table::name(), md5($property)),
			);
		}
	}

	private static function item(object $row): array {
		$time = static fn(string $value): ?string => (int) $value > 0
			? gmdate('Y-m-d\TH:i:s\Z', (int) $value)
			: null;
		$status = (int) $row->status;
		return [
			'url' => $row->url,
			'title' => $row->title,
			'edit' =>
				(int) $row->post_id > 0
					? (string) get_edit_post_link((int) $row->post_id, 'raw')
					: '',
			'indexed' => $status === Table::UNCHECKED ? null : $status === Table::INDEXED,
			'status' => ReasonTexts::status($status, $row->reason),
			'advice' => ReasonTexts::advice($status, $row->reason),
			'before' =>
				(int) $row->changed > 0
					? ReasonTexts::status((int) $row->before_status, $row->before_reason)
					: '',
			'changed' => $time($row->changed),
			'checked' => $time($row->checked),
			'crawled' => $time($row->crawled),
			'clicks' => (int) $row->weight,
		];
	}
}
