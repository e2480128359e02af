<?php
/**
 * The options of SEOPress, of the modules that are switched on.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\Stored;

/** One per module, read as one: no two of their keys are the same. What a module that is off holds has no effect there. */
final class Options {
	/** By module, as `seopress_toggle` calls them. */
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
				$this->all += $this->has($module) ? Stored::option($option) : [];
			}
		}
		return $this->all;
	}

	/** Whether a module is switched on. Without any switches all are, as after the plugin was activated. */
	public function has(string $module): bool {
		$this->switches ??= Stored::option('seopress_toggle');
		return $this->switches === [] || Stored::is_on($this->switches["toggle-$module"] ?? false);
	}

	public function are_there(): bool {
		return array_filter(array_map(Stored::option(...), self::MODULES)) !== [];
	}

	/** @param string $key Without the "seopress_" that all begin with; so in all below. */
	public function text(string $key): string {
		return trim(Stored::text($this->all()["seopress_$key"] ?? ''));
	}

	public function is_on(string $key): bool {
		return Stored::is_on($this->all()["seopress_$key"] ?? false);
	}

	/**
	 * What it has for one name in a map of maps, such as a post type.
	 *
	 * @return array<mixed>
	 */
	public function of(string $key, string $name): array {
		$map = $this->all()["seopress_$key"] ?? [];
		$one = is_array($map) ? $map[$name] ?? [] : [];
		return is_array($one) ? $one : [];
	}

	/** The same options as if its module were switched on. */
	public function as_if_on(string $module): self {
		$all = clone $this;
		$all->switches = ["toggle-$module" => true] + Stored::option('seopress_toggle');
		$all->all = null;
		return $all;
	}

	/** @return list<string> The names in a map. */
	public function names(string $key): array {
		$map = $this->all()["seopress_$key"] ?? [];
		return is_array($map) ? array_map('strval', array_keys($map)) : [];
	}
}
