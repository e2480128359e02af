<?php
/**
 * Reads and writes the fields of one object.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Schema\TypeCheck;
use Pharos\Settings\InvalidValue;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** The one way in, whoever writes: REST, forms, bulk editor, migration. */
final class Rows {
	private readonly string $kind;

	private readonly int $id;

	public function __construct(private readonly WP_Post|WP_Term|WP_User $object) {
		[$this->kind, $this->id] = Own::place($object);
	}

	/**
	 * @param list<string>|null $names Of fields; null for every one.
	 * @return array<string, mixed> Those without a row, or with a damaged one, are '', 0 or [].
	 */
	public function read(?array $names = null): array {
		$fields = Fields::of($this->object);
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
	 * What is wrong with new values. A value that stands there already is never wrong: what it names may have gone since, and
	 * that must not keep anybody from saving something else.
	 *
	 * @param array<string, mixed> $changes By field.
	 * @return array<string, mixed>|WP_Error Clean, those that differ from what is stored; 400 pharos_invalid_seo, whose
	 *                                       data.errors has a message for each field.
	 */
	public function check(array $changes): array|WP_Error {
		return self::checked($changes, Fields::of($this->object), $this->read());
	}

	/**
	 * The same for an object that is not stored yet.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, array> $fields  Of its kind.
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
			if ($definition !== null && $value === ($stored[$name] ?? $definition['default'])) {
				continue;
			}
			try {
				$clean[$name] =
					$definition === null
						? throw new InvalidValue(__('There is no such field.', 'pharos-seo'))
						: Fields::clean($value, $definition);
				$name === 'schemas' && TypeCheck::check($clean[$name], $stored[$name] ?? []);
			} catch (InvalidValue $reason) {
				$errors[implode('.', [$name, ...$reason->path])] = $reason->getMessage();
			}
		}
		return $errors === []
			? $clean
			: new WP_Error(
				'pharos_invalid_seo',
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
	 * Writes all changes or, when one of them is wrong, none.
	 *
	 * @param array<string, mixed> $changes By field; an empty value removes the row.
	 * @return true|WP_Error See check().
	 */
	public function write(array $changes): bool|WP_Error {
		$clean = $this->check($changes);
		if (is_wp_error($clean)) {
			return $clean;
		}
		foreach ($clean + $changes as $name => $value) {
			$key = Own::PREFIX . $name;
			if (in_array($value, ['', 0, []], true)) {
				// A row that does not fit its field reads as empty, and is still there.
				metadata_exists($this->kind, $this->id, $key) &&
					delete_metadata($this->kind, $this->id, $key);
			} elseif (isset($clean[$name])) {
				update_metadata($this->kind, $this->id, $key, wp_slash($value));
			}
		}
		return true;
	}

	private function value(string $name, array $definition): mixed {
		$stored = get_metadata($this->kind, $this->id, Own::PREFIX . $name, true);
		if ($definition['type'] === 'integer') {
			return is_numeric($stored) ? max(0, (int) $stored) : 0;
		}
		$fits = $definition['type'] === 'object' ? is_array($stored) : is_string($stored);
		$is_known = in_array($stored, $definition['enum'] ?? [$stored], true);
		return $fits && $is_known ? $stored : $definition['default'];
	}
}
