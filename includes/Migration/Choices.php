<?php
/**
 * Data that a source stores but never output: offered to users, and applied when they accept it.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * A choice is a row of the data that isn't migrated (WrittenValues), with the code below: `field` is a setting that is a list
 * of names, or a field of an object, `value` the value for it. The source never output it, so a migration doesn't write
 * it.
 */
final class Choices {
	/** The code of these rows. */
	public const CODE = 'not_output';

	/** The code of rows that were applied: reports don't list them. */
	public const APPLIED = 'applied';

	/** Maximum number of rows to apply in one call. */
	private const MOST = 50;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * Returns the list without choices that are already in effect.
	 *
	 * @param list<array{what: string, value: string, field: string, text: string}> $losses
	 * @param \Closure(string): mixed $now Returns the current value of a setting or field.
	 * @return list<array{what: string, value: string, field: string, text: string}> All other entries stay.
	 */
	public static function open(array $losses, \Closure $now): array {
		return array_values(
			array_filter(
				$losses,
				static fn(array $loss): bool => $loss['what'] !== self::CODE ||
					!self::holds($now($loss['field']), $loss['value']),
			),
		);
	}

	/** Whether a setting or field has the value: in a list of names, on, or equal. */
	private static function holds(mixed $now, string $value): bool {
		return is_bool($now) ? $now : in_array($value, (array) $now, true);
	}

	/**
	 * Applies choices of a source: one, or all of them in several calls.
	 *
	 * @param array{kind: string, id: int, field: string, value: string}|null $one The choice; null for all.
	 * @return array{applied: int, left: int}|WP_Error An error if a value is invalid: then the call writes nothing.
	 */
	public function apply(string $source, ?array $one): array|WP_Error {
		$rows = $this->rows($source, $one);
		$lists = [];
		$objects = [];
		foreach ($rows as $row) {
			if ($row->kind === 'settings') {
				$lists[$row->field][] = $row->value;
			} else {
				$objects["$row->kind $row->id"][$row->field] = $row->value;
			}
		}
		$saved = $this->save($lists);
		if (is_wp_error($saved)) {
			return $saved;
		}
		foreach ($objects as $name => $values) {
			[$kind, $id] = explode(' ', $name);
			$object = ObjectLink::object($kind, (int) $id);
			$error = $object ? (new ObjectMetaRepository($object))->write($values) : null;
			if ($error instanceof WP_Error) {
				return $error;
			}
		}
		WrittenValues::applied($rows);
		return ['applied' => count($rows), 'left' => $one ? 0 : $this->count($source)];
	}

	/** @param array<string, list<string>> $lists Names to add, by setting. */
	private function save(array $lists): bool|WP_Error {
		$changes = [];
		foreach ($lists as $setting => $names) {
			$now = $this->settings->get($setting);
			if (is_bool($now)) {
				$changes[$setting] = true;
			} elseif (is_array($now) && array_is_list($now)) {
				$changes[$setting] = array_values(array_unique([...$now, ...$names]));
			}
		}
		return $changes === []
			? true
			: $this->settings->save($changes, any_host: true, via: 'migration');
	}

	/** @return list<object> */
	private function rows(string $source, ?array $one): array {
		global $wpdb;
		if (!Tables::exist()) {
			return [];
		}
		$fits = ['source' => $source, 'what' => self::CODE] + array_map('strval', $one ?? []);
		$where = implode(' = %s AND ', array_keys($fits)) . ' = %s';
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT kind, id, number, field, value FROM %i WHERE $where ORDER BY kind, id, number LIMIT %d",
				[Tables::losses(), ...array_values($fits), self::MOST],
			),
		);
	}

	private function count(string $source): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM %i WHERE source = %s AND what = %s',
				Tables::losses(),
				$source,
				self::CODE,
			),
		);
	}
}
