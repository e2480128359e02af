<?php
/**
 * Reads the options of Rank Math like the plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Instructions;
use Pharos\Migration\StoredValue;

/** `rank-math-options-titles`, `-general` and `-sitemap`; no key is in two of them. */
final class Options {
	private ?array $all = null;

	private function all(): array {
		return $this->all ??=
			StoredValue::option('rank-math-options-titles') +
			StoredValue::option('rank-math-options-general') +
			StoredValue::option('rank-math-options-sitemap');
	}

	public function are_there(): bool {
		return $this->all() !== [];
	}

	public function text(string $key, string $default = ''): string {
		$value = $this->all()[$key] ?? null;
		return is_string($value) || is_int($value) ? trim((string) $value) : $default;
	}

	public function is_on(string $key, bool $default = false): bool {
		return StoredValue::is_on($this->all()[$key] ?? $default);
	}

	/** @return list<string> */
	public function list(string $key): array {
		return array_values(array_filter($this->map($key), 'is_string'));
	}

	/** @return array<mixed> */
	public function map(string $key): array {
		$value = $this->all()[$key] ?? [];
		return is_array($value) ? $value : [];
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
