<?php
/**
 * Sanitizes new values of settings, and tells which are invalid.
 */

declare(strict_types=1);

namespace Pharos\Settings;

final class SettingsInput {
	/** @param array<string, array> $definitions See Definitions::ALL. */
	public function __construct(private readonly array $definitions) {}

	/**
	 * @param array<string, mixed> $values
	 * @return array{0: array<string, mixed>, 1: array<string, InvalidValue>} Sanitized values, and errors of invalid ones.
	 */
	public function clean(array $values): array {
		$clean = [];
		$errors = [];
		foreach ($values as $key => $value) {
			$key = (string) $key;
			if (!isset($this->definitions[$key])) {
				$errors[$key] = new InvalidValue(__('This setting doesn’t exist.', 'pharos-seo'));
				continue;
			}
			try {
				$clean[$key] = Sanitizer::clean($value, $this->definitions[$key]);
			} catch (InvalidValue $reason) {
				$errors[$key] = $reason;
			}
		}
		return [$clean, $errors];
	}

	/** The error of Settings::save(): 400 pharos_invalid_settings. @param array<string, InvalidValue> $errors */
	public static function error(array $errors): \WP_Error {
		$lines = array_map(
			static fn(string $key, InvalidValue $reason): string => sprintf(
				/* translators: 1: name of a setting, 2: a sentence with the error. */
				__('“%1$s” is invalid. %2$s', 'pharos-seo'),
				implode('.', [$key, ...$reason->path]),
				$reason->getMessage(),
			),
			array_keys($errors),
			$errors,
		);
		return new \WP_Error('pharos_invalid_settings', implode(' ', $lines), [
			'status' => 400,
			'errors' => array_map(
				static fn(InvalidValue $reason): string => $reason->getMessage(),
				$errors,
			),
			'paths' => (object) array_filter(
				array_map(static fn(InvalidValue $reason): array => $reason->path, $errors),
			),
		]);
	}
}
