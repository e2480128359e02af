<?php
/**
 * Values of settings and SEO fields in a terminal.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Rest\Body;

/** Texts are entered and shown as they are, all other values as JSON: a value that is shown can be entered again. */
final class CliValue {
	/**
	 * @param string $text       As entered.
	 * @param array  $definition See Definitions::ALL.
	 * @return mixed The value, which still has to be validated.
	 * @throws InvalidValue If the text isn't JSON, but the value is a list or an object.
	 */
	public static function parse(string $text, array $definition): mixed {
		$type = $definition['type'] ?? '';
		if ($type === 'string') {
			return $text;
		}
		json_decode($text);
		if (json_last_error() === JSON_ERROR_NONE) {
			return Body::decode("{\"value\":$text}")['value'];
		}
		if (in_array($type, ['boolean', 'integer', 'number'], true)) {
			return $text;
		}
		throw new InvalidValue(
			sprintf(
				/* translators: 1: an example of JSON, 2: a technical message, such as "Syntax error". */
				__('Enter it as JSON, such as %1$s (%2$s).', 'pharos-seo'),
				$type === 'array' ? '["one", "two"]' : '{"name": "value"}',
				json_last_error_msg(),
			),
		);
	}

	/** A value as text. @param array $definition See Definitions::ALL. */
	public static function text(mixed $value, array $definition): string {
		return is_string($value) ? $value : Json::text($value, $definition);
	}

	/**
	 * A value for a format of WP-CLI: text in tables and CSV, which have no other values.
	 *
	 * @param array $definition See Definitions::ALL.
	 */
	public static function formatted(mixed $value, array $definition, string $format): mixed {
		return in_array($format, ['json', 'yaml'], true)
			? Json::shaped($value, $definition)
			: self::text($value, $definition);
	}
}
