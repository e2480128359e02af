<?php
/**
 * Rows of the CSV files of Redirection, Rank Math, Yoast SEO and Safe Redirect Manager.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Migration\NotMigrated;
use Pharos\Migration\RankMath;
use Pharos\Migration\Redirection;
use Pharos\Migration\SafeRedirectManager;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Yoast;
use Pharos\Redirects\Formats\RowReader;

/** They mean what they mean in the database of these plugins: each is read as one of its rows. */
final class CsvRows implements RowReader {
	/** Columns by which a file is recognized, and those that are read besides; the first that fits. */
	private const FILES = [
		'Safe Redirect Manager' => [
			['redirect_from', 'redirect_to'],
			['status_code', 'enable_regex', 'post_status', 'message', 'force_https'],
		],
		'Safe Redirect Manager (import)' => [
			['source', 'target', 'regex', 'code', 'order', 'notes'],
			[],
		],
		'Redirection' => [['source', 'target', 'code'], ['regex', 'type', 'status']],
		'Redirection (regex)' => [['source', 'target', 'regex'], ['type', 'status']],
		'Rank Math' => [['source', 'destination'], ['matching', 'type', 'status', 'ignore']],
		'Yoast SEO' => [['origin', 'target'], ['type', 'format']],
	];

	/** What Redirection writes for a target that depends on a condition. */
	private const UNKNOWN = '/unknown';

	private int $number = 0;

	/** @param list<string> $order The columns of Yoast SEO in their order, where their names are translated. */
	private function __construct(
		private readonly string $file,
		private readonly array $order = [],
	) {}

	/**
	 * On `pharos_redirect_csv`.
	 *
	 * @param list<string> $columns
	 * @param list<string> $first   The cells of the first row.
	 */
	public static function wrap(?RowReader $reader, array $columns, array $first): ?RowReader {
		if ($reader !== null || in_array('match', $columns, true)) {
			return $reader;
		}
		foreach (self::FILES as $file => [$needed]) {
			if (array_diff($needed, $columns) === []) {
				return new self($file);
			}
		}
		// Yoast SEO translates the names of its columns.
		return count($columns) === 4 &&
			ctype_digit($first[2] ?? '') &&
			in_array($first[3] ?? '', ['plain', 'regex'], true)
			? new self('Yoast SEO', $columns)
			: null;
	}

	public function name(): string {
		return explode(' (', $this->file)[0];
	}

	public function columns(): array {
		return $this->order ?: array_merge(...self::FILES[$this->file]);
	}

	public function read(array $cells): array {
		if ($this->order !== []) {
			$cells = array_combine(
				['origin', 'target', 'type', 'format'],
				array_map(static fn(string $name): string => $cells[$name] ?? '', $this->order),
			);
		}
		$of = static fn(string ...$names): string => trim(
			(string) current(array_intersect_key($cells, array_flip($names))),
		);
		$row = match ($this->name()) {
			'Redirection' => $this->redirection($of, isset($cells['regex'])),
			'Rank Math' => $this->rank_math($of),
			'Yoast SEO' => Yoast\Redirects::row([
				'origin' => $of('origin'),
				'url' => $of('target'),
				'type' => (int) ($of('type') ?: 301),
				'format' => $of('format'),
			]),
			default => $this->safe_redirect_manager($of),
		};
		$reasons = array_map(
			static fn(array $loss): string => NotMigrated::text($loss['what']) ?: $loss['text'],
			$row->losses,
		);
		$why = implode(' ', $reasons);
		return $row->rules === []
			? [['fields' => null, 'why' => $why]]
			: array_map(
				static fn(array $fields): array => ['fields' => $fields, 'why' => $why],
				$row->rules,
			);
	}

	/** @param \Closure(string...): string $of */
	private function redirection(\Closure $of, bool $has_regex): Row {
		$code = (int) ($of('code') ?: 301);
		$row = [
			'id' => (string) ++$this->number,
			'url' => self::without_mark($of('source')),
			'regex' => $has_regex
				? StoredValue::is_on($of('regex'))
				: strpbrk($of('source'), '()[]$^*') !== false,
			'match_type' => 'url',
			'match_data' => null,
			'action_type' => $of('type') ?: ($code > 400 && $code < 500 ? 'error' : 'url'),
			'action_code' => $code,
			'action_data' => self::without_mark($of('target')),
			'status' => $of('status') === 'disabled' ? 'disabled' : 'enabled',
			'group_id' => 0,
		];
		return $row['action_data'] === self::UNKNOWN
			? (new Row($row['id'], $row['url']))->lose('redirect_condition')
			: (new Redirection\Redirects())->row($row);
	}

	/** Cells that a spreadsheet would take for a formula are marked. */
	private static function without_mark(string $cell): string {
		return trim(
			(string) preg_replace('/^\[FORMULA\] (?=\[FORMULA\] |\s*[=+@＝＋－＠-])/u', '', $cell),
		);
	}

	/** @param \Closure(string...): string $of */
	private function rank_math(\Closure $of): Row {
		$source = $of('source');
		$sources = str_starts_with($source, '[') ? json_decode($source, true) : null;
		$row = [
			'id' => (string) ++$this->number,
			'sources' => is_array($sources)
				? $sources
				: [
					[
						'pattern' => $source,
						'comparison' => $of('matching') ?: 'exact',
						'ignore' => $of('ignore'),
					],
				],
			'url_to' => $of('destination'),
			'header_code' => $of('type') ?: '301',
			'status' => $of('status') ?: 'active',
		];
		return $row['url_to'] === 'DELETE'
			? (new Row($row['id'], $source))->lose('redirect_action')
			: (new RankMath\Redirects())->row($row);
	}

	/** @param \Closure(string...): string $of */
	private function safe_redirect_manager(\Closure $of): Row {
		$is_regex = filter_var($of('enable_regex', 'regex'), FILTER_VALIDATE_BOOLEAN);
		return (new SafeRedirectManager\Redirects())->row(
			(object) [
				'ID' => (string) ++$this->number,
				'post_title' => '',
				'post_status' => $of('post_status') ?: 'publish',
			],
			[
				'_redirect_rule_from' => $of('redirect_from', 'source'),
				'_redirect_rule_to' => $of('redirect_to', 'target'),
				'_redirect_rule_status_code' => $of('status_code', 'code') ?: '302',
				'_redirect_rule_from_regex' => $is_regex ? '1' : '',
				'_redirect_rule_message' => $of('message'),
				'_force_https' => $of('force_https'),
			],
		);
	}
}
