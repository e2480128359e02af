<?php
/**
 * Readable text of field values, to compare two of them.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

final class FieldText {
	/**
	 * A value as text, in quotes; titles of schemas, directives of robots fields.
	 *
	 * @param string $field Name of the field.
	 */
	public static function format(string $field, mixed $value): string {
		if (str_starts_with($field, 'no') && in_array($value, ['yes', 'no'], true)) {
			return $value === 'yes' ? $field : substr($field, 2);
		}
		if (is_array($value)) {
			$titles = array_map(
				static fn(mixed $schema): string => (string) (((array) $schema)['title'] ?? ''),
				$value,
			);
			$value = implode(', ', array_filter($titles, 'strlen'));
		}
		return in_array($value, ['', 0], true) || !is_scalar($value)
			? __('(empty)', 'pharos-seo')
			: sprintf(
				/* translators: %s: a value. */
				__('“%s”', 'pharos-seo'),
				(string) $value,
			);
	}
}
