<?php
/**
 * The options of SEOPress, for the modules that are on.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\StoredValue;

/** One per module, read as one: no key is in two of them. Options of a module that is off have no effect. */
final class Options {
	/** By module, with the names in `seopress_toggle`. */
	public const MODULES = [
		'titles' => 'seopress_titles_option_name',
		'social' => 'seopress_social_option_name',
		'advanced' => 'seopress_advanced_option_name',
		'xml-sitemap' => 'seopress_xml_sitemap_option_name',
	];

	private ?array $all = null;
	private ?array $switches = null;

	/** @return array<string, mixed> */
	private function all(): array {
		if ($this->all === null) {
			$this->all = [];
			foreach (self::MODULES as $module => $option) {
				$this->all += $this->has($module) ? StoredValue::option($option) : [];
			}
		}
		return $this->all;
	}

	/** Whether a module is on. Without the option all are, as after activation of the plugin. */
	public function has(string $module): bool {
		$this->switches ??= StoredValue::option('seopress_toggle');
		return $this->switches === [] ||
			StoredValue::is_on($this->switches["toggle-$module"] ?? false);
	}

	public function are_there(): bool {
		return array_filter(array_map(StoredValue::option(...), self::MODULES)) !== [];
	}

	/** @param string $key Without the prefix "seopress_"; the same applies below. */
	public function text(string $key): string {
		return trim(StoredValue::text($this->all()["seopress_$key"] ?? ''));
	}

	public function is_on(string $key): bool {
		return StoredValue::is_on($this->all()["seopress_$key"] ?? false);
	}

	/**
	 * Returns the settings for one name in a map of maps, such as a post type.
	 *
	 * @return array<mixed>
	 */
	public function of(string $key, string $name): array {
		$map = $this->all()["seopress_$key"] ?? [];
		$one = is_array($map) ? $map[$name] ?? [] : [];
		return is_array($one) ? $one : [];
	}

	/** Returns the options as if a module were on. */
	public function as_if_on(string $module): self {
		$all = clone $this;
		$all->switches = ["toggle-$module" => true] + StoredValue::option('seopress_toggle');
		$all->all = null;
		return $all;
	}

	/** @return list<string> The keys of a map. */
	public function names(string $key): array {
		$map = $this->all()["seopress_$key"] ?? [];
		return is_array($map) ? array_map('strval', array_keys($map)) : [];
	}
}
