<?php
/**
 * What a field of Advanced Custom Fields displays.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/**
 * The plugin's formatted value depends on what the theme's developer wanted to get, such as the id of an image or the stored value of a choice.
 * Therefore it is used for texts and dates only; all others come from the stored value.
 *
 * @phpstan-import-type Field from AcfFields
 */
final class AcfValue {
	/** Types with the values of others, and whether they have rows. */
	private const OTHERS = [
		'group' => false,
		'clone' => false,
		'repeater' => true,
		'flexible_content' => true,
	];

	/** Types that only the editor of a post shows, or that have no text. */
	private const SILENT = [
		'password',
		'message',
		'tab',
		'accordion',
		'separator',
		'output',
		'icon_picker',
	];

	/** Formats of dates for programs: "20261127", "1795737600". */
	private const FOR_PROGRAMS = '/^(?:[UcrC]?|[YymndjHGis]{3,})\z/';

	/** @param int|string $object The id of a post, or `term_` with the id of a term. */
	public function __construct(private readonly int|string $object) {}

	/**
	 * @param Field  $field
	 * @param mixed  $value Its stored value.
	 * @param string $name  Its name with those of the fields around it; '' if unknown.
	 * @return string Text or HTML; '' for nothing.
	 */
	public function format(array $field, mixed $value, string $name): string {
		$type = is_string($field['type'] ?? null) ? $field['type'] : '';
		if (in_array($type, self::SILENT, true)) {
			return '';
		}
		if (self::has_others($field)) {
			return $this->joined($field, $value, null, $name);
		}
		return match ($type) {
			'select', 'checkbox', 'radio', 'button_group' => self::labels($field, $value),
			'true_false' => self::switched($field, (bool) $value),
			'image', 'file', 'gallery' => AcfObjects::listed($value, AcfObjects::file(...)),
			'post_object', 'relationship' => AcfObjects::listed($value, AcfObjects::post(...)),
			'page_link' => AcfObjects::pages($value),
			'taxonomy' => AcfObjects::listed($value, AcfObjects::term(...)),
			'user' => AcfObjects::listed($value, AcfObjects::person(...)),
			'link' => self::first_text($value, ['title', 'url']),
			'google_map' => self::first_text($value, ['address']),
			// Shortcodes would run, and decide by the current visitor; an embed has no text.
			'wysiwyg', 'oembed' => is_scalar($value) ? (string) $value : '',
			'date_picker', 'date_time_picker', 'time_picker' => $this->date($field, $value, $name),
			default => $this->formatted($value, $name),
		};
	}

	/**
	 * What a field within another displays; in rows, that of all rows.
	 *
	 * @param Field  $field The outer field.
	 * @param mixed  $value Its stored value.
	 * @param string $path  The name of the inner field, or of one within that.
	 * @param string $name  The name of the outer field.
	 * @return string|null Null if there is no such field.
	 */
	public function within(array $field, mixed $value, string $path, string $name): ?string {
		$is_known = array_filter(
			self::inner_fields($field),
			static fn(array $one): bool => ($one['name'] ?? '') === $path ||
				(self::has_others($one) && str_starts_with($path, ($one['name'] ?? '') . '_')),
		);
		return $is_known === [] ? null : $this->joined($field, $value, $path, $name);
	}

	/** @param string|null $path The inner field to display; null for all. */
	private function joined(array $field, mixed $value, ?string $path, string $name): string {
		$texts = [];
		$index = self::OTHERS[$field['type'] ?? ''] ?? false;
		foreach (self::rows($field, $value) as $number => [$row, $inner]) {
			foreach ($inner as $one) {
				$inner_name = (string) ($one['name'] ?? '');
				$whole_name = $name . ($index ? "_$number" : '') . "_$inner_name";
				$cell = self::cell($row, $one);
				$texts[] = match (true) {
					$path === null, $path === $inner_name => $this->format(
						$one,
						$cell,
						$whole_name,
					),
					self::has_others($one) && str_starts_with($path, "{$inner_name}_")
						=> (string) $this->within(
						$one,
						$cell,
						substr($path, strlen($inner_name) + 1),
						$whole_name,
					),
					default => '',
				};
			}
		}
		return AcfObjects::list($texts);
	}

	/** Whether a field consists of others. */
	public static function has_others(array $field): bool {
		return isset(self::OTHERS[$field['type'] ?? '']) && self::inner_fields($field) !== [];
	}

