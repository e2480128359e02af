<?php
/**
 * The settings of the site.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * One autoloaded option holds what differs from the defaults, so reading costs no query. Settings that grow large have an
 * option of their own, which is read when they are asked for. Saving is Writer's work.
 */
final class Settings {
	/**
	 * What differs from the defaults, by key. Besides:
	 *
	 * - `revision`: how often the option was saved;
	 * - `sign`: that Writer has checked these very values, see sign();
	 * - `apart`: the names of the options of other settings that there are, because asking WordPress for one that is not there
	 *   would cost a query.
	 */
	public const OPTION = 'pharos_settings';

	/** Names that can't be those of settings. */
	public const RESERVED = ['revision' => 0, 'sign' => '', 'apart' => []];

	/** @var array<int, array<string, mixed>> Those of the main option that are stored, by site of a network; all others have their defaults. */
	private array $main = [];

	/** @var array<int, array<string, mixed>> Those that were put together, or read, because somebody asked for them. */
	private array $others = [];

	/** @var array<string, array>|null */
	private ?array $definitions = null;

	/** @return array<string, mixed> Every setting, defaults included. */
	public function all(): array {
		return array_combine(
			array_keys($this->definitions()),
			array_map($this->get(...), array_keys($this->definitions())),
		);
	}

	/** One setting; null when there is none of that name. */
	public function get(string $key): mixed {
		$definition = ($this->definitions ?? $this->definitions())[$key] ?? null;
		return isset($definition['of']) || isset($definition['option'])
			? $this->other($key, $definition)
			: ($this->main[$GLOBALS['blog_id'] ?? 0] ?? $this->main())[$key] ??
					($definition['default'] ?? null);
	}

	/**
	 * Whether the owner has chosen the value of an `explicit` setting, the default included, instead of never having touched it.
	 */
	public function is_chosen(string $key): bool {
		return array_key_exists($key, self::content($this->option_of($key))['values']);
	}

	/**
	 * Saves some settings and leaves all others as they are, whoever else is saving.
	 *
	 * @param array<string, mixed> $changes The new values.
	 * @param array<string, mixed> $base    What the person saw before changing them: a value that somebody else has
	 *                                      changed since is not overwritten.
	 * @param bool                 $any_host Accounts may be elsewhere than on their networks: they come from a plugin or backup.
	 * @param string               $via     What saves them, for the history: save, import, migration or restore.
	 * @return bool|\WP_Error True, or an error: 400 pharos_invalid_settings (data.errors), 409 pharos_settings_conflict
	 *                        (data.conflicts), 500 pharos_settings_not_saved. After an error nothing is written.
	 */
	public function save(
		array $changes,
		array $base = [],
		bool $any_host = false,
		string $via = 'save',
	): bool|\WP_Error {
		return (new Writer($this))->save($changes, $base, $any_host, $via);
	}

	/**
	 * What a save of clean values would refuse although each fits its definition: accounts that can't be found on their networks, and
	 * schemas of wrong types.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $shown   Every setting as it is now.
	 * @return array<string, InvalidValue> Why, by setting.
	 */
	public function problems(array $changes, array $shown, bool $any_host): array {
		return (new Writer($this))->problems($changes, $shown, $any_host);
	}

	/**
	 * The same settings with other values for some of them, which are not saved: how it would be.
	 *
	 * @param array<string, mixed> $values Clean ones, by key.
	 */
	public function with(array $values): self {
		$values = $this->views()->take_apart($values);
		$apart = array_filter(
			$values,
			fn(string $key): bool => $this->option_of($key) !== self::OPTION,
			ARRAY_FILTER_USE_KEY,
		);
		$other = clone $this;
		$site = get_current_blog_id();
		$other->main = [$site => array_diff_key($values, $apart) + $this->main()];
		$other->others = [$site => $apart];
		return $other;
	}

	/** Makes the next reader see what the database holds, whatever caches say: for those who edit settings. */
	public function refresh(): void {
		(new Writer($this))->refresh();
	}

	/** Forgets what was read, so that the next reader asks the options again. */
	public function forget(): void {
		$this->main = [];
		$this->others = [];
	}

	/** @return array<string, array> The definition of every setting, by key; see Definitions. */
	public function definitions(): array {
		if ($this->definitions === null) {
			$ours = Definitions::ALL;
			/**
			 * Filters the definitions, so that add-ons can have settings of their own, which are then read, saved,
			 * checked and exported like ours. A key names one setting of all plugins: put your plugin's name first.
			 *
			 * Add to them on `plugins_loaded` or earlier; each needs a `type` and a `default`.
			 *
			 * @param array<string, array> $definitions See includes/Settings/Definitions.php.
			 */
			$filtered = apply_filters('pharos_settings_definitions', $ours);
			$this->definitions =
				$filtered === $ours ? $ours : DefinitionCheck::sound($filtered, $ours);
		}
		return $this->definitions;
	}

	/** @return array<string, mixed> */
	public function defaults(): array {
		return array_map(self::default_of(...), $this->definitions());
	}

