<?php
/**
 * Validates and sanitizes a value by the definition of a setting.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Text\Text;

/**
 * Stricter than WordPress's REST validation (there, "no" is a boolean and a string is a list) and less destructive than
 * sanitize_text_field() (which treats "%ca" of %category% as an escaped byte and removes it). Texts are plain text: they are escaped on
 * output, so nothing needs to be removed.
 */
final class Sanitizer {
	/** Maximum nesting depth of free-form objects (schemas). */
	private const DEPTH = 12;

	/** Maximum length of strings in a free-form object, in characters. */
	private const FREE_LENGTH = 20000;

	/**
	 * @param mixed $value      Decoded JSON: objects as arrays, or as stdClass.
	 * @param array $definition See Definitions::ALL.
	 * @return mixed The sanitized value.
	 * @throws InvalidValue If the value is invalid.
	 */
	public static function clean(mixed $value, array $definition): mixed {
		$clean = match ($definition['type'] ?? '') {
			'boolean' => self::boolean($value, $definition),
			'integer' => self::number($value, $definition, is_int($value)),
			'number' => self::number($value, $definition, is_int($value) || is_float($value)),
			'string' => self::string($value, $definition),
			'array' => self::list($value, $definition),
			'object' => self::object($value, $definition),
			default => self::free($value, self::DEPTH),
		};
		if (isset($definition['enum']) && !in_array($clean, $definition['enum'], true)) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: list of values, for instance "summary, summary_large_image". */
					__('It must be one of: %s.', 'pharos-seo'),
					implode(', ', array_filter(array_map('strval', $definition['enum']), 'strlen')),
				),
			);
		}
		return $clean;
	}

	private static function boolean(mixed $value, array $definition): bool {
		if (!empty($definition['loose']) && ($value === '1' || $value === '')) {
			return $value === '1';
		}
		if (!is_bool($value)) {
			throw new InvalidValue(__('It must be true or false.', 'pharos-seo'));
		}
		return $value;
	}

	private static function number(mixed $value, array $definition, bool $fits): int|float {
		if (
			!$fits ||
			!is_finite($value) ||
			$value < ($definition['minimum'] ?? -INF) ||
			$value > ($definition['maximum'] ?? INF)
		) {
			throw new InvalidValue(__('It must be a number in the allowed range.', 'pharos-seo'));
		}
		return $value;
	}

	private static function string(mixed $value, array $definition): string {
		if (!is_string($value)) {
			throw new InvalidValue(__('It must be text.', 'pharos-seo'));
		}
		$value = match ($definition['sanitize'] ?? 'text') {
			'textarea' => self::lines($value),
			'url' => self::url($value),
			'urls' => self::urls($value),
			'account' => self::account($value),
			'name' => self::name($value),
			'object' => self::object_name($value),
			'page' => self::page($value),
			'limit' => self::limit($value),
			'emails' => self::emails($value),
			'verification' => VerificationCode::clean(
				self::line($value),
				$definition['service'] ?? '',
			),
			'redirect' => trim($value) === '' ? '' : Registry::clean('redirect', trim($value)),
			default => self::line($value),
		};
		$max = $definition['maxLength'] ?? self::FREE_LENGTH;
		if (mb_strlen($value, 'UTF-8') > $max) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: number of characters. */
					__('It must not be longer than %s characters.', 'pharos-seo'),
					number_format_i18n($max),
				),
			);
		}
		return $value;
	}

	/** A single line: line breaks become spaces, control characters are removed. */
	private static function line(string $value): string {
		return self::visible(preg_replace('/\R|\t/u', ' ', Text::utf8($value)) ?? '');
	}

	/** Several lines, each ended by "\n". */
	private static function lines(string $value): string {
		return self::visible(preg_replace('/\R/u', "\n", Text::utf8($value)) ?? '');
	}

	private static function visible(string $value): string {
		return preg_replace('/[\x00-\x08\x0B-\x1F\x7F\x{80}-\x{9F}]/u', '', $value) ?? '';
	}

	/** A URL as entered (the scheme is optional), or ''. */
	private static function url(string $value): string {
		$value = Text::collapse($value);
		if ($value !== '' && !Url::is_valid($value)) {
			throw new InvalidValue(
				__('It must be a URL, such as https://example.com/page.', 'pharos-seo'),
			);
		}
		return $value;
	}

	/** URLs as entered, one per line, without empty lines. */
	private static function urls(string $value): string {
		$urls = [];
		foreach (explode("\n", self::lines($value)) as $i => $line) {
			try {
				$urls[] = self::url($line);
			} catch (InvalidValue $reason) {
				throw new InvalidValue(
					sprintf(
						/* translators: 1: number of a line, 2: the error in it. */
						__('Line %1$s: %2$s', 'pharos-seo'),
						number_format_i18n($i + 1),
						$reason->getMessage(),
					),
				);
			}
		}
		return implode("\n", array_filter($urls, strlen(...)));
	}

	/** Email addresses, separated by commas, semicolons or white space; ten at most. */
	private static function emails(string $value): string {
		$emails = preg_split('/[\s,;]+/u', Text::utf8($value), -1, PREG_SPLIT_NO_EMPTY) ?: [];
		foreach ($emails as $email) {
			if (filter_var($email, FILTER_VALIDATE_EMAIL, FILTER_FLAG_EMAIL_UNICODE) === false) {
				throw new InvalidValue(
					/* translators: %s: what was entered. */
					sprintf(__('“%s” isn’t an email address.', 'pharos-seo'), self::line($email)),
				);
			}
		}
		if (count($emails) > 10) {
			throw new InvalidValue(__('It can have at most 10 email addresses.', 'pharos-seo'));
		}
		return implode(', ', array_unique($emails));
	}

	/** A URL with scheme, a path on this site, or ''. */
	private static function page(string $value): string {
		$value = Text::collapse($value);
		// "//" starts a URL of another site, without its scheme.
		$url = preg_match('~^/(?!/)~', $value) === 1 ? "https://site.example$value" : $value;
		if ($value !== '' && !(preg_match('~^https?://~i', $url) && Url::is_valid($url))) {
			throw new InvalidValue(
				__(
					'It must be a URL, such as https://example.com/page, or a path on this site, such as /page.',
					'pharos-seo',
				),
			);
		}
		return $value;
	}

	/** An account on a social network, by URL or name: each network defines its valid names. */
	private static function account(string $value): string {
		$value = Text::collapse($value);
		if (!Url::is_valid($value) && !preg_match('/^[^\s\p{Cc}<>"`\\\\:]*\z/u', $value)) {
			throw new InvalidValue(__('It must be a URL or an account name.', 'pharos-seo'));
		}
		return $value;
	}

	/** The name of a post type, taxonomy, archive …; it needn't be registered. */
	private static function name(string $value): string {
		if (!preg_match('/^[a-zA-Z0-9_-]+\z/', $value)) {
			throw new InvalidValue(
				__('Names consist of letters, digits, hyphens and underscores.', 'pharos-seo'),
			);
		}
		return $value;
	}

	/** A post or a term; it needn't exist. */
	private static function object_name(string $value): string {
		if (!preg_match('/^(post|term)-[1-9][0-9]*\z/', $value)) {
			throw new InvalidValue(
				__(
					'It must be the ID of a post or a term, such as post-12 or term-5.',
					'pharos-seo',
				),
			);
		}
		return $value;
	}

	/** A number of characters or seconds, -1 for no limit, or ''. */
	private static function limit(string $value): string {
		$value = Text::collapse($value);
		if (preg_match('/^(?:|-1|\d{1,6})\z/', $value) !== 1) {
			throw new InvalidValue(
				__('It must be a whole number, or -1 for no limit.', 'pharos-seo'),
			);
		}
		return $value === '' || $value === '-1' ? $value : (string) (int) $value;
	}

	private static function list(mixed $value, array $definition): array {
		if (!is_array($value) || !array_is_list($value)) {
			throw new InvalidValue(__('It must be a list.', 'pharos-seo'));
		}
		if (count($value) > ($definition['maxItems'] ?? PHP_INT_MAX)) {
			throw new InvalidValue(__('The list is too long.', 'pharos-seo'));
		}
		$items = $definition['items'] ?? [];
		$clean = array_map(static fn(mixed $item): mixed => self::clean($item, $items), $value);
		if (!empty($definition['uniqueItems'])) {
			// Compared by type: array_unique() treats "1" and "01" as equal.
			$clean = array_values(array_combine(array_map('serialize', $clean), $clean));
		}
		return $clean;
	}

	private static function object(mixed $value, array $definition): array {
		// PHP callers pass an empty array for an empty object.
		$is_list = is_array($value) && $value !== [] && array_is_list($value);
		$value = $value instanceof \stdClass ? (array) $value : $value;
		if (!is_array($value) || $is_list) {
			throw new InvalidValue(__('It must be an object with named values.', 'pharos-seo'));
		}
		$most = $definition['maxProperties'] ?? PHP_INT_MAX;
		if (count($value) > $most) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: a number. */
					__('It can have at most %s entries.', 'pharos-seo'),
					number_format_i18n($most),
				),
			);
		}
		$clean = array_map(
			static fn(array $property): mixed => $property['default'] ?? null,
			$definition['properties'] ?? [],
		);
		foreach ($value as $name => $item) {
			$name = (string) $name;
			$part = self::part($definition, $name);
			if ($part === null) {
				throw new InvalidValue(
					/* translators: %s: name of a value. */
					sprintf(__('Unknown name: “%s”.', 'pharos-seo'), self::line($name)),
				);
			}
			try {
				$clean[$name] = self::clean($item, $part);
			} catch (InvalidValue $reason) {
				throw $reason->within($name);
			}
		}
		if (!empty($definition['sparse'])) {
			$clean = array_filter(
				$clean,
				static fn(mixed $one): bool => !in_array($one, ['', []], true),
			);
			// With entries removed, numeric keys may form a list, which couldn't be saved as an object.
			if ($clean !== [] && array_is_list($clean)) {
				throw new InvalidValue(__('It must be an object with named values.', 'pharos-seo'));
			}
		}
		if (($definition['sanitize'] ?? '') === 'schema') {
			return Registry::clean('schema', $clean);
		}
		return $clean;
	}

	/**
	 * The definition of an object's property; null if the object can't have it.
	 *
	 * @param array $definition Definition of the object.
	 */
	public static function part(array $definition, string $name): ?array {
		$known = $definition['properties'] ?? [];
		$other = $definition['additionalProperties'] ?? !$known;
		$names = $definition['propertyNames']['enum'] ?? [$name];
		$is_allowed =
			$other !== false &&
			$name !== '' &&
			self::line($name) === $name &&
			in_array($name, $names, true);
		return $known[$name] ?? ($is_allowed ? (is_array($other) ? $other : []) : null);
	}

	/** Free-form JSON: texts are sanitized, the structure is kept. */
	private static function free(mixed $value, int $depth): mixed {
		if (is_string($value)) {
			return self::string($value, ['sanitize' => 'textarea']);
		}
		$is_object = $value instanceof \stdClass;
		$value = $is_object ? (array) $value : $value;
		if (is_float($value) && !is_finite($value)) {
			throw new InvalidValue(__('It must be a number in the allowed range.', 'pharos-seo'));
		}
		if (!is_array($value)) {
			return is_object($value) ? null : $value;
		}
		if ($depth === 0) {
			throw new InvalidValue(__('It is nested too deeply.', 'pharos-seo'));
		}
		$clean = [];
		foreach ($value as $name => $item) {
			$key = is_string($name) ? self::line($name) : $name;
			try {
				$clean[$key] = self::free($item, $depth - 1);
			} catch (InvalidValue $reason) {
				throw $reason->within((string) $key);
			}
		}
		// Otherwise, the array would be encoded as a list.
		return $is_object && array_is_list($clean) ? (object) $clean : $clean;
	}
}