	/**
	 * The rows of a field that consists of others: one if it has no rows.
	 *
	 * @param Field $field
	 * @return list<array{array, list<Field>}> The values of a row by key of the inner field, and the inner fields.
	 */
	public static function rows(array $field, mixed $value): array {
		$rows = is_array($value) ? $value : [];
		if (!(self::OTHERS[$field['type'] ?? ''] ?? false)) {
			$rows = [$rows];
		}
		$found = [];
		foreach (array_filter($rows, is_array(...)) as $row) {
			$found[] = [$row, self::inner_fields($field, $row['acf_fc_layout'] ?? null)];
		}
		return $found;
	}

	/** The value of an inner field in a row. */
	public static function cell(array $row, array $field): mixed {
		return $row[$field['key'] ?? ''] ??
			($row[$field['_name'] ?? ''] ?? ($row[$field['name'] ?? ''] ?? null));
	}

	/**
	 * @param mixed $layout The name of a layout; null for all.
	 * @return list<Field>
	 */
	private static function inner_fields(array $field, mixed $layout = null): array {
		$lists = [$field['sub_fields'] ?? []];
		foreach ((array) ($field['layouts'] ?? []) as $one) {
			if ($layout === null || ($one['name'] ?? '') === $layout) {
				$lists[] = $one['sub_fields'] ?? [];
			}
		}
		$lists = array_filter($lists, is_array(...));
		return array_values(
			array_filter(array_merge(...array_map('array_values', $lists)), is_array(...)),
		);
	}

	private static function labels(array $field, mixed $value): string {
		$choices = [];
		foreach ((array) ($field['choices'] ?? []) as $key => $label) {
			// Groups of choices have a label, too.
			$choices += is_array($label) ? $label : [$key => $label];
		}
		$is_one = !is_array($value) || isset($value['value']);
		$labels = [];
		foreach ($is_one ? [$value] : $value as $one) {
			$one = is_array($one) ? $one['value'] ?? '' : $one;
			$label = is_scalar($one) ? $choices[(string) $one] ?? $one : '';
			$labels[] = is_scalar($label) ? (string) $label : '';
		}
		return AcfObjects::list($labels);
	}

	private static function switched(array $field, bool $is_on): string {
		$text = (string) ($field[$is_on ? 'ui_on_text' : 'ui_off_text'] ?? '');
		return $text !== '' ? $text : ($is_on ? __('Yes', 'pharos-seo') : __('No', 'pharos-seo'));
	}

	/** @param list<string> $names Names of values, the preferred one first. */
	private static function first_text(mixed $value, array $names): string {
		if (!is_array($value)) {
			return is_scalar($value) ? (string) $value : '';
		}
		foreach ($names as $name) {
			$text = $value[$name] ?? '';
			if (is_scalar($text) && trim((string) $text) !== '') {
				return (string) $text;
			}
		}
		return '';
	}

	/** A date in the format for the theme, or if that is for programs, in that of the editor. */
	private function date(array $field, mixed $value, string $name): string {
		if (!is_scalar($value) || trim((string) $value) === '') {
			return '';
		}
		$format = (string) ($field['return_format'] ?? '');
		$is_for_people = preg_match(self::FOR_PROGRAMS, $format) !== 1;
		$shown = $is_for_people ? $this->formatted($value, $name) : '';
		if ($shown !== '' && $shown !== (string) $value) {
			return $shown;
		}
		$format = $is_for_people ? $format : (string) ($field['display_format'] ?? '');
		// As stored: "20261127", "2026-11-27 18:00:00" or "18:00:00", in the site's time zone.
		$date = date_create_immutable((string) $value, wp_timezone());
		return $date && $format !== '' ? (string) wp_date($format, $date->getTimestamp()) : $shown;
	}

	/** A value as the plugin formats it. */
	private function formatted(mixed $value, string $name): string {
		if (is_array($value) && array_is_list($value)) {
			return AcfObjects::list(
				array_map(static fn($one): string => is_scalar($one) ? (string) $one : '', $value),
			);
		}
		$text = is_scalar($value) ? (string) $value : '';
		// Formatting a text may run its shortcodes, which decide by the current visitor.
		if ($text === '' || str_contains($text, '[')) {
			return $text;
		}
		$field = get_field_object($name, $this->object);
		$shown = is_array($field) ? $field['value'] ?? '' : $text;
		return is_scalar($shown) ? (string) $shown : $text;
	}
}
