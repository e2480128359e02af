<?php
/**
 * Imports redirects from a file.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Csv;
use Pharos\Redirects\Formats\Format;
use WP_Error;

/** In parts: a large file takes longer than servers let a request run. */
final class Import {
	/** Maximum number of lines that are listed for each outcome. */
	private const MOST_LISTED = 1000;

	/** Formats whose rows change redirects that are there. */
	private const CHANGING = ['csv', 'json'];

	private readonly ImportBatch $imported;

	/** @var array<string, mixed> See run(). */
	private array $result;

	private function __construct(
		private readonly Format $format,
		private readonly bool $changes,
		private readonly bool $is_dry,
		private readonly int $from,
		int $number,
	) {
		$this->imported = new ImportBatch($number);
		$this->result = [
			'import' => $this->imported->number,
			'done' => $from,
			'total' => 0,
			'new' => 0,
			'changed' => 0,
			'unchanged' => 0,
			'added' => [],
			'changes' => [],
			'refused' => [],
			'notes' => [],
		];
	}

	/**
	 * Reads a file and stores its redirects; invalid ones are skipped. In CSV and JSON, a row whose URL has a redirect changes it.
	 *
	 * @param string $format  One of Format::ALL.
	 * @param bool   $dry     Reports the same without storing anything.
	 * @param int    $from    Redirects of the file that are done.
	 * @param float  $seconds After which no further hundred is begun.
	 * @param int    $number  The `import` of the first part.
	 * @return array{import: int, done: int, total: int, new: int, changed: int, unchanged: int, added: list<array>, changes: list<array>,
	 *         refused: list<array{line: int, text: string, why: string}>, notes: list<array{line: int, text: string, why: string}>,
	 *         program: string, columns: list<string>, ignored: list<string>} `done` of the file's `total`; the others of this part: numbers,
	 *         the redirects themselves (`line` and fields; of changes, `before` has the changed fields as they were), `notes` about those
	 *         that do something else than in the program that has written the file; the columns of a CSV file that are read, and others.
	 */
	public static function run(
		string $format,
		string $data,
		bool $dry,
		int $from = 0,
		float $seconds = INF,
		int $number = 0,
	): array {
		$import = new self(
			new (Format::ALL[$format])(),
			in_array($format, self::CHANGING, true),
			$dry,
			$from,
			$number,
		);
		$data = (string) preg_replace('/^\xEF\xBB\xBF/', '', $data);
		$run = static fn(): array => $import->read($data, microtime(true) + $seconds);
		return $dry ? RedirectRepository::rehearse($run) : $run();
	}

	private function read(string $data, float $end): array {
		$part = [];
		$at = 0;
		$is_over = false;
		foreach ($this->format->read($data) as $line => $entry) {
			if ($at++ < $this->from) {
				$this->is_dry &&
					$entry['fields'] !== null &&
					$this->imported->assume($entry['fields']);
			} elseif (!$is_over) {
				$part[] = ['line' => $line] + $entry;
				if (count($part) === Batch::SIZE) {
					$this->put($part);
					$part = [];
					$is_over = microtime(true) >= $end;
				}
			}
		}
		$this->put($part);
		return ['total' => $at] +
			$this->result +
			($this->format instanceof Csv
				? $this->format->file()
				: ['program' => '', 'columns' => [], 'ignored' => []]);
	}

	/** @param list<array{line: int, text: string, fields: array|null, why: string}> $part */
	private function put(array $part): void {
		$entries = array_map(
			fn(array $one): array => [
				'line' => $one['line'],
				'fields' => $one['fields'],
				'changes' => $this->changes,
			],
			array_values(
				array_filter($part, static fn(array $one): bool => $one['fields'] !== null),
			),
		);
		$put = $this->imported->put(...);
		$results = $this->is_dry ? array_map($put, $entries) : Batch::save($entries, $put);
		foreach ($part as $one) {
			$this->note(
				$one,
				$one['fields'] === null
					? new WP_Error('pharos_invalid_redirect', $one['why'])
					: array_shift($results),
			);
		}
		$this->result['done'] += count($part);
	}

	private function note(array $one, Rule|WP_Error $result): void {
		$list = function (string $name, array $entry) use ($one): void {
			if (count($this->result[$name]) < self::MOST_LISTED) {
				$this->result[$name][] = ['line' => $one['line']] + $entry;
			}
		};
		$text = ['text' => mb_substr($one['text'], 0, 300, 'UTF-8')];
		if (is_wp_error($result)) {
			$list('refused', $text + ['why' => $result->get_error_message()]);
			return;
		}
		$one['why'] === '' || $list('notes', $text + ['why' => $one['why']]);
		$before = $this->imported->before[$result->id] ?? null;
		$changed = $before
			? array_filter(
				$before->fields(),
				static fn(mixed $value, string $name): bool => $value !== $result->$name,
				ARRAY_FILTER_USE_BOTH,
			)
			: [];
		if ($before === null) {
			$this->result['new']++;
			$list('added', $result->fields());
		} elseif ($changed !== []) {
			$this->result['changed']++;
			$list('changes', $result->fields() + ['before' => $changed]);
		} else {
			$this->result['unchanged']++;
		}
	}
}
