<?php
/**
 * Repairs values of options that were changed by other code: WP-CLI, an import, a corrupted backup.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Works on all levels: invalid parts of an object or list are removed, and missing ones have their default.
 */
final class SettingsRepair {
	/** @var array<string, string> Reasons of removed parts, by path, such as "home_page_robots.general". */
	private array $damaged = [];

	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param array<string, mixed> $values Values by key; those of inactive add-ons are unchanged.
	 * @return array<string, mixed>
	 */
	public function repair(array $values): array {
		$sound = [];
		foreach ($values as $key => $value) {
			try {
				$definition = $this->definitions[$key] ?? null;
				$sound[$key] = $definition ? $this->part($value, $definition, $key) : $value;
			} catch (InvalidValue) {
				continue;
			}
		}
		return $sound;
	}

	/** @return array<string, string> */
	public function damaged(): array {
		return $this->damaged;
	}

	/** @throws InvalidValue If no part is valid. */
	private function part(mixed $value, array $definition, string|int $path): mixed {
		try {
			return Sanitizer::clean($value, $definition);
		} catch (InvalidValue $reason) {
			$valid = $this->parts($value, $definition, $path);
			if ($valid === null) {
				$this->damaged[$path] = $reason->getMessage();
				throw $reason;
			}
			return $valid;
		}
	}

	/** The valid parts of an object or list; null for other values. */
	private function parts(mixed $value, array $definition, string|int $path): ?array {
		$type = $definition['type'] ?? '';
		if (!is_array($value) || !in_array($type, ['array', 'object'], true)) {
			return null;
		}
		$valid = [];
		$most = $definition['maxProperties'] ?? PHP_INT_MAX;
		foreach ($value as $name => $item) {
			if (count($valid) >= $most) {
				$this->damaged["$path.$name"] = __('Too many entries.', 'pharos-seo');
				continue;
			}
			$one =
				$type === 'object'
					? Sanitizer::part($definition, (string) $name)
					: $definition['items'] ?? [];
			try {
				$valid[$name] = $one === null ? null : $this->part($item, $one, "$path.$name");
			} catch (InvalidValue) {
				continue;
			}
			if ($one === null) {
				unset($valid[$name]);
				$this->damaged["$path.$name"] = __('This value doesn’t exist.', 'pharos-seo');
			}
		}
		try {
			return Sanitizer::clean($type === 'array' ? array_values($valid) : $valid, $definition);
		} catch (InvalidValue) {
			return null;
		}
	}
}
