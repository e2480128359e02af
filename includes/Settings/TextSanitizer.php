<?php
/**
 * Validates and sanitizes a text by the definition of a setting: its format is the key `sanitize`.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Text\Text;

/** Texts are plain text: they are escaped on output, so nothing needs to be removed. */
final class TextSanitizer {
	/** Maximum length in characters, if the definition has none: that of strings in a free-form object. */
	private const LENGTH = 20000;

	/**
	 * @param array $definition See Definitions::ALL.
	 * @throws InvalidValue If the text is invalid.
	 */
	public static function clean(string $value, array $definition): string {
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
		$max = $definition['maxLength'] ?? self::LENGTH;
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
	public static function line(string $value): string {
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
}
