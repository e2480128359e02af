<?php
/**
 * The data of one object, or of the settings, from a source, in Pharos's format.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class MappedData {
	/** @var array<string, mixed> By field, or by setting. */
	public array $values = [];

	/** The text of robots.txt, for the settings; '' if there's no custom text. */
	public string $robots_txt = '';

	/** @var list<array{what: string, value: string, field: string, text: string}> Data that isn't, or is only partially, migrated. */
	public array $losses = [];

	/** Sets a field. Empty values are skipped: the field then stays inherited. */
	public function set(string $field, mixed $value): void {
		if ($value !== '' && $value !== 0) {
			$this->values[$field] = $value;
		}
	}

	/** @param 'yes'|'no'|bool|null $value The value of a directive; null to skip it. */
	public function direct(string $field, string|bool|null $value): void {
		if ($value !== null) {
			$this->values[$field] = is_bool($value) ? ($value ? 'yes' : 'no') : $value;
		}
	}

	/**
	 * Sets a template of a content type, even if it's empty.
	 *
	 * @param 'post_types'|'taxonomies'|'archives' $group
	 * @param 'title'|'description'                $part
	 */
	public function template(string $group, string $name, string $part, string $text): void {
		$this->values['templates'][$group][$name][$part] = $text;
	}

	/**
	 * @param string $what  A code: one of NotMigrated::texts(), or one of the source.
	 * @param string $value The data that isn't migrated, in a form that users recognize.
	 * @param string $field The target field, or the name in the source.
	 * @param string $text  The translated reason, for a code of the source.
	 */
	public function lose(
		string $what,
		string $value = '',
		string $field = '',
		string $text = '',
	): void {
		$this->losses[] = [
			'what' => $what,
			'value' => $value,
			'field' => $field,
			'text' => $text,
		];
	}

	/**
	 * Offers a choice: the source stores this, but never output it. Nothing is written before a user accepts it.
	 *
	 * @param string $field A setting that is a list of names or an on/off setting, or a field of the object.
	 * @param string $value The name to add to the list, "yes" for an on/off setting, or the value of the field.
	 */
	public function offer(string $field, string $value): void {
		$this->lose(Choices::CODE, $value, $field);
	}

	/** Records a loss unless the value is empty. */
	public function lose_text(string $what, string $value, string $field = ''): void {
		if (trim($value) !== '') {
			$this->lose($what, $value, $field);
		}
	}

	/** Removes losses that were migrated elsewhere after all. @return list<string> The values. */
	public function regain(string $what): array {
		$is_it = static fn(array $loss): bool => $loss['what'] === $what;
		$values = array_column(array_filter($this->losses, $is_it), 'value');
		$this->losses = array_values(
			array_filter($this->losses, static fn(array $loss): bool => !$is_it($loss)),
		);
		return $values;
	}
}
