<?php
/**
 * The options of All in One SEO, read as it reads them.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Stored;

/**
 * `aioseo_options` and `aioseo_options_dynamic` (what concerns kinds of content), as one tree. Texts that can be translated stand a
 * second time in options that end with `_localized`, and these win. Version 3 had another form: it counts where there is none of today.
 */
final class Options {
	private const NAMES = ['aioseo_options', 'aioseo_options_dynamic'];

	private ?array $tree = null;

	/** @var array<string, mixed> Texts by the names that lead to them, with "_" between. */
	private array $localized = [];

	/** @var list<string> Names of options that can't be read. */
	private array $damaged = [];

	/** @var array<mixed>|null Names of switches that only old sites have. */
	private ?array $old = null;

	private function tree(): array {
		if ($this->tree !== null) {
			return $this->tree;
		}
		$this->tree = [];
		foreach (self::NAMES as $name) {
			$value = get_option($name);
			$part = is_string($value) ? json_decode($value, true) : $value;
			if (is_array($part)) {
				$this->tree = array_replace_recursive($this->tree, $part);
			} elseif ($value !== false && $value !== '') {
				$this->damaged[] = $name;
			}
			$this->localized += Stored::option("{$name}_localized");
		}
		if ($this->tree === [] && $this->damaged === []) {
			$this->tree = OldOptions::tree();
		}
		return $this->tree;
	}

	public function are_there(): bool {
		return $this->tree() !== [] || $this->damaged !== [];
	}

	/** @return list<string> Names of options that can't be read. */
	public function damaged(): array {
		$this->tree();
		return $this->damaged;
	}

	/** @param string $path Names with dots between. */
	public function value(string $path): mixed {
		$value = $this->tree();
		foreach (explode('.', $path) as $name) {
			$value = is_array($value) ? $value[$name] ?? null : null;
		}
		return $value;
	}

	/** What is empty there, "0" too, has the default, as has what was never stored. */
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

	public function is_on(string $path, bool $default = false): bool {
		return Stored::is_on($this->value($path) ?? $default);
	}

	/** @return list<string> */
	public function list(string $path): array {
		$value = $this->value($path);
		return array_values(array_filter(is_array($value) ? $value : [], 'is_string'));
	}

	/** @return list<int> The ids in a list of objects, each a JSON text. */
	public function ids(string $path): array {
		$ids = [];
		foreach ($this->list($path) as $json) {
			$one = json_decode($json, true);
			$id = is_array($one) ? (int) Stored::text($one['value'] ?? '') : 0;
			if ($id > 0) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/** Whether a switch counts that only sites have that were there before it was taken away. */
	public function has_old(string $switch): bool {
		if ($this->old === null) {
			$value = get_option('aioseo_options_internal');
			$tree = is_string($value) ? json_decode($value, true) : $value;
			$names = is_array($tree) ? $tree['internal']['deprecatedOptions'] ?? [] : [];
			$this->old =
				is_array($names) && $names !== []
					? $names
					: $this->list('internal.deprecatedOptions');
		}
		return in_array($switch, $this->old, true);
	}
}
