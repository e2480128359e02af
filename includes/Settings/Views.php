<?php
/**
 * Settings that combine others: an object whose parts are separate settings.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Other plugins' settings files contain both "home_page_facebook" (an object) and "home_page_facebook_title" etc. The flat settings are
 * stored; the object is composed on reading, and split on saving. A view's definition maps its parts to settings in `of` (part => settings
 * key); other parts are stored in the object.
 */
final class Views {
	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param string               $key A view.
	 * @param array<string, mixed> $all Stored values of all settings.
	 * @return array<string, mixed> The completed object.
	 */
	public function complete(string $key, array $all): array {
		$parts = $this->definitions[$key]['of'];
		$values = array_map(static fn(string $name): mixed => $all[$name] ?? '', $parts);
		if ($this->is_open($key)) {
			$values = array_filter($values, static fn(mixed $value): bool => $value !== '');
		}
		return $values + array_diff_key($all[$key], $parts);
	}

	/**
	 * @param array<string, mixed> $all Stored values of all settings.
	 * @return array<string, mixed> The same with completed objects.
	 */
	public function complete_all(array $all): array {
		foreach (array_keys($this->views()) as $key) {
			$all[$key] = $this->complete($key, $all);
		}
		return $all;
	}

	/**
	 * @param array<string, mixed> $changes Sanitized new values.
	 * @return array<string, mixed> The same with the objects split; a setting that is also given by its own key has that value.
	 */
	public function take_apart(array $changes): array {
		foreach (array_intersect_key($this->views(), $changes) as $key => $parts) {
			foreach ($parts as $part => $name) {
				// In an object with arbitrary keys, a missing part was removed.
				$changes += [$name => $changes[$key][$part] ?? ''];
			}
			$changes[$key] = array_diff_key($changes[$key], $parts);
			if (!$this->is_open($key)) {
				unset($changes[$key]);
			}
		}
		return $changes;
	}

	/** @return array<string, array<string, string>> Settings keys by part, by key of the view. */
	private function views(): array {
		return array_filter(
			array_map(static fn(array $one): array => $one['of'] ?? [], $this->definitions),
		);
	}

	/** Whether the object may have parts that aren't separate settings. */
	private function is_open(string $key): bool {
		return isset($this->definitions[$key]['additionalProperties']);
	}
}
