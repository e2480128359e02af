<?php
/**
 * Settings that are another way to say the same: an object whose parts are settings of their own.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Settings files of other makers hold both "home_page_facebook" (an object) and "home_page_facebook_title" and so on. The
 * flat ones are stored; the object is made of them when it is read, and taken apart when it is saved. What a view's
 * definition names under `of` (part => settings key) is meant; other parts of the object stay its own.
 */
final class Views {
	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param string               $key A view.
	 * @param array<string, mixed> $all Every setting as it is stored.
	 * @return array<string, mixed> The object completed.
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
	 * @param array<string, mixed> $all Every setting as it is stored.
	 * @return array<string, mixed> The same with the objects completed.
	 */
	public function complete_all(array $all): array {
		foreach (array_keys($this->views()) as $key) {
			$all[$key] = $this->complete($key, $all);
		}
		return $all;
	}

	/**
	 * @param array<string, mixed> $changes Clean new values.
	 * @return array<string, mixed> The same with the objects taken apart; a setting that is also given by its own name
	 *                              has that value.
	 */
	public function take_apart(array $changes): array {
		foreach (array_intersect_key($this->views(), $changes) as $key => $parts) {
			foreach ($parts as $part => $name) {
				// In an object of any names a missing one has been removed.
				$changes += [$name => $changes[$key][$part] ?? ''];
			}
			$changes[$key] = array_diff_key($changes[$key], $parts);
			if (!$this->is_open($key)) {
				unset($changes[$key]);
			}
		}
		return $changes;
	}

	/** @return array<string, array<string, string>> Settings keys by part, by the key of the view. */
	private function views(): array {
		return array_filter(
			array_map(static fn(array $one): array => $one['of'] ?? [], $this->definitions),
		);
	}

	/** Whether the object may have parts that are no settings of their own. */
	private function is_open(string $key): bool {
		return isset($this->definitions[$key]['additionalProperties']);
	}
}
