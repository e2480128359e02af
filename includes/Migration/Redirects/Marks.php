<?php
/**
 * What migrations have done to redirects.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Core\Transaction;
use Pharos\Migration\Tables;
use Pharos\Migration\WrittenValues;
use Pharos\Redirects\Rule;

/** Rows of the ledger of the kind `redirect`; the id is that of the redirect. */
final class Marks {
	public const KIND = 'redirect';

	/** The type of redirects that a migration has written. */
	public const MIGRATED = 'redirects';

	/** The type of others that became shorter, because they led to one of these. */
	public const SHORTENED = 'shortened';

	/** @param array<string, mixed> $replaced Fields that were there before; [] for a redirect that was added. */
	private function __construct(
		public readonly string $type,
		public readonly string $source,
		/** The row of the source that the redirect is from. */
		public readonly string $row,
		/** In which migration that was, counted by State. */
		public readonly int $pass,
		public readonly array $replaced,
		private readonly string $mark,
	) {}

	public static function find(int $id): ?self {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT type, source, written, replaced FROM %i WHERE kind = %s AND id = %d',
				[Tables::ledger(), self::KIND, $id],
			),
		);
		if ($row === null) {
			return null;
		}
		$written = (array) json_decode((string) $row->written, true);
		return new self(
			$row->type,
			$row->source,
			(string) ($written['row'] ?? ''),
			(int) ($written['pass'] ?? 0),
			(array) json_decode((string) $row->replaced, true),
			(string) ($written['rule'] ?? ''),
		);
	}

	/** Whether the redirect is still as the migration has left it. */
	public function fits(Rule $rule): bool {
		return WrittenValues::is_of($this->mark, self::fields($rule));
	}

	/** Notes a redirect that a migration has written. @param array<string, mixed> $replaced See the property. */
	public static function migrated(
		Rule $rule,
		string $source,
		string $row,
		int $pass,
		array $replaced,
	): void {
		self::write($rule, $source, self::MIGRATED, compact('row', 'pass'), $replaced);
	}

	/** Notes that a redirect became shorter. */
	public static function shortened(Rule $before, Rule $after, string $source): void {
		$known = self::find($after->id);
		if ($known === null || !$known->fits($before)) {
			self::write($after, $source, self::SHORTENED, [], self::fields($before));
			return;
		}
		self::write(
			$after,
			$known->source,
			$known->type,
			['row' => $known->row, 'pass' => $known->pass],
			$known->replaced,
		);
	}

	/** @return array<string, mixed> What makes it this redirect. */
	public static function fields(Rule $rule): array {
		$fields = $rule->fields();
		// Marks of earlier versions don't have it.
		if (!$rule->ignore_case) {
			unset($fields['ignore_case']);
		}
		return $fields;
	}

	/** @return list<int> Redirects of a source that its last migration hasn't seen. */
	public static function vanished(string $source, int $pass): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					'SELECT id FROM %i WHERE kind = %s AND source = %s AND type = %s AND written NOT LIKE %s ORDER BY id',
					Tables::ledger(),
					self::KIND,
					$source,
					self::MIGRATED,
					'%' . $wpdb->esc_like("\"pass\":$pass}") . '%',
				),
			),
		);
	}

	/** Forgets what migrations of redirects have lost. */
	public static function forget_losses(): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare('DELETE FROM %i WHERE kind = %s', Tables::losses(), self::KIND),
		);
	}

	private static function write(
		Rule $rule,
		string $source,
		string $type,
		array $more,
		array $replaced,
	): void {
		WrittenValues::write(self::KIND, $source, [
			$rule->id => [
				'type' => $type,
				'written' => ['rule' => WrittenValues::mark(self::fields($rule), $source)] + $more,
				'replaced' => $replaced,
			],
		]);
	}
}
