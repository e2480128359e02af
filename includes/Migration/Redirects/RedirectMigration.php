<?php
/**
 * Migrates the redirects of a source plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Core\Transaction;
use Pharos\Migration\Source;
use Pharos\Migration\State;
use Pharos\Migration\Tables;
use Pharos\Migration\WrittenValues;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\RedirectWriter;
use Pharos\Redirects\Table;

/**
 * It may be interrupted anywhere: redirects and their rows in the ledger are written in one transaction, and what is there already is not
 * written again.
 */
final class RedirectMigration {
	/** Rows in one transaction; after a failure each has its own. */
	private const AT_ONCE = 25;

	private readonly Rows $rows;
	private readonly string $slug;

	private function __construct(Source&HasRedirects $source, private readonly bool $overwrite) {
		$this->rows = $source->redirects();
		$this->slug = $source->slug();
	}

	/** @return self|null Null for a source without redirects. */
	public static function start(Source $source, bool $overwrite = false): ?self {
		return $source instanceof HasRedirects ? new self($source, $overwrite) : null;
	}

	/** How many rows a source has. */
	public static function count(Source $source): int {
		return $source instanceof HasRedirects ? $source->redirects()->count() : 0;
	}

	/**
	 * Migrates rows until the time is over.
	 *
	 * @param int   $from    Rows that are done; 0 begins a migration.
	 * @param float $seconds At least one batch is done.
	 * @return array{found: int, done: int, migrated: int, nothing: int, skipped: int, losses: int} `found` and `done` of all rows, to be
	 *         called again with `done` until they are equal; the others of the rows of this call.
	 */
	public function run(int $from, float $seconds): array {
		$end = microtime(true) + $seconds;
		$pass = State::pass($this->slug, $from === 0);
		$mover = new RowMover($this->slug, $this->overwrite, $pass);
		Tables::need();
		if ($from === 0) {
			Marks::forget_losses();
		}
		$result = self::nothing($this->rows->count(), $from);
		while ($result['done'] < $result['found']) {
			$some = $this->rows->read($result['done'], self::AT_ONCE);
			if ($some === []) {
				$result['done'] = $result['found'];
				break;
			}
			Table::need();
			foreach ($this->batch($mover, $some, $result['done']) as [$outcome, $losses]) {
				$result[$outcome]++;
				$result['losses'] += $losses;
			}
			$result['done'] += count($some);
			if (microtime(true) >= $end) {
				break;
			}
		}
		$result['done'] >= $result['found'] && $this->finish($pass);
		return $result;
	}

	/**
	 * What run() would do; writes nothing.
	 *
	 * @param \Closure(string, list<array{what: string, value: string, field: string, text: string}>): bool $tell Gets of each row what would
	 *        become of it (see run()), and what wouldn't be migrated. Returns whether to go on.
	 */
	public function plan(\Closure $tell): void {
		RedirectRepository::rehearse(function () use ($tell): void {
			$mover = new RowMover($this->slug, $this->overwrite);
			for ($done = 0; ($some = $this->rows->read($done, self::AT_ONCE)) !== []; ) {
				foreach ($some as $row) {
					if (!$tell(...$mover->move($row))) {
						return;
					}
				}
				$done += count($some);
			}
		});
	}

	/** @return array{found: int, done: int, migrated: int, nothing: int, skipped: int, losses: int} */
	public static function nothing(int $found = 0, int $done = 0): array {
		return ['migrated' => 0, 'nothing' => 0, 'skipped' => 0, 'losses' => 0] +
			compact('found', 'done');
	}

	/**
	 * @param list<Row> $rows
	 * @param int       $done Rows before them.
	 * @return list<array{string, int}> Outcomes, and numbers of losses.
	 */
	private function batch(RowMover $mover, array $rows, int $done): array {
		try {
			Transaction::run(function () use ($mover, $rows, $done, &$results): void {
				Table::lock();
				[$results, $mover->stored, $lost] = [[], [], []];
				foreach ($rows as $i => $row) {
					[$outcome, $losses] = $mover->move($row);
					$lost[$done + $i + 1] = $losses;
					$results[] = [$outcome, count($losses)];
				}
				WrittenValues::forget_losses(Marks::KIND, array_keys($lost));
				WrittenValues::lose(Marks::KIND, $this->slug, $lost);
			});
			RedirectWriter::stored(...$mover->stored);
			return $results;
		} catch (\Throwable $error) {
			if (count($rows) === 1) {
				return [$this->failed($rows[0], $done + 1, $error)];
			}
			$results = [];
			foreach ($rows as $i => $row) {
				array_push($results, ...$this->batch($mover, [$row], $done + $i));
			}
			return $results;
		}
	}

	/** @return array{'skipped', int} */
	private function failed(Row $row, int $id, \Throwable $error): array {
		WrittenValues::forget_losses(Marks::KIND, [$id]);
		WrittenValues::lose(Marks::KIND, $this->slug, [
			$id => [RowMover::loss('redirect_refused', $row, $error->getMessage())],
		]);
		return ['skipped', 1];
	}

	/** Redirects that the source no longer has go again. */
	private function finish(int $pass): void {
		foreach (array_chunk(Marks::vanished($this->slug, $pass), 100) as $ids) {
			Undo::all($ids);
		}
	}
}
