<?php
/**
 * Migrates the redirects of a source plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Database;
use Pharos\Migration\Ledger;
use Pharos\Migration\Source;
use Pharos\Migration\State;
use Pharos\Migration\Tables;
use Pharos\Redirects\Chains;
use Pharos\Redirects\Input;
use Pharos\Redirects\Rule;
use Pharos\Redirects\Rules;
use Pharos\Redirects\Saving;
use Pharos\Redirects\Table;

/**
 * Through the same checks as everybody's redirects: chains are shortened, loops refused. Redirects of the site win. It may be interrupted
 * anywhere: redirects and their rows in the ledger are written in one transaction, and what is there already is not written again.
 */
final class Moving {
	/** Rows in one transaction; after a failure each has its own. */
	private const AT_ONCE = 25;

	private readonly Rows $rows;
	private readonly string $slug;
	private int $pass = 0;

	/** @var list<Rule> What was stored since the last commit. */
	private array $stored = [];

	/** Whether it was told that letter case matters now. */
	private bool $is_case_told = false;

	/** @var array<int, string> Rows of the redirects that a dry run has migrated, by the ids of these. */
	private array $seen = [];

	/** @var array<int, Rule> Redirects that a dry run has shortened, as they are stored, by id. */
	private array $before = [];

	private function __construct(Source&HasRedirects $source, private readonly bool $overwrite) {
		$this->rows = $source->redirects();
		$this->slug = $source->slug();
	}

