<?php
/**
 * Migrates posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Transaction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\BulkMetaWriter;
use Pharos\ObjectSeo\ObjectMetaRepository;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * The number of queries doesn't depend on the number of objects. Values are validated like user input; invalid ones are
 * skipped and recorded, as are objects whose data is corrupted.
 *
 * Values entered by users stay: that is, all fields that aren't empty and whose value no migration has written,
 * according to WrittenValues. So a second run only writes changes in the source since the first.
 */
final class Objects {
	public function __construct(
		private readonly Source $source,
		private readonly bool $overwrite = false,
	) {}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 * @return array<int, string> The result by id: `migrated`, `nothing` (no data, or all of it is already here) or
	 *                            `skipped` (it no longer exists, or its data is corrupted).
	 * @throws \RuntimeException When the database query fails; then nothing is written.
	 */
	public function migrate(string $kind, array $ids): array {
		Tables::need();
		$results = [];
		Transaction::run(function () use ($kind, $ids, &$results): bool {
			ObjectLoader::forget($kind, $ids);
			[
				'results' => $results,
				'changes' => $changes,
				'entries' => $entries,
				'losses' => $losses,
				'lost' => $lost,
			] = $this->plan($kind, $ids);
			if (array_filter($changes) + $entries + $losses + $lost === []) {
				return false;
			}
			BulkMetaWriter::write($kind, $changes);
			WrittenValues::write($kind, $this->source->slug(), $entries);
			WrittenValues::forget_losses($kind, array_keys($lost));
			WrittenValues::lose($kind, $this->source->slug(), $losses);
			return true;
		});
		return $results;
	}

	/**
	 * Records objects that migrate() fails for, so that they can be found and migrated later.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function skipped(string $kind, array $ids): void {
		$loss = ['what' => 'skipped', 'value' => '', 'field' => '', 'text' => ''];
		Tables::need();
		WrittenValues::forget_losses($kind, $ids);
		WrittenValues::lose($kind, $this->source->slug(), array_fill_keys($ids, [$loss]));
	}

	/**
	 * Returns what migrate() would do; writes nothing.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 * @return array{results: array<int, string>, changes: array<int, array<string, mixed>>, entries: array<int, array>,
	 *               losses: array<int, list<array>>, lost: array<int, true>} By id: the results, the values to write and their records
	 *               for the ledger, the losses; and the objects that had losses before.
	 */
	public function plan(string $kind, array $ids): array {
		$ids = array_values(array_unique($ids));
		$results = [];
		$changes = [];
		$entries = [];
		$losses = [];
		if ($ids === []) {
			return compact('results', 'changes', 'entries', 'losses') + ['lost' => []];
		}
		$objects = ObjectLoader::load($kind, $ids);
		$this->source->preload($kind, array_keys($objects));
		[$ledger, $lost] = WrittenValues::read($kind, $ids);
		foreach ($ids as $id) {
			$mapped = isset($objects[$id]) ? $this->mapped($kind, $objects[$id]) : null;
			if ($mapped === null) {
				$results[$id] = 'skipped';
				$losses[$id] = [
					[
						'what' => isset($objects[$id]) ? 'unreadable' : 'gone',
						'value' => '',
						'field' => '',
						'text' => '',
					],
				];
				continue;
			}
			[$changes[$id], $entries[$id]] = $this->decide(
				$objects[$id],
				$mapped,
				$ledger[$id] ?? null,
			);
			$rows = new ObjectMetaRepository($objects[$id]);
			$losses[$id] = Choices::open(
				$mapped->losses,
				static fn(string $field): mixed => $rows->read([$field])[$field] ?? null,
			);
			$results[$id] = $changes[$id] === [] ? 'nothing' : 'migrated';
			$known =
				['source' => $this->source->slug()] + array_diff_key($entries[$id], ['type' => 0]);
			if ($entries[$id]['written'] === [] || $known == ($ledger[$id] ?? null)) {
				unset($entries[$id]);
			}
		}
		$losses = array_filter($losses);
		return compact('results', 'changes', 'entries', 'losses', 'lost');
	}

	/**
	 * Returns the values that an object would have; writes nothing.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @return array{ObjectMeta, list<array>}|null Also returns the losses; null if the data is corrupted.
	 */
	public function planned(string $kind, WP_Post|WP_Term|WP_User $object): ?array {
		$mapped = $this->mapped($kind, $object);
		if ($mapped === null) {
			return null;
		}
		$id = ObjectMeta::place($object)[1];
		[$changes] = $this->decide(
			$object,
			$mapped,
			WrittenValues::read($kind, [$id])[0][$id] ?? null,
		);
		$fields = array_map(
			static fn(mixed $value): string => is_array($value)
				? serialize($value)
				: (string) $value,
			$changes + (new ObjectMetaRepository($object))->read(),
		);
		return [ObjectMeta::from($fields), $mapped->losses];
	}

	/** Returns the data to write and the losses; writes nothing. @param 'post'|'term'|'user' $kind */
	public function mapped(string $kind, WP_Post|WP_Term|WP_User $object): ?MappedData {
		try {
			$mapped = match ($kind) {
				'post' => $this->source->post($object),
				'term' => $this->source->term($object),
				default => $this->source->author($object),
			};
			return ValidData::only($object, $mapped);
		} catch (\Throwable) {
			// Unexpected data must not prevent the migration of other objects.
			return null;
		}
	}

	/**
	 * @param array{source: string, written: array<string, string>, replaced: array<string, mixed>}|null $known
	 * @return array{array<string, mixed>, array{type: string, written: array<string, string>, replaced: array<string, mixed>}}
	 *         The values to write, and the records for the ledger.
	 */
	private function decide(
		WP_Post|WP_Term|WP_User $object,
		MappedData $mapped,
		?array $known,
	): array {
		$written = $known['written'] ?? [];
		$replaced = $known['replaced'] ?? [];
		$new = $mapped->values;
		$stored = (new ObjectMetaRepository($object))->read(array_keys($new + $written));
		// Values that were removed in the source are removed here.
		$new += array_map(
			static fn(mixed $now): mixed => is_string($now) ? '' : (is_int($now) ? 0 : []),
			array_intersect_key($stored, WrittenValues::by($this->source->slug(), $written)),
		);
		$changes = [];
		foreach ($new as $field => $value) {
			$now = $stored[$field];
			$is_empty = in_array($now, ['', 0, []], true);
			$is_ours = isset($written[$field])
				? WrittenValues::is_of($written[$field], $now)
				: $is_empty;
			if ($now !== $value && !$is_ours && !$this->overwrite) {
				$mapped->lose('kept', StoredValue::text($value), $field);
				continue;
			}
			if ($now === $value && !$is_ours) {
				// A user has entered the same value: it isn't recorded as migrated.
				continue;
			}
			if ($now !== $value) {
				$changes[$field] = $value;
				if (!$is_ours) {
					$replaced[$field] ??= $now;
				}
			}
			$written[$field] = WrittenValues::mark($value, $this->source->slug());
		}
		return [
			$changes,
			[
				'type' => match (true) {
					$object instanceof WP_Post => $object->post_type,
					$object instanceof WP_Term => $object->taxonomy,
					default => 'author',
				},
				'written' => $written,
				'replaced' => $replaced,
			],
		];
	}
}
