<?php
/**
 * The value of a field of Advanced Custom Fields for programs: structured data.
 */

declare(strict_types=1);

namespace Pharos\Compat;

final class AcfData {
	/**
	 * @param array<string, mixed> $field
	 * @param mixed                $value Its stored value.
	 * @return string A date such as "2026-11-27", a URL, "true" or the value of a choice; '' for none.
	 */
	public static function format(array $field, mixed $value): string {
		$type = $field['type'] ?? '';
		return match ($type) {
			'password' => '',
			'true_false' => (bool) $value ? 'true' : 'false',
			'image', 'file', 'gallery' => self::first($value, wp_get_attachment_url(...)),
			'post_object', 'relationship', 'page_link' => is_string($value) && !is_numeric($value)
				? $value
				: self::first($value, AcfObjects::url(...)),
			'link' => is_array($value) ? self::text($value['url'] ?? '') : self::text($value),
			'date_picker' => preg_replace(
				'/^(\d{4})(\d\d)(\d\d)\z/',
				'$1-$2-$3',
				self::text($value),
			),
			'taxonomy', 'user', 'google_map' => '',
			default => self::text(is_array($value) ? reset($value) : $value),
		};
	}

	/** @param \Closure(int): (string|false) $url */
	private static function first(mixed $value, \Closure $url): string {
		$ids = AcfObjects::ids($value);
		return $ids === [] ? '' : (string) $url($ids[0]);
	}

	private static function text(mixed $value): string {
		return is_scalar($value) ? (string) $value : '';
	}
}
