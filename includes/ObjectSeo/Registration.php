<?php
/**
 * Registers the meta rows of the fields in WordPress.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;

/**
 * Validates values and permissions when other code writes the rows (WP-CLI, imports, other plugins). In REST they are one object, see
 * RestField. Not registered on the front end: that takes longer than reading the values.
 */
final class Registration {
	public static function run(): void {
		$fields = Fields::common();
		foreach (get_post_types() as $type) {
			$fields += array_filter(
				Fields::for_object($type),
				static fn(string $name): bool => str_starts_with($name, 'primary_'),
				ARRAY_FILTER_USE_KEY,
			);
		}
		$kinds = ['post' => $fields, 'term' => Fields::common(), 'user' => Fields::of_authors()];
		foreach ($kinds as $kind => $of_kind) {
			foreach ($of_kind as $name => $definition) {
				self::register($kind, $name, $definition);
			}
		}
	}

	private static function register(string $kind, string $name, array $definition): void {
		register_meta($kind, ObjectMeta::key($kind, $name), [
			'type' => $definition['type'],
			'single' => true,
			'sanitize_callback' => static fn(mixed $value): mixed => self::sanitize(
				$value,
				$definition,
			),
			'auth_callback' => static fn($allowed, $key, $id): bool => self::may_edit(
				$kind,
				(int) $id,
				$name,
			),
		]);
	}

	/** Replaces invalid values with empty ones. References aren't checked: imports write them before the objects that they refer to. */
	private static function sanitize(mixed $value, array $definition): mixed {
		if ($definition['type'] === 'integer' && is_numeric($value)) {
			$value = (int) $value;
		}
		if ($definition['type'] === 'object' && is_array($value)) {
			// In PHP, a map with the keys 0, 1, 2 is a list.
			$value = (object) $value;
		}
		try {
			return Sanitizer::clean($value, $definition);
		} catch (InvalidValue) {
			return $definition['default'];
		}
	}

	private static function may_edit(string $kind, int $id, string $field): bool {
		$object = match ($kind) {
			'post' => get_post($id),
			'term' => get_term($id),
			default => get_userdata($id),
		};
		return is_object($object) &&
			!is_wp_error($object) &&
			Capability::may_edit($object) &&
			(!Fields::is_restricted($field) || Capability::may_restrict($object)) &&
			// The value isn't known here: it could be another site. See Rows::locked().
			($field !== ObjectRedirect::FIELD || Permission::Redirects->granted());
	}
}
