<?php
/**
 * Migrates a row of a source plugin's redirects.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Migration\Tables;
use Pharos\Redirects\Chains;
use Pharos\Redirects\Input;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Rule;
use Pharos\Redirects\RedirectCheck;
use Pharos\Redirects\RedirectWriter;

/** Through the same checks as all redirects: chains are shortened, loops refused. Redirects of the site win, unless they are overwritten. */
final class RowMover {
	/** @var list<Rule> Stored redirects, until the caller empties the list. */
	public array $stored = [];

	/** @var array<int, string> Rows of the redirects that a dry run has migrated, by the ids of these. */
	private array $seen = [];

	/** @var array<int, Rule> Redirects that a dry run has shortened, as they are stored, by id. */
	private array $before = [];

	/**
	 * @param string   $slug      Of the source.
	 * @param bool     $overwrite Whether redirects of the site are replaced.
	 * @param int|null $pass      The number of the migration (State::pass()); null for a dry run, within RedirectRepository::rehearse().
	 */
	public function __construct(
		private readonly string $slug,
		private readonly bool $overwrite,
		private readonly ?int $pass = null,
	) {}

	/** @return array{'migrated'|'nothing'|'skipped', list<array{what: string, value: string, field: string, text: string}>} */
	public function move(Row $row): array {
		$outcomes = [];
		$losses = $row->losses;
		foreach ($row->rules as $fields) {
			[$outcome, $what, $why] = $this->rule($fields, $row->id);
			$outcomes[] = $outcome;
			if ($what !== '' && !in_array($what, array_column($losses, 'what'), true)) {
				$losses[] = ['what' => $what, 'text' => $why];
			}
		}
		$losses = array_map(
			static fn(array $loss): array => self::loss($loss['what'], $row, $loss['text']),
			$losses,
		);
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
	private function rule(array $fields, string $row): array {
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
		$same = RedirectRepository::same($asked) ?? self::covering($asked);
		$seen = $this->seen[$same->id ?? 0] ?? null;
		$mark = $same !== null && $seen === null && Tables::exist() ? Marks::find($same->id) : null;
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
		$rule = RedirectCheck::run($fields, $same);
		if (is_wp_error($rule)) {
			return ['skipped', 'redirect_refused', $rule->get_error_message()];
		}
		if ($this->pass !== null) {
			$rule = RedirectWriter::store(
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
			$rule = RedirectWriter::store($rule, function (Rule $before): void {
				$this->before[$before->id] ??= $before;
			});
			$this->seen[$rule->id] = $row;
		}
		$is_new = $same === null || Marks::fields($same) !== Marks::fields($rule);
		return [
			$is_new ? 'migrated' : 'nothing',
			RedirectWriter::conflict($rule) === null ? '' : 'redirect_page',
			'',
		];
	}

	/** The site's redirect of the same path for all query strings: one for a single query string would go before it. */
	private static function covering(Rule $asked): ?Rule {
		if (!$asked->needs_query() || $asked->match === 'pattern') {
			return null;
		}
		$found = RedirectRepository::same(
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

	/** @return array{what: string, value: string, field: string, text: string} */
	public static function loss(string $what, Row $row, string $text): array {
		return ['what' => $what, 'value' => $row->text, 'field' => '', 'text' => $text];
	}
}
