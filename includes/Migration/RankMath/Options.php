<?php
/**
 * Reads the options of Rank Math like the plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Instructions;
use Pharos\Migration\StoredOptions;
use Pharos\Migration\StoredValue;

/** `rank-math-options-titles`, `-general` and `-sitemap`; no key is in two of them. */
final class Options extends StoredOptions {
	protected function read(): array {
		return StoredValue::option('rank-math-options-titles') +
			StoredValue::option('rank-math-options-general') +
			StoredValue::option('rank-math-options-sitemap');
	}

	public function text(string $key, string $default = ''): string {
		$value = $this->value($key);
		return is_string($value) || is_int($value) ? trim((string) $value) : $default;
	}

	/**
	 * Returns the robots directives of a list, if its setting is on; otherwise the global ones.
	 *
	 * @return list<string>
	 */
	public function robots(string $list, string $switch): array {
		$is_own = $this->is_on($switch);
		$limits = $is_own ? $this->map(strtr($list, ['_robots' => '_advanced_robots'])) : [];
		return [
			...$this->list($is_own ? $list : 'robots_global'),
			...Instructions::listed($limits ?: $this->map('advanced_robots_global')),
		];
	}
}
