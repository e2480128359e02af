<?php
/**
 * Sanitizes values of the SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Redirects\TargetText;
use Pharos\Schema\TypeCheck;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use WP_Error;

/** The fields are defined in ObjectMeta\Fields. */
final class FieldSanitizer {
	/** Error code of invalid values: see error(). */
	public const INVALID = 'pharos_invalid_seo';

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

	/**
	 * Sanitizes new values of an object that may not be stored yet.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, array> $fields  Field definitions of its kind.
	 * @param array<string, mixed> $stored  A value that is already stored is valid.
	 * @return array<string, mixed>|WP_Error Those that differ from the stored ones; 400 pharos_invalid_seo, see error().
	 */
	public static function clean_all(
		array $changes,
		array $fields,
		array $stored = [],
	): array|WP_Error {
		$clean = [];
		$errors = [];
		foreach ($changes as $name => $value) {
			$definition = $fields[$name] ?? null;
			// An empty string empties any field, including numbers and maps.
			$value = $value === '' ? $definition['default'] ?? '' : $value;
			if ($definition !== null && $value === ($stored[$name] ?? $definition['default'])) {
				continue;
			}
			try {
				$clean[$name] =
					$definition === null
						? throw new InvalidValue(__('This field doesn’t exist.', 'pharos-seo'))
						: self::clean($value, $definition);
				$name === 'schemas' && TypeCheck::check($clean[$name], $stored[$name] ?? []);
			} catch (InvalidValue $reason) {
				$errors[implode('.', [$name, ...$reason->path])] = $reason->getMessage();
			}
		}
		return $errors === [] ? $clean : self::error($errors);
	}

	/** @param array<string, string> $errors Messages by field, which are also data.errors. */
	public static function error(array $errors): WP_Error {
		return new WP_Error(
			self::INVALID,
			implode(
				' ',
				array_map(
					static fn($name, string $message): string => "$name: $message",
					array_keys($errors),
					$errors,
				),
			),
			['status' => 400, 'errors' => $errors],
		);
	}
}
