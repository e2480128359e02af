<?php
/**
 * Records the options of a source that aren't migrated, by its map.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class LossMapper {
	public function __construct(
		private readonly string $folder,
		private readonly StoredOptions $options,
	) {}

	/** Records corrupted options. */
	public function damaged(MappedData $mapped): void {
		$names = SourceMap::part($this->folder, 'options');
		foreach (StoredValue::damaged_options($names) as $name) {
			$mapped->lose('damaged', '', $name);
		}
	}

	/** Migrates verification codes; those that have another format are recorded. */
	public function verification(MappedData $mapped): void {
		$fields = SourceMap::part($this->folder, 'verification');
		VerificationCodes::add_to($mapped, $fields, $this->options->text(...));
	}

	/** Records the rows of the map: code, test, keys, and a condition for all of them. */
	public function add_to(MappedData $mapped): void {
		foreach (SourceMap::part($this->folder, 'losses') as $row) {
			[$what, $test, $keys, $condition] = $row + [3 => null];
			foreach ($this->is_met($condition) ? $keys : [] as $key => $usual) {
				$key = is_string($key) ? $key : $usual;
				$value = $this->value($test, $key, $usual);
				if ($value !== null) {
					$mapped->lose($what, $value, $key);
				}
			}
		}
	}

	/** @param array{'on'|'has', string}|null $condition An option that is on, or a module. */
	private function is_met(?array $condition): bool {
		return match ($condition[0] ?? '') {
			'on' => $this->options->is_on($condition[1]),
			'has' => $this->options->has($condition[1]),
			default => true,
		};
	}

	/**
	 * Returns what is lost; null for nothing.
	 *
	 * @param string $test
	 *   - text    A text that isn't empty.
	 *   - other   A text that isn't the usual one.
	 *   - filled  A text that isn't empty, 0 or -1.
	 *   - on      A switch that is on.
	 *   - any     A switch that is on, or a text that isn't empty or 0.
	 *   - array   A whole option that is an array and not empty.
	 */
	private function value(string $test, string $key, string $usual): ?string {
		$text = $this->options->text($key, $test === 'other' ? $usual : '');
		$is_lost = match ($test) {
			'text' => trim($text) !== '',
			'other' => !in_array($text, ['', $usual], true),
			'filled' => !in_array($text, ['', '0', '-1'], true),
			'on' => $this->options->is_on($key),
			'any' => !in_array($text, ['', '0'], true),
			'array' => StoredValue::option($key) !== [],
		};
		$has_text = match ($test) {
			'on', 'array' => false,
			'any' => !is_bool($this->options->value($key)),
			default => true,
		};
		return $is_lost ? ($has_text ? $text : '') : null;
	}
}
