<?php
/**
 * The settings of the site.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * One autoloaded option holds what differs from the defaults, so reading costs no query. Saving is Writer's work.
 */
final class Settings {
	/** What differs from the defaults, by key, and under `revision` how often settings were saved. */
	public const OPTION = 'pharos_settings';

	/** @var array<int, array<string, mixed>> All settings, by site of a network. */
	private array $all = [];

	/** @var array<string, array>|null */
	private ?array $definitions = null;

	/** @return array<string, mixed> Every setting, defaults included. */
	public function all(): array {
		return $this->all[get_current_blog_id()] ??= $this->views()->complete(
			$this->with_defaults(self::unpack(self::stored())['values']),
		);
	}

	/** One setting; null when there is none of that name. */
	public function get(string $key): mixed {
		return $this->all()[$key] ?? null;
	}

	/**
	 * Saves some settings and leaves all others as they are, whoever else is saving.
	 *
	 * @param array<string, mixed> $changes The new values.
	 * @param array<string, mixed> $base    What the person saw before changing them: a value that somebody else has
	 *                                      changed since is not overwritten.
	 * @return bool|\WP_Error True, or an error: 400 pharos_invalid_settings (data.errors), 409 pharos_settings_conflict
	 *                        (data.conflicts), 500 pharos_settings_not_saved. After an error nothing is written.
	 */
	public function save(array $changes, array $base = []): bool|\WP_Error {
		return (new Writer($this))->save($changes, $base);
	}

	/** Makes the next reader see what the database holds, whatever caches say: for those who edit settings. */
	public function refresh(): void {
		(new Writer($this))->refresh();
	}

	/** Forgets what was read, so that the next reader asks the option again. */
	public function forget(): void {
		$this->all = [];
	}

	/** @return array<string, array> The definition of every setting, by key; see definitions.php. */
	public function definitions(): array {
		if ($this->definitions === null) {
			/**
			 * Filters the definitions, so that add-ons can have settings of their own, which are then read, saved,
			 * checked and exported like ours. A key names one setting of all plugins: put your plugin's name first.
			 *
			 * Add to them on `plugins_loaded` or earlier; each needs a `type` and a `default`.
			 *
			 * @param array<string, array> $definitions See includes/Settings/definitions.php.
			 */
			$all = apply_filters(
				'pharos_settings_definitions',
				require __DIR__ . '/definitions.php',
			);
			$this->definitions = array_filter(
				(array) $all,
				static fn($one, $key): bool => isset($one['type'], $one['default']) &&
					$key !== 'revision',
				ARRAY_FILTER_USE_BOTH,
			);
		}
		return $this->definitions;
	}

	/** @return array<string, mixed> */
	public function defaults(): array {
		return array_map(static fn(array $one): mixed => $one['default'], $this->definitions());
	}

	public function views(): Views {
		return new Views($this->definitions());
	}

	/** The option; asked for only when it is there, because get_option() looks for a missing one in the database. */
	private static function stored(): mixed {
		return isset(wp_load_alloptions()[self::OPTION]) ? get_option(self::OPTION) : null;
	}

	/**
	 * The option's content in its shape, whatever is stored.
	 *
	 * @return array{revision: int, values: array<string, mixed>}
	 */
	public static function unpack(mixed $stored): array {
		$stored = is_array($stored) ? $stored : [];
		return [
			'revision' => (int) ($stored['revision'] ?? 0),
			'values' => array_diff_key($stored, ['revision' => 0]),
		];
	}

	/**
	 * What is stored, completed by the defaults. A stored value of another type (left by an add-on, or by hand) is
	 * not used, so that nobody who reads a setting has to check it.
	 *
	 * @param array<string, mixed> $stored
	 * @return array<string, mixed>
	 */
	public function with_defaults(array $stored): array {
		$all = $this->defaults();
		foreach (array_intersect_key($stored, $all) as $key => $value) {
			if (gettype($value) === gettype($all[$key])) {
				$all[$key] = $value;
			}
		}
		return $all;
	}
}