	/** @return self|null Null for a source without redirects. */
	public static function of(Source $source, bool $overwrite = false): ?self {
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
		$this->pass = State::pass($this->slug, $from === 0);
		$this->is_case_told = $from > 0;
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
			foreach ($this->batch($some, $result['done']) as [$outcome, $losses]) {
				$result[$outcome]++;
				$result['losses'] += $losses;
			}
			$result['done'] += count($some);
			if (microtime(true) >= $end) {
				break;
			}
		}
		$result['done'] >= $result['found'] && $this->finish();
		return $result;
	}

	/**
	 * What run() would do; writes nothing.
	 *
	 * @param \Closure(string, list<array{what: string, value: string, field: string, text: string}>): bool $tell Gets of each row what would
	 *        become of it (see run()), and what wouldn't be migrated. Returns whether to go on.
	 */
	public function plan(\Closure $tell): void {
		Rules::rehearse(function () use ($tell): void {
			for ($done = 0; ($some = $this->rows->read($done, self::AT_ONCE)) !== []; ) {
				foreach ($some as $row) {
					if (!$tell(...$this->row($row, false))) {
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
	private function batch(array $rows, int $done): array {
		$results = [];
		$this->stored = [];
		try {
			Database::at_once(function () use ($rows, $done, &$results): void {
				$lost = [];
				foreach ($rows as $i => $row) {
					[$outcome, $losses] = $this->row($row, true);
					$lost[$done + $i + 1] = $losses;
					$results[] = [$outcome, count($losses)];
				}
				Ledger::forget_losses(Marks::KIND, array_keys($lost));
				Ledger::lose(Marks::KIND, $this->slug, $lost);
			});
			Saving::stored(...$this->stored);
			return $results;
		} catch (\Throwable $error) {
			if (count($rows) === 1) {
				return [$this->failed($rows[0], $done + 1, $error)];
			}
			$results = [];
			foreach ($rows as $i => $row) {
				array_push($results, ...$this->batch([$row], $done + $i));
			}
			return $results;
		}
	}

	/** @return array{'skipped', int} */
	private function failed(Row $row, int $id, \Throwable $error): array {
		Ledger::forget_losses(Marks::KIND, [$id]);
		Ledger::lose(Marks::KIND, $this->slug, [
			$id => [self::loss('redirect_refused', $row, $error->getMessage())],
		]);
		return ['skipped', 1];
	}

	/** @return array{'migrated'|'nothing'|'skipped', list<array{what: string, value: string, field: string, text: string}>} */
	private function row(Row $row, bool $writes): array {
		$outcomes = [];
		$losses = $row->losses;
		foreach ($row->rules as $fields) {
			[$outcome, $what, $why] = $this->rule($fields, $row->id, $writes);
			$outcomes[] = $outcome;
			if ($what !== '' && !in_array($what, array_column($losses, 'what'), true)) {
				$losses[] = ['what' => $what, 'text' => $why];
			}
		}
		$losses = array_map(
			static fn(array $loss): array => self::loss($loss['what'], $row, $loss['text']),
			$losses,
		);
		if ($row->ignores_case && !$this->is_case_told) {
			$this->is_case_told = true;
			$losses[] = ['what' => 'redirect_case', 'value' => '', 'field' => '', 'text' => ''];
		}
		return [
			match (true) {
				in_array('migrated', $outcomes, true) => 'migrated',
				$row->rules === [] && $losses === [],
				in_array('nothing', $outcomes, true)
					=> 'nothing',
				default => 'skipped',
			},
			$losses,
		];
	}

	/** @return array{'migrated'|'nothing'|'skipped', string, string} The outcome; a code and a reason, or ''. */
	private function rule(array $fields, string $row, bool $writes): array {
		$fields['origin'] = 'migration';
		$input = new Input();
		$asked = $input->read($fields, new Rule(0, ''));
		if ($input->errors !== []) {
			$is_pattern = $asked->match === 'pattern' && isset($input->errors['source']);
			return [
				'skipped',
				$is_pattern ? 'redirect_pattern' : 'redirect_refused',
				implode(' ', $input->errors),
			];
		}
		$same = Rules::same($asked) ?? self::covering($asked);
		$seen = $this->seen[$same->id ?? 0] ?? null;
		$mark = $same !== null && $seen === null && Tables::exist() ? Marks::of($same->id) : null;
		$is_marked = $mark?->fits($this->before[$same->id ?? 0] ?? $same) === true;
		$is_ours = $seen !== null || ($is_marked && $mark->type === Marks::MIGRATED);
		$is_second =
			($seen ?? $row) !== $row ||
			($is_marked &&
				$is_ours &&
				$mark->source === $this->slug &&
				$mark->row !== $row &&
				$mark->pass === $this->pass);
		if ($is_second || ($same !== null && !$is_ours && !$this->overwrite)) {
			return match (true) {
				!self::leads_elsewhere($asked, $same) => ['nothing', '', ''],
				$is_second => ['nothing', 'redirect_second', ''],
				default => ['skipped', 'redirect_kept', ''],
			};
		}
		$rule = Saving::check($fields, $same);
		if (is_wp_error($rule)) {
			return ['skipped', 'redirect_refused', $rule->get_error_message()];
		}
		if ($writes) {
			$rule = Saving::store(
				$rule,
				fn(Rule $before, Rule $after) => Marks::shortened($before, $after, $this->slug),
			);
			$replaced = match (true) {
				$same === null => [],
				$is_marked => $mark->replaced,
				default => Marks::fields($same),
			};
			Marks::migrated($rule, $this->slug, $row, $this->pass, $replaced);
			$this->stored[] = $rule;
		} else {
			$rule = Saving::store($rule, function (Rule $before): void {
				$this->before[$before->id] ??= $before;
			});
			$this->seen[$rule->id] = $row;
		}
		$is_new = $same === null || Marks::fields($same) !== Marks::fields($rule);
		return [
			$is_new ? 'migrated' : 'nothing',
			Saving::conflict($rule) === null ? '' : 'redirect_page',
			'',
		];
	}

	/** The site's redirect of the same path for all query strings: one for a single query string would go before it. */
	private static function covering(Rule $asked): ?Rule {
		if ($asked->query !== 'exact' || $asked->match === 'pattern') {
			return null;
		}
		$found = Rules::same(
			$asked->with(query: 'keep', source: explode('?', $asked->source, 2)[0]),
		);
		return $found?->origin === 'migration' ? null : $found;
	}

	/** Whether a redirect does something else than the one that is there. */
	private static function leads_elsewhere(Rule $asked, Rule $same): bool {
		$asked = $asked->enabled ? Chains::flatten($asked->with(id: $same->id)) : $asked;
		$asked = $asked->with(source: $same->source, query: $same->query);
		return Marks::fields($asked) !== Marks::fields($same);
	}

	/** Redirects that the source no longer has go again. */
	private function finish(): void {
		foreach (array_chunk(Marks::vanished($this->slug, $this->pass), 100) as $ids) {
			Undo::all($ids);
		}
	}

	/** @return array{what: string, value: string, field: string, text: string} */
	private static function loss(string $what, Row $row, string $text): array {
		return ['what' => $what, 'value' => $row->text, 'field' => '', 'text' => $text];
	}
}
