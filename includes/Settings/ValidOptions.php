<?php
/**
 * Valid values of options that were changed by other code.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Computed once for each content of an option, and stored in a separate option: the option itself isn't changed, so that it can still be
 * repaired manually. Only used if an option lacks the valid signature that Writer adds.
 */
final class ValidOptions {
	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param array<string, mixed> $values Values in the option.
	 * @return array<string, mixed>
	 */
	public function values(string $option, array $values): array {
		return $this->result($option, $values)['values'];
	}

	/**
	 * @param array<string, mixed> $values Values in the option.
	 * @return array<string, string> Reasons of removed values, by path.
	 */
	public function damaged(string $option, array $values): array {
		return $this->result($option, $values)['damaged'];
	}

	public static function forget(string $option): void {
		delete_option("{$option}_checked");
	}

	/** @return array{of: string, values: array<string, mixed>, damaged: array<string, string>} */
	private function result(string $option, array $values): array {
		$of = Settings::sign($values);
		$known = get_option("{$option}_checked");
		if (
			is_array($known) &&
			($known['of'] ?? '') === $of &&
			is_array($known['values'] ?? null) &&
			is_array($known['damaged'] ?? null)
		) {
			return $known;
		}
		$repair = new SettingsRepair($this->definitions);
		$result = [
			'of' => $of,
			'values' => $repair->repair($values),
			'damaged' => $repair->damaged(),
		];
		update_option("{$option}_checked", $result);
		return $result;
	}
}
