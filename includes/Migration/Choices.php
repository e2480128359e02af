<?php
/**
 * What a source stores but never output: offered to a person, and applied when they accept it.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\Rows;
use Pharos\Settings\Settings;
use WP_Error;

/**
 * A choice is a row among those that were not migrated (Ledger), with the code below: `field` is a setting that is a list of names, or
 * a field of an object, `value` what belongs there. Search engines never got it from the source, so a migration does not write it.
 */
final class Choices {
	/** The code of their rows. */
	public const CODE = 'not_output';

	/** The code of the rows of those that somebody has applied: no report lists them. */
	public const APPLIED = 'applied';

	/** Rows that one call applies. */
	private const MOST = 50;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * What is left of a list without the choices that are in effect already.
	 *
	 * @param list<array{what: string, value: string, field: string, text: string}> $losses
	 * @param \Closure(string): mixed $now What a setting or field holds.
	 * @return list<array{what: string, value: string, field: string, text: string}> Everything else stays in the list.
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

	/** Whether a setting or field says so: a list of names, a switch or a text. */
	private static function holds(mixed $now, string $value): bool {
		return is_bool($now) ? $now : in_array($value, (array) $now, true);
	}

	/**
	 * Applies choices of a source: one, or all of them in as many calls as that takes.
	 *
	 * @param array{kind: string, id: int, field: string, value: string}|null $one Null for all.
	 * @return array{applied: int, left: int}|WP_Error An error when a value was not accepted: nothing of the call is written then.
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
			$error = $object ? (new Rows($object))->write($values) : null;
			if ($error instanceof WP_Error) {
				return $error;
			}
		}
		Ledger::applied($rows);
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
