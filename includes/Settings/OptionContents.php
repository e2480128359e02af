<?php
/**
 * Values of settings in the rows of their options.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** The main option has the values that differ from the defaults; large settings have options of their own, see Settings. */
final class OptionContents {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * All stored values, as read by Settings: the main option lists the valid other options. A value in the main option that now has a
	 * separate option is used until that exists.
	 *
	 * @param array<string, object> $rows See AtomicOptions.
	 * @return array<string, mixed>
	 */
	public function stored(array $rows): array {
		$main = self::unpack($rows, Settings::OPTION);
		$all = [];
		foreach ($this->settings->definitions() as $key => $definition) {
			$option = $definition['option'] ?? null;
			$values = in_array($option, $main['apart'], true)
				? $this->settings->sound($option, self::unpack($rows, $option))
				: [];
			if (array_key_exists($key, $values)) {
				$all[$key] = $values[$key];
			}
		}
		return $all + $this->settings->sound(Settings::OPTION, $main);
	}

	/**
	 * The new contents of the options, with all values.
	 *
	 * @param array<string, object> $rows   Current rows; see AtomicOptions.
	 * @param array<string, mixed>  $values All values, including defaults.
	 * @return array<string, array|null> Contents by option, without unchanged ones; null to delete an option.
	 */
	public function with(array $rows, array $values): array {
		$options = $this->settings->options();
		$wanted = array_fill_keys($options, []);
		$defaults = $this->settings->defaults();
		foreach ($values as $key => $value) {
			if (
				// Stored values of inactive add-ons are kept.
				!array_key_exists($key, $defaults) ||
				!Merge::same($value, $defaults[$key]) ||
				$this->is_explicit((string) $key)
			) {
				$wanted[$this->settings->option_of((string) $key)][$key] = $value;
			}
		}
		$contents = [];
		$main = self::unpack($rows, Settings::OPTION);
		// Options of inactive add-ons are kept as well.
		$apart = array_diff($main['apart'], $options);
		foreach ($options as $option) {
			$is_main = $option === Settings::OPTION;
			$now = self::unpack($rows, $option);
			$held = $wanted[$option];
			if (!$is_main && $held !== []) {
				$apart[] = $option;
			}
			$others = $is_main && $apart !== [] ? ['apart' => array_values($apart)] : [];
			if (
				!Merge::same($held, $now['values']) ||
				($is_main && ($others['apart'] ?? []) !== $now['apart'])
			) {
				$contents[$option] =
					$held === [] && !$is_main
						? null
						: [
							'revision' => $now['revision'] + 1,
							'sign' => Settings::sign($held),
							...$others,
							...$held,
						];
			}
		}
		return $contents;
	}

	/**
	 * Values of `explicit` settings that are set for the first time.
	 *
	 * @param array<string, mixed> $changes Sanitized values.
	 * @param array<string, mixed> $stored
	 * @return array<string, mixed>
	 */
	public function newly_chosen(array $changes, array $stored): array {
		return array_filter(
			array_diff_key($changes, $stored),
			$this->is_explicit(...),
			ARRAY_FILTER_USE_KEY,
		);
	}

	private function is_explicit(string $key): bool {
		return ($this->settings->definitions()[$key]['explicit'] ?? false) === true;
	}

	/** @param array<string, object> $rows */
	private static function unpack(array $rows, string $option): array {
		return Settings::unpack(maybe_unserialize($rows[$option]->option_value ?? null));
	}
}
