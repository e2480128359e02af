<?php
/**
 * Codes that prove to a service, such as Google, whose site this is.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** Accepts what users copy from a service: the code, or the whole meta tag. */
final class VerificationCode {
	/** Names of the meta tags, by service. */
	public const NAMES = [
		'google' => 'google-site-verification',
		'bing' => 'msvalidate.01',
		'pinterest' => 'p:domain_verify',
		'yandex' => 'yandex-verification',
		'baidu' => 'baidu-site-verification',
	];

	/** Forms of the codes, wider than those in use: services may change them. */
	private const CODES = [
		'google' => '/^[\w-]{6,100}\z/',
		'bing' => '/^[a-f\d]{6,64}\z/i',
		'pinterest' => '/^[a-f\d]{6,64}\z/i',
		'yandex' => '/^[a-f\d]{6,64}\z/i',
		'baidu' => '/^[a-z\d-]{6,64}\z/i',
	];

	/** Matches the name of a file that a service checks instead of a tag. */
	private const FILE = '~(?:^|/)[\w.-]+\.(?:html?|xml|txt)\z~i';

	/** Matches a DNS record, such as google-site-verification=… */
	private const RECORD = '/^[\w.-]*verif[\w.-]*=|\bCNAME\b/i';

	/**
	 * Returns the code in a meta tag, or the code itself; '' if empty.
	 *
	 * @param string $service A key of NAMES.
	 * @throws InvalidValue If it isn't a code of this service.
	 */
	public static function clean(string $value, string $service): string {
		$value = trim($value);
		if (str_contains($value, '<')) {
			$value = self::of_tag($value, $service);
		} elseif (preg_match(self::FILE, $value) === 1) {
			throw new InvalidValue(
				__(
					'This is the name of a file. Choose verification by HTML tag (meta tag) at the service, and paste the tag or its code.',
					'pharos-seo',
				),
			);
		} elseif (preg_match(self::RECORD, $value) === 1) {
			throw new InvalidValue(
				__(
					'This is a DNS record. Choose verification by HTML tag (meta tag) at the service, and paste the tag or its code.',
					'pharos-seo',
				),
			);
		}
		if ($value !== '' && preg_match(self::CODES[$service], $value) !== 1) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: an example of a meta tag. */
					__(
						'This isn’t a verification code of this service. Paste the tag as the service shows it, such as %s, or its code.',
						'pharos-seo',
					),
					sprintf('<meta name="%s" content="…">', self::NAMES[$service]),
				),
			);
		}
		return $value;
	}

	/** @throws InvalidValue If it's no meta tag, or that of another service. */
	private static function of_tag(string $html, string $service): string {
		// Editors for texts replace straight quotes.
		$html = strtr($html, ['“' => '"', '”' => '"', '„' => '"', '″' => '"']);
		$value = static fn(string $attribute): string => preg_match(
			"/[\\s\"']$attribute\\s*=\\s*(?|\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))/i",
			$html,
			$found,
		) === 1
			? trim($found[1])
			: '';
		$name = strtolower($value('name'));
		if (preg_match('/<meta\s/i', $html) !== 1 || $name === '' || $value('content') === '') {
			throw new InvalidValue(
				__('This isn’t a complete meta tag. Copy it from “<” to “>”.', 'pharos-seo'),
			);
		}
		if ($name !== self::NAMES[$service]) {
			throw new InvalidValue(
				sprintf(
					/* translators: 1: name of the pasted meta tag, 2: name of the meta tag that belongs here. */
					__(
						'This tag has the name “%1$s”. The tag of this service has the name “%2$s”.',
						'pharos-seo',
					),
					$name,
					self::NAMES[$service],
				),
			);
		}
		return $value('content');
	}
}
