<?php
/**
 * What WordPress, plugins and the theme read while they loaded in a process of tools/php/inside.php: if it has changed since, other hooks,
 * routes and post types would be there.
 */

declare(strict_types=1);

final class InsideLoaded {
	/** The option whose values count one by one. */
	private const SETTINGS = 'pharos_settings';

	/** What settings don't say: Settings::RESERVED. */
	private const NO_SETTINGS = ['revision' => true, 'sign' => true, 'apart' => true];

	/** Options that are read when they are used: schedules and rules, and those that only say whether there are tables or rows. */
	private const READ_LATER = [
		'cron' => true,
		'rewrite_rules' => true,
		'pharos_not_found_table' => true,
		'pharos_redirects' => true,
		'pharos_schemas' => true,
		'pharos_settings_checked' => true,
		'pharos_sitemap_tables' => true,
	];

	/** A list of all settings: that a name is in it doesn't mean that anything reads it. */
	private const LISTS = '/includes/Settings/Definitions.php';

	/** @var array<string, string> Autoloaded options. */
	private array $options;

	/** @var array<string, string|false> */
	private array $files;

	/** @var array<string, int|false> Times of loaded files. */
	private array $times = [];

	/** @var array<string, array<string, true>> Texts of the loaded code: names(). */
	private array $names = [];

	/** @var list<string> Files of plugins and the theme that were loaded. */
	private array $code;

	/** @param array<string, true> $read Options that were read with get_option(). */
	public function __construct(private readonly array $read) {
		$this->options = self::options();
		$this->files = self::files();
		$this->code = array_values(
			array_filter(
				get_included_files(),
				static fn(string $path): bool => !preg_match('#/wp-(includes|admin)/#', $path) &&
					!str_ends_with($path, self::LISTS),
			),
		);
		$this->has_changed_code();
	}

	public function is_stale(): bool {
		$now = self::options();
		return $this->differs($now) || self::files() !== $this->files || $this->has_changed_code();
	}

	/** @param array<string, string> $now */
	private function differs(array $now): bool {
		foreach ($now + $this->options as $name => $value) {
			$before = $this->options[$name] ?? null;
			$value = $now[$name] ?? null;
			if ($before === $value) {
				continue;
			}
			if ($name === self::SETTINGS) {
				if ($this->settings_differ($before, $value)) {
					return true;
				}
			} elseif (
				isset($this->read[$name]) ||
				// Code may look whether it is there among the autoloaded options, without get_option().
				(($before === null || $value === null) &&
					isset($this->names('wp_load_alloptions')[$name]))
			) {
				return true;
			}
		}
		return false;
	}

	/** Whether settings differ that the loaded code has a name of. */
	private function settings_differ(?string ...$texts): bool {
		[$before, $now] = array_map(
			static fn(?string $text): mixed => $text === null ? [] : maybe_unserialize($text),
			$texts,
		);
		if (!is_array($before) || !is_array($now)) {
			return true;
		}
		foreach (array_diff_key($now + $before, self::NO_SETTINGS) as $key => $_) {
			if (($before[$key] ?? null) !== ($now[$key] ?? null) && isset($this->names('')[$key])) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param string $of Only of files with this text.
	 * @return array<string, true> Texts of the loaded code that may be the name of an option or setting.
	 */
	private function names(string $of): array {
		if (!isset($this->names[$of])) {
			$this->names[$of] = [];
			foreach ($this->code as $path) {
				$text = (string) @file_get_contents($path);
				if (str_contains($text, $of)) {
					preg_match_all('/[\'"](\w+)[\'"]/', $text, $found);
					$this->names[$of] += array_fill_keys($found[1], true);
				}
			}
		}
		return $this->names[$of];
	}

	/** @return array<string, string> */
	private static function options(): array {
		return array_filter(
			array_diff_key(wp_load_alloptions(), self::READ_LATER),
			static fn($name): bool => !str_contains((string) $name, '_transient_'),
			ARRAY_FILTER_USE_KEY,
		);
	}

	/** @return array<string, string|false> Hashes of must-use plugins, drop-ins and the configuration: a test's code comes and goes within a second. */
	private static function files(): array {
		$files = [];
		foreach (
			[
				...glob(WPMU_PLUGIN_DIR . '/*.php'),
				...glob(WP_CONTENT_DIR . '/*.php'),
				...glob($_SERVER['DOCUMENT_ROOT'] . '/wp-con*.php'),
			]
			as $path
		) {
			$files[$path] = hash_file('xxh3', $path);
		}
		return $files;
	}

	/** On a site whose code a developer changes: a class that a call loaded stays as it was loaded. */
	public function has_changed_code(): bool {
		if (!getenv('PHAROS_INSIDE_LIVE')) {
			return false;
		}
		clearstatcache();
		foreach (get_included_files() as $path) {
			if (!str_contains($path, '/wp-includes/')) {
				$this->times[$path] ??= @filemtime($path);
				if (@filemtime($path) !== $this->times[$path]) {
					return true;
				}
			}
		}
		return false;
	}
}
