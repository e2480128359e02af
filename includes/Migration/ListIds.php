<?php
/**
 * Objects from a list of ids, such as those in an option.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class ListIds implements Ids {
	/** @var list<int> */
	private readonly array $ids;

	/** @param array<int|string> $ids In any order. */
	public function __construct(array $ids) {
		$ids = array_unique(array_filter(array_map('intval', $ids), static fn($id) => $id > 0));
		sort($ids);
		$this->ids = $ids;
	}

	public function between(int $from, int $to): array {
		return array_values(
			array_filter($this->ids, static fn(int $id): bool => $id >= $from && $id <= $to),
		);
	}

	public function count(): int {
		return count($this->ids);
	}
}
