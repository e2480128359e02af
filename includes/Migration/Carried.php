<?php
/**
 * What a source has for one object, or for the settings, in our form.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class Carried {
	/** @var array<string, mixed> By field, or by key of the settings. */
	public array $values = [];

	/** The text of robots.txt, of the site's settings; '' where nobody has written one. */
	public string $robots_txt = '';

	/** @var list<array{what: string, value: string, field: string, text: string}> What is not, or not fully, carried over. */
	public array $losses = [];

	/** Empty texts are no values: where the source says nothing, neither do we. */
	public function set(string $field, mixed $value): void {
		if ($value !== '' && $value !== 0) {
			$this->values[$field] = $value;
		}
	}

	/** @param 'yes'|'no'|bool|null $value Of a directive; null says nothing. */
	public function direct(string $field, string|bool|null $value): void {
		if ($value !== null) {
			$this->values[$field] = is_bool($value) ? ($value ? 'yes' : 'no') : $value;
		}
	}

	/**
	 * A template of a kind of pages; an empty one, too.
	 *
	 * @param 'post_types'|'taxonomies'|'archives' $group
	 * @param 'title'|'description'                $part
	 */
	public function template(string $group, string $name, string $part, string $text): void {
		$this->values['templates'][$group][$name][$part] = $text;
	}

	/**
	 * @param string $what  A code: one of Losses::texts(), or one of the source's own.
	 * @param string $value What was not carried over, as a person would recognise it.
	 * @param string $field Where it would have gone, or where it stands in the source.
	 * @param string $text  Why, for a code of the source's own; translated.
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
	 * Offers a choice: the source stores this, but never output it. Nothing is written before a person accepts it.
	 *
	 * @param string $field A setting that is a list of names or a switch, or a field of the object.
	 * @param string $value The name to add to the list, "yes" for a switch, or the value of the field.
	 */
	public function offer(string $field, string $value): void {
		$this->lose(Choices::CODE, $value, $field);
	}

	/** The same where there is something to lose. */
	public function lose_text(string $what, string $value, string $field = ''): void {
		if (trim($value) !== '') {
			$this->lose($what, $value, $field);
		}
	}

	/** What was lost, and has found another place. @return list<string> The values. */
	public function regain(string $what): array {
		$is_it = static fn(array $loss): bool => $loss['what'] === $what;
		$values = array_column(array_filter($this->losses, $is_it), 'value');
		$this->losses = array_values(
			array_filter($this->losses, static fn(array $loss): bool => !$is_it($loss)),
		);
		return $values;
	}
}
