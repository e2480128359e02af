<?php
/**
 * The options of Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\StoredValue;

/** `wpseo_titles`, `wpseo_social` and `wpseo`, as one: no key has two meanings. */
final class Options {
	private ?array $all = null;

	private function all(): array {
		return $this->all ??=
			StoredValue::option('wpseo_titles') +
			StoredValue::option('wpseo_social') +
			StoredValue::option('wpseo');
	}

	public function are_there(): bool {
		return $this->all() !== [];
	}

	public function value(string $key): mixed {
		return $this->all()[$key] ?? null;
	}

	public function text(string $key): string {
		return trim(StoredValue::text($this->value($key)));
	}

	public function is_on(string $key, bool $default = false): bool {
		return StoredValue::is_on($this->value($key) ?? $default);
	}

	/** @return list<string> */
	public function list(string $key): array {
		$value = $this->value($key);
		return array_values(array_filter(is_array($value) ? $value : [], 'is_string'));
	}

	/** @return list<string> */
	public function keys(): array {
		return array_map('strval', array_keys($this->all()));
	}
}
