<?php
/**
 * The settings of the site.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * One autoloaded option contains the values that differ from the defaults, so reading takes no query. Large settings have separate options,
 * which are read on demand. Writer saves settings.
 */
final class Settings {
	/**
	 * Values that differ from the defaults, by key. Also:
	 *
	 * - `revision`: number of saves;
	 * - `sign`: signature of the values checked by Writer, see sign();
	 * - `apart`: names of the existing options of other settings, because reading a missing option takes a query.
	 */
	public const OPTION = 'pharos_settings';

	/** Keys that aren't settings. */
	public const RESERVED = ['revision' => 0, 'sign' => '', 'apart' => []];

	/** @var array<int, array<string, mixed>> Stored values of the main option, by site of a network; all others have their defaults. */
	private array $main = [];

	/** @var array<int, array> Content of the main option, by site of a network; see unpack(). Each get_option() unserializes it again. */
	private array $contents = [];

	/** @var array<int, array<string, mixed>> Values of views and separate options read so far, by site of a network. */
	private array $others = [];

	/** @var array<string, array>|null */
	private ?array $definitions = null;

	/** @return array<string, mixed> All settings, including defaults. */
	public function all(): array {
		return array_combine(
			array_keys($this->definitions()),
			array_map($this->get(...), array_keys($this->definitions())),
		);
	}

	/** A setting; null if it doesn't exist. */
	public function get(string $key): mixed {
		$definition = ($this->definitions ?? $this->definitions())[$key] ?? null;
		return isset($definition['of']) || isset($definition['option'])
			? $this->other($key, $definition)
			: ($this->main[$GLOBALS['blog_id'] ?? 0] ?? $this->main())[$key] ??
					($definition['default'] ?? null);
	}

	/** Whether the administrator has set an `explicit` setting, even to its default. */
	public function is_chosen(string $key): bool {
		return array_key_exists($key, $this->content($this->option_of($key))['values']);
	}

	/**
	 * Saves some settings without changing others, even with concurrent saves.
	 *
	 * @param array<string, mixed> $changes The new values.
	 * @param array<string, mixed> $base The values that the user saw before changing them: a value that another user has changed since
	 *         isn't overwritten.
	 * @param bool                 $any_host Whether account URLs may be on any host, because they come from a plugin or backup.
	 * @param string               $via     Source of the changes, for the history: save, import, migration, restore or ability.
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
	 * Does what save() does, without writing.
	 *
	 * @param array<string, mixed> $changes  See save().
	 * @param array<string, mixed> $base     See save().
	 * @param bool                 $any_host See save().
	 * @return array<string, array{old: mixed, new: mixed}>|\WP_Error The settings that would change, or the error of save().
	 */
	public function check(
		array $changes,
		array $base = [],
		bool $any_host = false,
	): array|\WP_Error {
		return (new Writer($this))->check($changes, $base, $any_host);
	}

	/**
	 * Finds sanitized values that saving would reject although they are valid by definition: accounts that don't exist on their networks,
	 * and schemas of unknown types.
	 *
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $shown   Current values of all settings.
	 * @return array<string, InvalidValue> Errors by setting.
	 */
	public function problems(array $changes, array $shown, bool $any_host): array {
		return (new Writer($this))->problems($changes, $shown, $any_host);
	}

	/**
	 * A copy with changed values that aren't saved, for previews.
	 *
	 * @param array<string, mixed> $values Sanitized values by key.
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

	/** Ensures that settings are read from the database instead of outdated caches, for editing them. */
	public function refresh(): void {
		(new Writer($this))->refresh();
	}

	/** Clears the values read so far, so that they are read from the options again. */
	public function forget(): void {
		$this->main = [];
		$this->contents = [];
		$this->others = [];
	}

