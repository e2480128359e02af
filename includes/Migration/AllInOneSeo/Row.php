<?php
/**
 * The data of one post or term in All in One SEO: a table row.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\StoredValue;

/** Missing columns are empty: tables of older versions have fewer. */
final class Row {
	/** @param array<string, mixed> $columns */
	public function __construct(private readonly array $columns) {}

	/** Returns a text; '' for values that are empty in PHP, including "0". */
	public function text(string $column): string {
		$text = StoredValue::text($this->columns[$column] ?? '');
		return $text === '0' ? '' : $text;
	}

	/** Returns a selected option; '' for the default. */
	public function choice(string $column): string {
		$text = trim($this->text($column));
		return $text === 'default' ? '' : $text;
	}

	public function is_on(string $column, bool $default = false): bool {
		return StoredValue::is_on($this->columns[$column] ?? $default);
	}

	/** @return array<mixed> A decoded JSON column; [] if it's missing or corrupted. */
	public function map(string $column): array {
		$value = json_decode($this->text($column), true);
		return is_array($value) ? $value : [];
	}

	/** Whether a column contains invalid JSON. */
	public function is_damaged(string $column): bool {
		$text = trim($this->text($column));
		return $text !== '' && $text !== 'null' && !is_array(json_decode($text, true));
	}

	/** @return list<string> The entries of a list of tags, such as keywords: JSON, or separated by commas. */
	public function tags(string $column): array {
		$list = $this->map($column);
		if ($list === [] && !str_starts_with(trim($this->text($column)), '[')) {
			return StoredValue::parts($this->text($column));
		}
		$tags = array_map(
			static fn(mixed $one): string => trim(
				StoredValue::text(is_array($one) ? $one['value'] ?? '' : $one),
			),
			$list,
		);
		return array_values(array_filter($tags, 'strlen'));
	}
}
