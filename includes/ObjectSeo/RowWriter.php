<?php
/**
 * Writes the rows of one object with WordPress's functions, all or none.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Transaction;
use Pharos\ObjectMeta\ObjectMeta;

/** In a transaction: a process that is killed leaves no half of them, and requests at the same time write one after the other. */
final class RowWriter {
	/** @param 'post'|'term'|'user' $kind */
	public function __construct(private readonly string $kind, private readonly int $id) {}

	/**
	 * Whether there is something to write.
	 *
	 * @param array<string, mixed> $values By field; an empty value deletes the row.
	 */
	public function has_work(array $values): bool {
		return array_filter(
			$values,
			fn(mixed $value, string $name): bool => !self::is_empty($value) || $this->exists($name),
			ARRAY_FILTER_USE_BOTH,
		) !== [];
	}

	/**
	 * @param \Closure(): (array<string, mixed>|null) $values Returns the values by field, as determined by the rows that are stored by then; null to
	 *        write nothing. May be called several times.
	 * @throws \RuntimeException If the database, or other code, refuses one of them.
	 */
	public function write(\Closure $values): void {
		Transaction::run(function () use ($values): bool {
			$this->lock();
			$new = $values();
			foreach ($new ?? [] as $name => $value) {
				$this->write_row($name, $value);
			}
			Transaction::after(fn() => BulkMetaWriter::forget($this->kind, [$this->id]));
			return $new !== null;
		});
	}

	/** Waits until no other request writes rows of the object. */
	private function lock(): void {
		global $wpdb;
		[$table, $column] = match ($this->kind) {
			'post' => [$wpdb->posts, 'ID'],
			'term' => [$wpdb->terms, 'term_id'],
			default => [$wpdb->users, 'ID'],
		};
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET %i = %i WHERE %i = %d',
				$table,
				$column,
				$column,
				$column,
				$this->id,
			),
		);
		wp_cache_delete($this->id, "{$this->kind}_meta");
	}

	private function write_row(string $name, mixed $value): void {
		global $wpdb;
		$key = ObjectMeta::key($this->kind, $name);
		$is_written = self::is_empty($value)
			? !$this->exists($name) || delete_metadata($this->kind, $this->id, $key)
			: update_metadata($this->kind, $this->id, $key, wp_slash($value)) !== false;
		if (!$is_written) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	/** An invalid row reads as empty, but exists. */
	private function exists(string $name): bool {
		return metadata_exists($this->kind, $this->id, ObjectMeta::key($this->kind, $name));
	}

	private static function is_empty(mixed $value): bool {
		return in_array($value, ['', 0, []], true);
	}
}
