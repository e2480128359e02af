<?php
/**
 * CSV format (RFC 4180): the columns are named like the fields.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Core\AddOns;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Rule;
use Pharos\Text\Csv as Records;

final class Csv implements Format {
	private const COLUMNS = [
		'source',
		'match',
		'query',
		'target',
		'status',
		'enabled',
		'hits',
		'last_hit',
		'origin',
		'ignore_case',
		'id',
	];

	/** Values that spreadsheets would interpret as formulas. */
	private const FORMULA = '/^(?:[=+\-@\t\r\n]|＝|＋|－|＠)/';

	/** @var list<string> In lower case. */
	private array $columns = [];

	private ?RowReader $reader = null;

	public function type(): string {
		return 'text/csv';
	}

	/** @return array{program: string, columns: list<string>, ignored: list<string>} Who has written the file that was read, and its columns. */
	public function file(): array {
		$read = $this->reader?->columns() ?? [...Rule::FIELDS, 'id'];
		return [
			'program' => $this->reader?->name() ?? '',
			'columns' => array_values(array_intersect($this->columns, $read)),
			'ignored' => array_values(array_diff($this->columns, $read)),
		];
	}

	public function read(string $data): \Generator {
		$rows = self::rows($data);
		if (!$rows->valid()) {
			return;
		}
		$names = array_map(
			static fn(string $name): string => strtolower(trim($name)),
			$rows->current(),
		);
		$header = $rows->key();
		$rows->next();
		$this->reader = self::reader($names, $rows->current() ?? []);
		if ($this->reader === null && !in_array('source', $names, true)) {
			// Without a header line: source, target, status.
			$this->columns = ['source', 'target', 'status'];
			$rows = self::rows($data);
			$header = null;
		} else {
			$this->columns = $names;
		}
		for (; $rows->valid(); $rows->next()) {
			yield from $this->row($rows->key(), $rows->current());
		}
	}

	/** @return \Generator<int, list<string>> By their lines; without empty ones. */
	private static function rows(string $data): \Generator {
		foreach (Records::records($data) as $line => $cells) {
			if ($cells !== ['']) {
				yield $line => $cells;
			}
		}
	}

	/**
	 * @param list<string> $columns
	 * @param list<string> $first
	 */
	private static function reader(array $columns, array $first): ?RowReader {
		/**
		 * Filters who reads the rows of a CSV file with redirects that another program has written; null if it's one of Pharos SEO, or a
		 * list of sources, targets and statuses.
		 *
		 * @param RowReader|null $reader  Reads its rows; null by default.
		 * @param list<string>   $columns The cells of the first line, in lower case.
		 * @param list<string>   $first   The cells of the second.
		 *
		 * @since 1.0.0
		 * @see docs/redirects.md
		 * @example add_filter('pharos_redirect_csv', static fn(?object $reader, array $columns): ?object =>
		 * 	$columns === ['from', 'to'] ? new Acme\Rows() : $reader, 10, 2); // Implements Pharos\Redirects\Formats\RowReader.
		 */
		$reader = apply_filters('pharos_redirect_csv', null, $columns, $first);
		return $reader === null || $reader instanceof RowReader
			? $reader
			: AddOns::refuse('pharos_redirect_csv', $reader);
	}

	/** @param list<string> $cells @return \Generator<int, array> */
	private function row(int $line, array $cells): \Generator {
		$text = implode(',', $cells);
		$named = [];
		foreach (array_slice($cells, 0, count($this->columns)) as $i => $cell) {
			$named[$this->columns[$i]] = (string) preg_replace(
				"/^'(?=[=+\\-@]|＝|＋|－|＠)/",
				'',
				$cell,
			);
		}
		if ($this->reader !== null) {
			foreach ($this->reader->read($named) as $one) {
				yield $line => ['text' => $text] + $one;
			}
			return;
		}
		$read = array_intersect_key($named, array_flip([...Rule::FIELDS, 'id']));
		$fields = array_filter($read, static fn(string $cell): bool => $cell !== '');
		yield $line => [
			'text' => $text,
			// Paths of an export are below the home URL.
			'fields' => in_array('match', $this->columns, true)
				? $fields
				: ServerPaths::below_home($fields),
			'why' => '',
		];
	}

	public function write(iterable $rules): \Generator {
		yield Records::record(self::COLUMNS) . "\n";
		foreach ($rules as $rule) {
			$fields = ['id' => self::mark($rule)] + $rule->to_array();
			$fields['enabled'] = $rule->enabled ? '1' : '0';
			$fields['ignore_case'] = $rule->ignore_case ? '1' : '';
			yield Records::record(
				array_map(
					static fn(string $name): string => self::guarded((string) $fields[$name]),
					self::COLUMNS,
				),
			) . "\n";
		}
	}

	/** The redirect that a row was exported from, if it still redirects the same URL; null if not, and for rows of other sites. */
	public static function marked(string $mark): ?Rule {
		$rule = preg_match('/^r(\d+)-/', $mark, $parts)
			? RedirectRepository::find((int) $parts[1])
			: null;
		return $rule !== null && self::mark($rule) === $mark ? $rule : null;
	}

	/** What names a redirect in a file. An id alone would be that of any redirect on another site. */
	private static function mark(Rule $rule): string {
		return "r$rule->id-" . substr(md5(home_url('/') . $rule->id . $rule->key()), 0, 8);
	}

	private static function guarded(string $text): string {
		return preg_match(self::FORMULA, $text) ? "'$text" : $text;
	}
}
