<?php
/**
 * Posts whose excerpt is used as description.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Estimate;
use Pharos\Migration\Ids;

final class ExcerptIds implements Ids {
	/** @param list<string> $types Post types. */
	public function __construct(private readonly array $types) {}

	public function between(int $from, int $to): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE ID BETWEEN %d AND %d AND post_excerpt <> '' AND post_type IN ({$this->places()}) ORDER BY ID",
					[$from, $to, ...$this->types],
				),
			),
		);
	}

	public function count(): int {
		global $wpdb;
		return Estimate::compute($this, (int) $wpdb->get_var("SELECT MAX(ID) FROM $wpdb->posts")) ??
			(int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT COUNT(*) FROM $wpdb->posts WHERE post_excerpt <> '' AND post_type IN ({$this->places()})",
					$this->types,
				),
			);
	}

	private function places(): string {
		return implode(', ', array_fill(0, count($this->types), '%s'));
	}
}
