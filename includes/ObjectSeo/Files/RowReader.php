<?php
/**
 * Reads the rows of a file with SEO fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\ObjectSeo\Objects;
use Pharos\Settings\InvalidValue;

/** Columns may be in any order, and missing: a field without one isn’t changed. An empty cell empties its field. */
final class RowReader {
	/** Of the list of rows that weren’t imported. */
	private const PROBLEM = 'problem';

	private const KINDS = ['post', 'term', 'user'];

	/** @var list<string> Columns that aren’t read, as in the file. */
	public readonly array $ignored;

	/** @var list<string> Names of the columns; '' for those that aren’t read. */
	private readonly array $names;

	/** @var array<string, array<string, array>> Definitions of fields by kind. */
	private array $fields = [];

	/**
	 * @param list<string>         $columns The cells of the first row.
	 * @param 'post'|'term'|'user'|'' $kind Of all rows; '' if each row has its own.
	 * @throws InvalidValue For columns that can’t be read.
	 */
	public function __construct(array $columns, private readonly string $kind = '') {
		$known = [...Columns::FACTS, Columns::CHECKSUM];
		$fields = array_keys(
			array_merge(...array_map($this->fields(...), $kind === '' ? self::KINDS : [$kind])),
		);
		foreach ($fields as $field) {
			array_push($known, $field, Columns::BASE . $field);
		}
		$names = array_map(
			static fn(string $name): string => str_replace(' ', '_', strtolower(trim($name))),
			$columns,
		);
		$this->names = array_map(
			static fn(string $name): string => in_array($name, $known, true) ? $name : '',
			$names,
		);
		$this->ignored = array_values(
			array_filter(
				$columns,
				fn(string $column, int $i): bool => $this->names[$i] === '' &&
					!in_array($names[$i], ['', self::PROBLEM], true),
				ARRAY_FILTER_USE_BOTH,
			),
		);
		$read = array_filter($this->names, 'strlen');
		if (count(array_unique($read)) !== count($read)) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: names of columns. */
					__('Columns that appear twice: %s.', 'pharos-seo'),
					implode(', ', array_unique(array_diff_key($read, array_unique($read)))),
				),
			);
		}
		if (!in_array('id', $read, true)) {
			throw new InvalidValue(
				__(
					'The file has no column “id”. Its first row has to have the names of the columns.',
					'pharos-seo',
				),
			);
		}
		if (array_intersect($read, $fields) === []) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: names of columns. */
					__('The file has no column with an SEO field, such as %s.', 'pharos-seo'),
					'title, description, focus_keyword',
				),
			);
		}
	}

	/** Whether each row has the values that it was exported with. */
	public function has_checksums(): bool {
		return in_array(Columns::CHECKSUM, $this->names, true);
	}

	/**
	 * @param list<string> $cells
	 * @return array{kind: string, id: int, changes: array<string, mixed>, base: array<string, mixed>, hashes: array<string, string>|null} The base
	 *         of some fields as values, or of all exported ones as hashes.
	 * @throws InvalidValue
	 */
	public function read(array $cells): array {
		if (array_filter(array_slice($cells, count($this->names)), 'strlen') !== []) {
			throw new InvalidValue(
				__(
					'It has more cells than the first row. A text with the separator has to be in quotation marks.',
					'pharos-seo',
				),
			);
		}
		$texts = [];
		foreach ($cells as $i => $cell) {
			if (($this->names[$i] ?? '') !== '') {
				$texts[$this->names[$i]] = Cell::read(str_replace(["\r\n", "\r"], "\n", $cell));
			}
		}
		return $this->row($texts, true);
	}

	/**
	 * @param array<string, mixed> $values By column, as in a file.
	 * @param bool                 $is_text Whether all values are texts.
	 * @throws InvalidValue
	 */
	public function row(array $values, bool $is_text): array {
		$id = Target::id($values['id'] ?? '');
		$kind = $this->kind_of($values);
		$hashes = Checksum::read(self::fact($values, Columns::CHECKSUM), $kind, $id);
		$fields = $this->fields($kind);
		$base = (array) ($values['base'] ?? []);
		$changes = [];
		$facts = array_flip([...Columns::FACTS, Columns::CHECKSUM, 'base']);
		foreach (array_diff_key($values, $facts) as $name => $value) {
			$is_base = str_starts_with((string) $name, Columns::BASE);
			$field = $is_base ? substr($name, strlen(Columns::BASE)) : $name;
			if (!isset($fields[$field])) {
				if (in_array($value, ['', null], true)) {
					// A file of all kinds has cells for fields of other kinds.
					continue;
				}
				throw new InvalidValue(
					/* translators: %s: name of a field. */
					sprintf(__('There is no field “%s”.', 'pharos-seo'), $name),
				);
			}
			$value = $is_text ? Cell::value($field, (string) $value, $fields[$field]) : $value;
			if ($is_base) {
				$base[$field] = $value === '' ? $fields[$field]['default'] : $value;
			} else {
				$changes[$field] = $value;
			}
		}
		return compact('kind', 'id', 'changes', 'base', 'hashes');
	}

	/** A cell as text: in JSON, it may be anything. */
	private static function fact(array $values, string $name): string {
		$value = $values[$name] ?? '';
		return is_scalar($value) ? (string) $value : (string) wp_json_encode($value);
	}

	/** @return 'post'|'term'|'user' The kind of a row. */
	private function kind_of(array $values): string {
		$text = static fn(string $name): string => strtolower(trim(self::fact($values, $name)));
		$kind = $text('kind');
		$type = $text('type');
		if ($kind === '' && $this->kind === '' && $type !== '') {
			$kinds = array_filter(
				self::KINDS,
				static fn(string $kind): bool => in_array(
					$type,
					$kind === 'user' ? ['author'] : Objects::types($kind),
					true,
				),
			);
			$kind = count($kinds) === 1 ? (string) current($kinds) : '';
		}
		if ($kind !== '' && $this->kind !== '' && $kind !== $this->kind) {
			throw new InvalidValue(
				sprintf(
					/* translators: 1: post, term or user, 2: post, term or user. */
					__('It’s a row of the kind “%1$s”, not “%2$s”.', 'pharos-seo'),
					$kind,
					$this->kind,
				),
			);
		}
		$kind = $kind ?: $this->kind;
		return in_array($kind, self::KINDS, true)
			? $kind
			: throw new InvalidValue(
				__('The column “kind” has to be post, term or user.', 'pharos-seo'),
			);
	}

	/** @return array<string, array> Definitions of the fields of a kind. */
	private function fields(string $kind): array {
		return $this->fields[$kind] ??= Columns::fields($kind);
	}
}
