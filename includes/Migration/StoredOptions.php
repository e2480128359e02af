<?php
/**
 * Reads the options of a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Values can be corrupted or of an unexpected type: each method returns its type. */
abstract class StoredOptions {
	/** Values of options that aren't stored. */
	protected const DEFAULTS = [];

	/** @var array<mixed>|null Values by key; null before they are read. */
	protected ?array $all = null;

	/** @return array<mixed> Values by key, from the database. */
	abstract protected function read(): array;

	/** @return array<mixed> */
	protected function all(): array {
		return $this->all ??= $this->read();
	}

	public function are_there(): bool {
		return $this->all() !== [];
	}

	/** Whether a module of the source is on. */
	public function has(string $module): bool {
		return true;
	}

	public function value(string $key): mixed {
		return $this->all()[$key] ?? (static::DEFAULTS[$key] ?? null);
	}

	public function text(string $key, string $default = ''): string {
		return trim(StoredValue::text($this->value($key) ?? $default));
	}

	public function is_on(string $key, bool $default = false): bool {
		return StoredValue::is_on($this->value($key) ?? $default);
	}

	/** @return list<string> */
	public function list(string $key): array {
		return array_values(array_filter($this->map($key), 'is_string'));
	}

	/** @return array<mixed> */
	public function map(string $key): array {
		$value = $this->value($key);
		return is_array($value) ? $value : [];
	}
}
