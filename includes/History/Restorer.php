<?php
/**
 * Restores values from the settings history.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\ImportExport\SiteData;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use WP_Error;

/** Saves the old values like any other change: settings changed since then are conflicts, unless the restore is forced. */
final class Restorer {
	/** Number of attempts; each one fails only if another request has saved the same settings. */
	private const ATTEMPTS = 5;

	public function __construct(private readonly SiteData $data) {}

	/**
	 * @param list<string>|null $only  Settings; null for all settings of the entry.
	 * @param bool              $force Whether to overwrite values that have changed since then; for a map setting, its entries.
	 * @return array<string, mixed>|WP_Error The restored values, by setting. 404 pharos_not_found, 400 pharos_not_restorable,
	 *                                       or as Settings::save(): 409 if settings have changed since then.
	 */
	public function restore(int $id, ?array $only, bool $force): array|WP_Error {
		$old = [];
		$saved = $this->run($id, $only, $force, function (array $values, array $base) use (&$old) {
			$old = $values;
			return $this->data->save($values, $base, 'restore');
		});
		return is_wp_error($saved) ? $saved : $old;
	}

	/**
	 * Does what restore() does, without writing.
	 *
	 * @param list<string>|null $only  See restore().
	 * @param bool              $force See restore().
	 * @return array<string, array{old: mixed, new: mixed}>|WP_Error What would change, or the error of restore().
	 */
	public function check(int $id, ?array $only, bool $force): array|WP_Error {
		return $this->run($id, $only, $force, $this->data->check(...));
	}

	/**
	 * The changes of an entry whose values can be restored. Settings of an inactive add-on can't be saved, and don't prevent restoring the others.
	 *
	 * @param array<string, array> $changes
	 * @return array<string, array>
	 */
	public function restorable(array $changes): array {
		$definitions = $this->data->definitions();
		return array_filter(
			$changes,
			static fn(array $one, string $key): bool => !isset(
				Change::readable($one, $definitions[$key] ?? null)['hidden'],
			),
			ARRAY_FILTER_USE_BOTH,
		);
	}

	/**
	 * @template T
	 * @param list<string>|null                  $only See restore().
	 * @param \Closure(array, array): (T|WP_Error) $save Receives the values from before the change, and those that it has saved.
	 * @return T|WP_Error
	 */
	private function run(int $id, ?array $only, bool $force, \Closure $save): mixed {
		$entry = Entries::get($id);
		if ($entry === null) {
			return new WP_Error(
				'pharos_not_found',
				__('This entry is no longer in the history.', 'pharos-seo'),
				['status' => 404],
			);
		}
		$changes = $this->restorable(
			$only === null
				? $entry['changes']
				: array_intersect_key($entry['changes'], array_flip($only)),
		);
		if ($changes === []) {
			return new WP_Error(
				'pharos_not_restorable',
				__(
					'These settings can’t be restored: the history doesn’t include their values, or their plugin isn’t active.',
					'pharos-seo',
				),
				['status' => 400],
			);
		}
		$this->data->settings->refresh();
		$old = array_map(static fn(array $one): mixed => $one['old'] ?? null, $changes);
		$new = $this->base($changes);
		$saved = $save($old, $new);
		for ($attempt = 1; $force && $attempt <= self::ATTEMPTS; $attempt++) {
			$found = is_wp_error($saved) ? $saved->get_error_data() : [];
			if (!isset($found['conflicts'])) {
				break;
			}
			$this->data->settings->refresh();
			$saved = $save($old, self::as_stored($new, $found));
		}
		return $saved;
	}

	/**
	 * The values that the change has saved. One that the setting no longer allows can't be the current value, and a save would ignore it:
	 * with the old value in its place, any other current value is a conflict.
	 *
	 * @param array<string, array> $changes
	 * @return array<string, mixed>
	 */
	private function base(array $changes): array {
		$base = [];
		foreach ($changes as $key => $change) {
			try {
				$base[$key] = $change['new'] ?? null;
				Sanitizer::clean($base[$key], $this->data->definitions()[$key]);
			} catch (InvalidValue) {
				$base[$key] = $change['old'] ?? null;
			}
		}
		return $base;
	}

	/**
	 * Returns the base values, with the stored value in place of each conflicting one.
	 *
	 * @param array<string, mixed> $base
	 * @param array                $found The error data: `conflicts` and `entries`.
	 * @return array<string, mixed>
	 */
	private static function as_stored(array $base, array $found): array {
		foreach ($found['conflicts'] as $key => $stored) {
			$names = $found['entries'][$key] ?? null;
			if ($names === null) {
				$base[$key] = $stored;
				continue;
			}
			$base[$key] = (array) $base[$key];
			foreach ($names as $name) {
				unset($base[$key][$name]);
				if (array_key_exists($name, (array) $stored)) {
					$base[$key][$name] = ((array) $stored)[$name];
				}
			}
		}
		return $base;
	}
}
