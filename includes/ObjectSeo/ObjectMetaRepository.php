<?php
/**
 * Reads and writes the fields of one object.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\History\Recording;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Schema\Shape;
use Pharos\Settings\Merge;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** All writes go through it: REST, forms, bulk editor, migration. */
final class ObjectMetaRepository {
	/** Error code of a conflict: see check(). */
	public const CONFLICT = 'pharos_seo_conflict';

	private readonly string $kind;

	private readonly int $id;

	public function __construct(private readonly WP_Post|WP_Term|WP_User $object) {
		[$this->kind, $this->id] = ObjectMeta::place($object);
	}

	/**
	 * @param list<string>|null $names Names of fields; null for all.
	 * @return array<string, mixed> '', 0 or [] for missing or corrupted rows.
	 */
	public function read(?array $names = null): array {
		$fields = Fields::for_object($this->object);
		if ($names !== null) {
			$fields = array_intersect_key($fields, array_flip($names));
		}
		$values = [];
		foreach ($fields as $name => $definition) {
			$values[$name] = $this->value($name, $definition);
		}
		return $values;
	}

	/**
	 * Validates new values. A value that is already stored is always valid: the object that it refers to may have been deleted since, which
	 * must not prevent saving other fields.
	 *
	 * @param array<string, mixed> $changes Values by field.
	 * @param array<string, mixed> $base    The values that the changes were made on, by field. A value equal to its base is no
	 *                                      change; a field without one takes the place of whatever is stored.
	 * @return array<string, mixed>|WP_Error Sanitized values that differ from the stored ones; 400 pharos_invalid_seo, whose
	 *                                       data.errors has a message for each field; 409 pharos_seo_conflict, whose
	 *                                       data.conflicts has the stored value of each field that has been changed to
	 *                                       something else since, and data.entries the entries of maps.
	 */
	public function check(array $changes, array $base = []): array|WP_Error {
		$fields = Fields::for_object($this->object);
		$stored = $this->read();
		$clean = FieldSanitizer::clean_all(
			FieldChanges::between($changes, $base),
			$fields,
			$stored,
		);
		if (is_wp_error($clean)) {
			return $clean;
		}
		$target = $clean[ObjectRedirect::FIELD] ?? '';
		if ($target !== '' && ObjectRedirect::is_loop($this->object, $target)) {
			return FieldSanitizer::error([
				ObjectRedirect::FIELD => __(
					'This redirect points back to itself. Enter a different target.',
					'pharos-seo',
				),
			]);
		}
		if ($base === []) {
			return $clean;
		}
		$base = FieldChanges::maps($base, $fields);
		$merge = new Merge($fields, $stored);
		$conflicts = $merge->conflicts($clean, $base);
		return $conflicts === []
			? $merge->merged($clean, $base)
			: new WP_Error(
				self::CONFLICT,
				__('The SEO data was changed in another window or by another user.', 'pharos-seo'),
				[
					'status' => 409,
					'conflicts' => FieldChanges::whole($conflicts, $changes, $stored),
					'entries' => $merge->entries(),
				],
			);
	}

	/**
	 * Finds changes that the current user isn't allowed to make.
	 *
	 * @param array<string, mixed> $changes Values by field.
	 * @param array<string, mixed> $base    See check().
	 * @return WP_Error|null 403 pharos_seo_locked, see FieldLock::error(); null if all changes are allowed.
	 */
	public function locked(array $changes, array $base = []): ?WP_Error {
		return (new FieldLock($this->object, $this))->error($changes, $base);
	}

	/**
	 * Writes all changes or, if one of them is invalid, none.
	 *
	 * @param array<string, mixed> $changes Values by field; an empty value deletes the row.
	 * @param array<string, mixed> $base    See check().
	 * @return true|WP_Error See check() and locked(); 500 pharos_seo_not_saved.
	 */
	public function write(array $changes, array $base = []): bool|WP_Error {
		$locked = $this->locked($changes, $base);
		if ($locked) {
			return $locked;
		}
		$writer = new RowWriter($this->kind, $this->id);
		$result = $this->values($changes, $base);
		if (is_wp_error($result) || !$writer->has_work($result)) {
			return is_wp_error($result) ? $result : true;
		}
		try {
			$record = Recording::of($this->object)?->changes();
			$writer->write(function () use ($changes, $base, $record, &$result): ?array {
				$result = $this->values($changes, $base);
				if (is_wp_error($result)) {
					return null;
				}
				$record?->add($this->kind, $this->id, ...$this->pairs($result));
				return $result;
			});
		} catch (\RuntimeException) {
			return self::not_saved(array_keys($result));
		}
		return is_wp_error($result) ? $result : true;
	}

	/** @return array{array<string, mixed>, array<string, mixed>} The stored values of fields, and what they will be, in the form of read(). */
	private function pairs(array $values): array {
		$fields = Fields::for_object($this->object);
		$new = [];
		foreach ($values as $name => $value) {
			$new[$name] = $value === '' ? $fields[$name]['default'] : $value;
		}
		return [$this->read(array_keys($values)), $new];
	}

	/** @return array<string, mixed>|WP_Error What write() writes, by field. Of values that are stored already, only empty ones, whose row may be invalid. */
	private function values(array $changes, array $base): array|WP_Error {
		$clean = $this->check($changes, $base);
		return is_wp_error($clean)
			? $clean
			: $clean +
					array_filter(
						FieldChanges::between($changes, $base),
						static fn(mixed $value): bool => in_array($value, ['', 0, []], true),
					);
	}

	/** @param list<string> $names */
	private static function not_saved(array $names): WP_Error {
		return new WP_Error(
			'pharos_seo_not_saved',
			__(
				'The SEO data couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			[
				'status' => 500,
				'errors' => array_fill_keys(
					$names,
					__('It couldn’t be saved because of a database error.', 'pharos-seo'),
				),
			],
		);
	}

	/**
	 * The values to store if the changes replace those of other users: in maps, only the changed entries are replaced.
	 *
	 * @param array<string, mixed> $changes Sanitized values.
	 * @param array<string, mixed> $base    See check().
	 * @return array<string, mixed>
	 */
	public function over(array $changes, array $base): array {
		$fields = Fields::for_object($this->object);
		return (new Merge($fields, $this->read()))->merged(
			FieldChanges::maps($changes, $fields),
			FieldChanges::maps($base, $fields),
		);
	}

	private function value(string $name, array $definition): mixed {
		$stored = get_metadata($this->kind, $this->id, ObjectMeta::key($this->kind, $name), true);
		if ($definition['type'] === 'integer') {
			return is_numeric($stored) ? max(0, (int) $stored) : 0;
		}
		$fits = $definition['type'] === 'object' ? is_array($stored) : is_string($stored);
		$is_known = in_array($stored, $definition['enum'] ?? [$stored], true);
		$value = $fits && $is_known ? $stored : $definition['default'];
		return $name === 'schemas'
			? array_map(
				// Schemas stored by earlier versions have neither "@type" nor name.
				static fn(mixed $one): mixed => is_array($one) ? Shape::complete($one) : $one,
				$value,
			)
			: $value;
	}
}
