<?php
/**
 * What features contribute to the settings: see includes/hooks/settings.php.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** Loaded when a setting is validated or saved. Pages only read settings that are already valid. */
final class Registry {
	/** @var array{formats: array<string, \Closure>, checks: list<\Closure>}|null */
	private static ?array $parts = null;

	/** Validates and sanitizes a value in the format of a feature. @throws InvalidValue */
	public static function clean(string $format, mixed $value): mixed {
		return self::parts()['formats'][$format]($value);
	}

	/**
	 * Errors of values that are valid by themselves.
	 *
	 * @param array<string, mixed> $changes  Sanitized values by setting.
	 * @param array<string, mixed> $before   The stored values.
	 * @param array<string, array> $definitions
	 * @param bool                 $any_host See Settings::save().
	 * @return array<string, InvalidValue> By setting.
	 */
	public static function errors(
		array $changes,
		array $before,
		array $definitions,
		bool $any_host,
	): array {
		$errors = [];
		foreach (self::parts()['checks'] as $check) {
			$errors += $check($changes, $before, $definitions, $any_host);
		}
		return $errors;
	}

	/** Records what is saved; null if no feature does. */
	public static function journal(Settings $settings): ?Journal {
		$features = require dirname(__DIR__) . '/hooks/features.php';
		foreach (array_column($features, 'journal') as $class) {
			return new $class($settings);
		}
		return null;
	}

	private static function parts(): array {
		return self::$parts ??= require dirname(__DIR__) . '/hooks/settings.php';
	}
}
