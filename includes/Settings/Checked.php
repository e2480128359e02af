<?php
/**
 * The sound values of options that somebody else has written.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * Worked out once for each content of an option, and kept in another option beside it: the option itself stays as it was
 * written, so that a person can still mend it. Loaded only where an option does not carry the sign that Writer puts into it.
 */
final class Checked {
	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param array<string, mixed> $values What the option holds.
	 * @return array<string, mixed>
	 */
	public function values(string $option, array $values): array {
		return $this->result($option, $values)['values'];
	}

	/**
	 * @param array<string, mixed> $values What the option holds.
	 * @return array<string, string> What had to go and why, by the names that lead to it.
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
		$mender = new Mender($this->definitions);
		$result = [
			'of' => $of,
			'values' => $mender->mend($values),
			'damaged' => $mender->damaged(),
		];
		update_option("{$option}_checked", $result);
		return $result;
	}
}