	/** @return array<string, array> Definitions of all settings by key; see Definitions. */
	public function definitions(): array {
		if ($this->definitions === null) {
			$original = Definitions::ALL;
			/**
			 * Filters the definitions, so that add-ons can add settings, which are read, saved, checked and exported like Pharos's. Keys
			 * are shared by all plugins: prefix them with your plugin's name.
			 *
			 * Add to them on `plugins_loaded` or earlier.
			 *
			 * @param array<string, array> $definitions REST schemas by key, with a `type` and a `default`, and optionally `sanitize`,
			 *        `category` (the export category), `reload` (the page reloads after a save), `secret` (never exported or kept in the
			 *        history), `site_only` (contains ids of this site) and `option`: the name (`pharos_…`) of a separate option, for
			 *        values that may become large. See includes/Settings/Definitions.php.
			 *
			 * @since 1.0.0
			 * @see docs/add-ons.md
			 * @example add_filter('pharos_settings_definitions', static fn(array $definitions): array => $definitions + [
			 * 	'acme_badge' => ['type' => 'boolean', 'default' => false, 'category' => 'acme'],
			 * ]);
			 */
			$filtered = apply_filters('pharos_settings_definitions', $original);
			$this->definitions =
				$filtered === $original ? $original : DefinitionCheck::sound($filtered, $original);
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

	/** The name of the option that contains a setting. */
	public function option_of(string $key): string {
		return $this->definitions()[$key]['option'] ?? self::OPTION;
	}

	/** @return list<string> Names of all options that contain settings, the main one last. */
	public function options(): array {
		$others = array_unique(array_column($this->definitions(), 'option'));
		return [...array_values($others), self::OPTION];
	}

	public function views(): Views {
		return new Views($this->definitions());
	}

	/**
	 * An option's value in its structure, whatever is stored.
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
	 * The signature of values written by Writer. It includes the plugin's version, whose rules may differ. It protects from mistakes, not
	 * from attackers, so a fast hash is enough.
	 *
	 * @param array<string, mixed>|string $values Or serialized.
	 */
	public static function sign(array|string $values): string {
		return hash('xxh128', PHAROS_VERSION . (is_array($values) ? serialize($values) : $values));
	}

	/**
	 * The serialized values as they are in the text of an option: visitors' pages needn't serialize again what they have just unserialized.
	 *
	 * @return string|null Null if the text isn't in the form that Writer stores, or other code may have changed the values.
	 */
	private static function text(string $option, mixed $stored): ?string {
		$text = wp_load_alloptions()[$option] ?? wp_cache_get($option, 'options');
		if (
			!is_array($stored) ||
			!is_string($text) ||
			has_filter("option_$option") ||
			has_filter("pre_option_$option") ||
			has_filter('pre_option')
		) {
			return null;
		}
		$reserved = array_intersect_key($stored, self::RESERVED);
		$count = count($stored);
		$begin = "a:$count:{" . substr(serialize($reserved), strlen('a:0:{'), -1);
		return str_starts_with($text, $begin)
			? 'a:' . ($count - count($reserved)) . ':{' . substr($text, strlen($begin))
			: null;
	}

	/**
	 * The valid values of an option: code that reads a setting needn't check it.
	 *
	 * @param array $content See unpack(). `text`: the serialized values, if known.
	 * @return array<string, mixed>
	 */
	public function sound(string $option, array $content): array {
		$values = $content['values'];
		if ($values === [] || $content['sign'] === self::sign($content['text'] ?? $values)) {
			return $values;
		}
		$stored = has_filter("option_$option") ? self::stored($option) : $content;
		return $stored['values'] !== [] && $stored['sign'] === self::sign($stored['values'])
			? self::translated($stored['values'], $values)
			: (new ValidOptions($this->definitions()))->values($option, $values);
	}

	/** See unpack(): without filters of other plugins. WordPress has loaded the option. */
	private static function stored(string $option): array {
		$stored = wp_load_alloptions()[$option] ?? wp_cache_get($option, 'options');
		return self::unpack(maybe_unserialize($stored));
	}

	/** Stored values with the texts that plugins for languages give for them (wpml-config.xml): a filter changes no other types. */
	private static function translated(array $values, array $texts): array {
		foreach ($values as $key => $value) {
			$text = $texts[$key] ?? null;
			$values[$key] = match (true) {
				is_array($value) && is_array($text) => self::translated($value, $text),
				is_string($value) && is_string($text) => $text,
				default => $value,
			};
		}
		return $values;
	}

	/**
	 * Stored values, completed by the defaults. A value of the wrong type from an add-on that was inactive when values were checked isn't
	 * used.
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

	/** @return array<string, string> Reasons of invalid stored values, by path. */
	public function damaged(): array {
		$damaged = [];
		foreach ($this->options() as $option) {
			['values' => $values, 'sign' => $sign] = $this->content($option);
			if ($values !== [] && $sign !== self::sign($values)) {
				$damaged += (new ValidOptions($this->definitions()))->damaged($option, $values);
			}
		}
		return $damaged;
	}

	/** @return array<string, mixed> Valid stored values, without defaults: there are many definitions. */
	private function main(): array {
		$site = get_current_blog_id();
		if (!isset($this->main[$site])) {
			$definitions = $this->definitions();
			$values = $this->sound(self::OPTION, $this->content(self::OPTION));
			$this->main[$site] = [];
			foreach (array_intersect_key($values, $definitions) as $key => $value) {
				$this->main[$site][$key] = self::fitting($value, $definitions[$key]['default']);
			}
		}
		return $this->main[$site];
	}

	/** A setting that is a view of others, or has a separate option. */
	private function other(string $key, array $definition): mixed {
		return $this->others[get_current_blog_id()][$key] ??= isset($definition['of'])
			? $this->views()->complete($key, $this->main() + $this->defaults_of_view($key))
			: $this->apart($key, $definition);
	}

	/** @return array<string, mixed> The defaults of a view's own parts and of the settings that it combines. */
	private function defaults_of_view(string $key): array {
		$names = [$key => true] + array_flip($this->definitions()[$key]['of']);
		$defaults = array_intersect_key($this->definitions(), $names);
		return array_map(static fn(array $one): mixed => $one['default'], $defaults);
	}

	private function apart(string $key, array $definition): mixed {
		$option = $definition['option'];
		$values = $this->sound($option, $this->content($option));
		if (array_key_exists($key, $values)) {
			return self::fitting($values[$key], $definition['default']);
		}
		// Earlier versions stored it in the main option.
		$before = $this->main()[$key] ?? $definition['default'];
		return $before === $definition['default'] ? self::default_of($definition) : $before;
	}

	/** See unpack(). Only reads existing options: get_option() queries the database for missing ones. */
	private function content(string $option): array {
		$main = $this->contents[get_current_blog_id()] ??= self::read(
			self::OPTION,
			isset(wp_load_alloptions()[self::OPTION]),
		);
		return $option === self::OPTION
			? $main
			: self::read($option, in_array($option, $main['apart'], true));
	}

	/** @return array See unpack(), with the `text` of the values. */
	private static function read(string $option, bool $is_there): array {
		$stored = $is_there ? get_option($option) : null;
		return self::unpack($stored) + ['text' => self::text($option, $stored)];
	}
}
