<?php
/**
 * Reads the options of All in One SEO like the plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/**
 * `aioseo_options` and `aioseo_options_dynamic` (content types), as one tree. Translatable texts are also in options
 * that end with `_localized`, which take precedence. The format of version 3 is used only if there are no current
 * options.
 */
final class Options extends StoredOptions {
	private const NAMES = ['aioseo_options', 'aioseo_options_dynamic'];

	/** @var array<string, mixed> Texts by path, joined with "_". */
	private array $localized = [];

	private bool $is_of_version_3 = false;

	/** @var list<string> Names of corrupted options. */
	private array $damaged = [];

	/** @var array<mixed>|null Names of deprecated options that are still in effect. */
	private ?array $old = null;

	protected function read(): array {
		$tree = [];
		foreach (self::NAMES as $name) {
			$value = get_option($name);
			$part = is_string($value) ? json_decode($value, true) : $value;
			if (is_array($part)) {
				$tree = array_replace_recursive($tree, $part);
			} elseif ($value !== false && $value !== '') {
				$this->damaged[] = $name;
			}
			$this->localized += StoredValue::option("{$name}_localized");
		}
		if ($tree === [] && $this->damaged === []) {
			$tree = OldOptions::tree();
			$this->is_of_version_3 = $tree !== [];
		}
		return $tree;
	}

	public function are_there(): bool {
		return $this->all() !== [] || $this->damaged !== [];
	}

	/** @return list<string> Names of corrupted options. */
	public function damaged(): array {
		$this->all();
		return $this->damaged;
	}

	/** @param string $path Keys separated by dots. */
	public function value(string $path): mixed {
		$value = $this->all();
		foreach (explode('.', $path) as $name) {
			$value = is_array($value) ? $value[$name] ?? null : null;
		}
		return $value;
	}

	/** Returns a text. Values that are empty in PHP, including "0", and missing ones have the default. */
	public function text(string $path, string $default = ''): string {
		$value = $this->value($path);
		$localized = $this->localized[strtr($path, '.', '_')] ?? '';
		foreach ([$localized, $value] as $one) {
			$text = is_string($one) || is_int($one) ? trim((string) $one) : '';
			if ($text !== '' && $text !== '0') {
				return $text;
			}
		}
		return $value === null ? $default : '';
	}

	/** @return list<int> The ids in a list of objects, each a JSON string. */
	public function ids(string $path): array {
		$ids = [];
		foreach ($this->list($path) as $json) {
			$one = json_decode($json, true);
			$id = is_array($one) ? (int) StoredValue::text($one['value'] ?? '') : 0;
			if ($id > 0) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/**
	 * Whether robots directives of content types were output. Since version 4.8.4.1 All in One SEO stores them but outputs the global ones
	 * everywhere (Common\Meta\Robots::globalValues() never finds the others). False if the version is unknown.
	 */
	public function outputs_robots_of_kinds(): bool {
		$this->all();
		$version = StoredValue::text(
			self::decoded('aioseo_options_internal')['internal']['lastActiveVersion'] ?? '',
		);
		return $this->is_of_version_3 ||
			(version_compare($version, '4.0', '>=') && version_compare($version, '4.8.4.1', '<'));
	}

	/** Whether version 4 has run on this site: then rows of version 3 have no effect. */
	public function are_of_today(): bool {
		return $this->all() !== [] && !$this->is_of_version_3;
	}

	/** Whether rows of terms were output: the free plugin doesn't read those of the Pro plugin. */
	public function outputs_terms(): bool {
		$free = 'all-in-one-seo-pack/all_in_one_seo_pack.php';
		return !in_array($free, (array) get_option('active_plugins'), true) &&
			(get_option('aioseo_options_lite') === false ||
				get_option('aioseo_options_pro') !== false);
	}

	/** Whether a deprecated option is still in effect, because the site used it before it was removed. */
	public function has_old(string $switch): bool {
		if ($this->old === null) {
			$names =
				self::decoded('aioseo_options_internal')['internal']['deprecatedOptions'] ?? [];
			$this->old =
				is_array($names) && $names !== []
					? $names
					: $this->list('internal.deprecatedOptions');
		}
		return in_array($switch, $this->old, true);
	}

	/** Returns an option that is stored as JSON. */
	private static function decoded(string $name): array {
		$value = get_option($name);
		$tree = is_string($value) ? json_decode($value, true) : $value;
		return is_array($tree) ? $tree : [];
	}
}