	private static function default_of(array $definition): mixed {
		return isset($definition['default_of'])
			? $definition['default_of']::all()
			: $definition['default'];
	}

	/** The name of the option that holds a setting. */
	public function option_of(string $key): string {
		return $this->definitions()[$key]['option'] ?? self::OPTION;
	}

	/** @return list<string> The names of all options that hold settings, the main one last. */
	public function options(): array {
		$others = array_unique(array_column($this->definitions(), 'option'));
		return [...array_values($others), self::OPTION];
	}

	public function views(): Views {
		return new Views($this->definitions());
	}

	/**
	 * An option's content in its shape, whatever is stored.
	 *
	 * @return array{revision: int, sign: mixed, apart: list<string>, values: array<string, mixed>}
	 */
	public static function unpack(mixed $stored): array {
		$stored = is_array($stored) ? $stored : [];
		$apart = $stored['apart'] ?? [];
		return [
			'revision' => is_int($stored['revision'] ?? null) ? $stored['revision'] : 0,
			'sign' => $stored['sign'] ?? '',
			'apart' => array_values(array_filter(is_array($apart) ? $apart : [], 'is_string')),
			'values' => array_diff_key($stored, self::RESERVED),
		];
	}

	/**
	 * What an option holds that Writer has written. Another version of the plugin may have other rules.
	 *
	 * @param array<string, mixed> $values
	 */
	public static function sign(array $values): string {
		return md5(PHAROS_VERSION . serialize($values));
	}

	/**
	 * The values of an option, all of which fit their definitions: nobody who reads a setting has to check it.
	 *
	 * @param array $content See unpack().
	 * @return array<string, mixed>
	 */
	public function sound(string $option, array $content): array {
		$values = $content['values'];
		return $values === [] || $content['sign'] === self::sign($values)
			? $values
			: (new Checked($this->definitions()))->values($option, $values);
	}

	/**
	 * What is stored, completed by the defaults. A value of another type, left by an add-on that was not there when it was
	 * checked, is not used.
	 *
	 * @param array<string, mixed> $stored
	 * @return array<string, mixed>
	 */
	public function with_defaults(array $stored): array {
		return self::complete($stored, $this->defaults());
	}

	private static function complete(array $stored, array $all): array {
		foreach (array_intersect_key($stored, $all) as $key => $value) {
			$all[$key] = self::fitting($value, $all[$key]);
		}
		return $all;
	}

	private static function fitting(mixed $value, mixed $default): mixed {
		return gettype($value) === gettype($default) ? $value : $default;
	}

	/** @return array<string, string> What of the stored settings can't be used, and why, by the names that lead to it. */
	public function damaged(): array {
		$damaged = [];
		foreach ($this->options() as $option) {
			['values' => $values, 'sign' => $sign] = self::content($option);
			if ($values !== [] && $sign !== self::sign($values)) {
				$damaged += (new Checked($this->definitions()))->damaged($option, $values);
			}
		}
		return $damaged;
	}

	/** @return array<string, mixed> What is stored and fits; defaults are left to the definitions, of which there are many. */
	private function main(): array {
		$site = get_current_blog_id();
		if (!isset($this->main[$site])) {
			$definitions = $this->definitions();
			$values = $this->sound(self::OPTION, self::content(self::OPTION));
			$this->main[$site] = [];
			foreach (array_intersect_key($values, $definitions) as $key => $value) {
				$this->main[$site][$key] = self::fitting($value, $definitions[$key]['default']);
			}
		}
		return $this->main[$site];
	}

	/** A setting that is a view of others, or has an option of its own. */
	private function other(string $key, array $definition): mixed {
		return $this->others[get_current_blog_id()][$key] ??= isset($definition['of'])
			? $this->views()->complete($key, $this->main() + $this->defaults_of_view($key))
			: $this->apart($key, $definition);
	}

	/** @return array<string, mixed> The defaults of a view's own parts and of the settings that it shows. */
	private function defaults_of_view(string $key): array {
		$names = [$key => true] + array_flip($this->definitions()[$key]['of']);
		$defaults = array_intersect_key($this->definitions(), $names);
		return array_map(static fn(array $one): mixed => $one['default'], $defaults);
	}

	private function apart(string $key, array $definition): mixed {
		$option = $definition['option'];
		$values = $this->sound($option, self::content($option));
		if (array_key_exists($key, $values)) {
			return self::fitting($values[$key], $definition['default']);
		}
		// Before it had an option of its own, it was stored with the others.
		$before = $this->main()[$key] ?? $definition['default'];
		return $before === $definition['default'] ? self::default_of($definition) : $before;
	}

	/** See unpack(). Options are asked for only when they are there: get_option() looks for a missing one in the database. */
	private static function content(string $option): array {
		$main = self::unpack(
			isset(wp_load_alloptions()[self::OPTION]) ? get_option(self::OPTION) : null,
		);
		if ($option === self::OPTION) {
			return $main;
		}
		$is_there = in_array($option, $main['apart'], true);
		return self::unpack($is_there ? get_option($option) : null);
	}
}
