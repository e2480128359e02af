<?php
/**
 * A row of All in One SEO: what it knows about one post or term.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Stored;

/** Columns that the table does not have are empty: older versions have fewer. */
final class Row {
	/** @param array<string, mixed> $columns */
	public function __construct(private readonly array $columns) {}

	/** '' for what is empty there: "0" too. */
	public function text(string $column): string {
		$text = Stored::text($this->columns[$column] ?? '');
		return $text === '0' ? '' : $text;
	}

	/** Of a choice; '' for the default. */
	public function choice(string $column): string {
		$text = trim($this->text($column));
		return $text === 'default' ? '' : $text;
	}

	public function is_on(string $column, bool $default = false): bool {
		return Stored::is_on($this->columns[$column] ?? $default);
	}

	/** @return array<mixed> Of a JSON text; [] where there is none that can be read. */
	public function map(string $column): array {
		$value = json_decode($this->text($column), true);
		return is_array($value) ? $value : [];
	}

	/** Whether there is a text that is no JSON. */
	public function is_damaged(string $column): bool {
		$text = trim($this->text($column));
		return $text !== '' && $text !== 'null' && !is_array(json_decode($text, true));
	}

	/** @return list<string> The texts of a list of tags, such as keywords: JSON, or with commas between. */
	public function tags(string $column): array {
		$list = $this->map($column);
		if ($list === [] && !str_starts_with(trim($this->text($column)), '[')) {
			return Stored::parts($this->text($column));
		}
		$tags = array_map(
			static fn(mixed $one): string => trim(
				Stored::text(is_array($one) ? $one['value'] ?? '' : $one),
			),
			$list,
		);
		return array_values(array_filter($tags, 'strlen'));
	}
}
