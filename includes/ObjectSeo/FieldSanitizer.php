<?php
/**
 * Sanitizes values of the SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Redirects\TargetText;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;

/** The fields are defined in ObjectMeta\Fields. */
final class FieldSanitizer {
	/**
	 * Sanitizes a value for storing.
	 *
	 * @param array<string, mixed> $definition The definition of the field.
	 * @throws InvalidValue When the value is invalid for the field.
	 */
	public static function clean(mixed $value, array $definition): mixed {
		$clean = Sanitizer::clean($value, $definition);
		if (($definition['sanitize'] ?? '') === 'redirect') {
			TargetText::need($clean);
		}
		$of = $definition['of'] ?? '';
		if ($clean === 0 || $of === '') {
			return $clean;
		}
		if (
			$of === 'attachment'
				? get_post_type($clean) !== 'attachment'
				: !term_exists($clean, $of)
		) {
			throw new InvalidValue(
				$of === 'attachment'
					? __('This file isn’t in the media library.', 'pharos-seo')
					: __('This term doesn’t exist.', 'pharos-seo'),
			);
		}
		return $clean;
	}
}
