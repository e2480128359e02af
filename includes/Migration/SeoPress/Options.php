<?php
/**
 * The options of SEOPress, for the modules that are on.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/** One per module, read as one: no key is in two of them. Options of a module that is off have no effect. */
final class Options extends StoredOptions {
	/** By module, with the names in `seopress_toggle`. */
	public const MODULES = [
		'titles' => 'seopress_titles_option_name',
		'social' => 'seopress_social_option_name',
		'advanced' => 'seopress_advanced_option_name',
		'xml-sitemap' => 'seopress_xml_sitemap_option_name',
	];

	private ?array $switches = null;

	protected function read(): array {
		$all = [];
		foreach (self::MODULES as $module => $option) {
			$all += $this->has($module) ? StoredValue::option($option) : [];
		}
		return $all;
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

	/** @param string $key Without the prefix "seopress_", as in all methods. */
	public function value(string $key): mixed {
		return $this->all()["seopress_$key"] ?? null;
	}

	/**
	 * Returns the settings for one name in a map of maps, such as a post type.
	 *
	 * @return array<mixed>
	 */
	public function entry(string $key, string $name): array {
		$one = $this->map($key)[$name] ?? [];
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
		return array_map('strval', array_keys($this->map($key)));
	}
}
