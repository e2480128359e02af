<?php
/**
 * Reads and writes the fields of one object.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\History\Recording;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Redirects\TargetText;
use Pharos\Schema\Shape;
use Pharos\Schema\TypeCheck;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Merge;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** All writes go through it: REST, forms, bulk editor, migration. */
final class ObjectMetaRepository {
	/** Error code of a conflict: see check(). */
	public const CONFLICT = 'pharos_seo_conflict';

	/** Error code of invalid values: see check(). */
	public const INVALID = 'pharos_invalid_seo';

	/** Error code of a field that the user can't change: see locked(). */
	public const LOCKED = 'pharos_seo_locked';

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
		$clean = self::checked(self::changed($changes, $base), $fields, $stored);
		if (is_wp_error($clean)) {
			return $clean;
		}
		$target = $clean[ObjectRedirect::FIELD] ?? '';
		if ($target !== '' && ObjectRedirect::is_loop($this->object, $target)) {
			return self::invalid([
				ObjectRedirect::FIELD => __(
					'This redirect points back to itself. Enter a different target.',
					'pharos-seo',
				),
			]);
		}
		if ($base === []) {
			return $clean;
		}
		$base = self::maps($base, $fields);
		$merge = new Merge($fields, $stored);
		$conflicts = $merge->conflicts($clean, $base);
		return $conflicts === []
			? $merge->merged($clean, $base)
			: new WP_Error(
				self::CONFLICT,
				__('The SEO data was changed in another window or by another user.', 'pharos-seo'),
				[
					'status' => 409,
					'conflicts' => self::whole($conflicts, $changes, $stored),
					'entries' => $merge->entries(),
				],
			);
	}

	/**
	 * Validates new values of an object that may not be stored yet.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, array> $fields  Field definitions of its kind.
	 * @param array<string, mixed> $stored
	 */
	public static function checked(
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
						: FieldSanitizer::clean($value, $definition);
				$name === 'schemas' && TypeCheck::check($clean[$name], $stored[$name] ?? []);
			} catch (InvalidValue $reason) {
				$errors[implode('.', [$name, ...$reason->path])] = $reason->getMessage();
			}
		}
		return $errors === [] ? $clean : self::invalid($errors);
	}

	/** @param array<string, string> $errors Messages by field. */
	private static function invalid(array $errors): WP_Error {
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

	/**
	 * Finds changes that the current user isn't allowed to make: to fields that require permission to publish, and redirects to other sites,
	 * which only administrators may add. WP-CLI and WP-Cron without a logged-in user may make all changes.
	 *
	 * @param array<string, mixed> $changes Values by field.
	 * @param array<string, mixed> $base    See check(). A value that is already stored is no change either.
	 * @return WP_Error|null 403 pharos_seo_locked, whose data.errors has a message for each field; null if all changes are allowed.
	 */
	public function locked(array $changes, array $base = []): ?WP_Error {
		$restricted = array_filter(
			self::changed($changes, $base),
			Fields::is_restricted(...),
			ARRAY_FILTER_USE_KEY,
		);
		if ($restricted === [] || get_current_user_id() === 0) {
			return null;
		}
		$may_restrict = Capability::may_restrict($this->object);
		if ($may_restrict) {
			$restricted = array_filter($restricted, self::leaves_site(...), ARRAY_FILTER_USE_BOTH);
			if ($restricted === [] || Permission::Redirects->granted()) {
				return null;
			}
		}
		$fields = Fields::for_object($this->object);
		$stored = $this->read(array_keys($restricted));
		$changed = array_filter(
			$restricted,
			static fn(mixed $value, string $name): bool => isset($fields[$name]) &&
				!Merge::same($value === '' ? $fields[$name]['default'] : $value, $stored[$name]),
			ARRAY_FILTER_USE_BOTH,
		);
		if ($changed === []) {
			return null;
		}
		$why = $may_restrict
			? __('Only administrators can redirect to another site.', 'pharos-seo')
			: __('Only users who can publish can change this.', 'pharos-seo');
		return new WP_Error(
			self::LOCKED,
			$may_restrict
				? $why
				: sprintf(
					/* translators: %s: names of fields, such as "canonical, noindex". */
					__('Only users who can publish can change these SEO fields: %s.', 'pharos-seo'),
					implode(', ', array_keys($changed)),
				),
			['status' => 403, 'errors' => array_fill_keys(array_keys($changed), $why)],
		);
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
						self::changed($changes, $base),
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
			self::maps($changes, $fields),
			self::maps($base, $fields),
		);
	}

	/** Removes values that equal their base; the URL and the id of an image are one value. */
	private static function changed(array $changes, array $base): array {
		$is_changed = static fn(string $name): bool => array_key_exists($name, $changes) &&
			!(array_key_exists($name, $base) && Merge::same($changes[$name], $base[$name]));
		return array_filter(
			$changes,
			static fn(string $name): bool => array_filter(Fields::together($name), $is_changed) !==
				[],
			ARRAY_FILTER_USE_KEY,
		);
	}

	/** Whether a value redirects to another site. */
	private static function leaves_site(mixed $value, string $name): bool {
		return $name === ObjectRedirect::FIELD &&
			is_string($value) &&
			TargetText::is_elsewhere(trim($value));
	}

	/** Converts fields that are maps to arrays. */
	private static function maps(array $values, array $fields): array {
		foreach ($values as $name => $value) {
			if (($fields[$name]['type'] ?? '') === 'object') {
				$values[$name] =
					is_array($value) || $value instanceof \stdClass ? (array) $value : [];
			}
		}
		return $values;
	}

	/** Adds the other field of an image to conflicts: the decision applies to both. */
	private static function whole(array $conflicts, array $changes, array $stored): array {
		foreach (array_keys($conflicts) as $name) {
			foreach (Fields::together($name) as $part) {
				if (array_key_exists($part, $changes)) {
					$conflicts[$part] = $stored[$part];
				}
			}
		}
		return $conflicts;
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
