<?php
/**
 * The text of a target, from users and other programs.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Utf8;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Url;
use Pharos\Text\Text;

final class TargetText {
	/** Maximum length of sources and targets, in characters. */
	public const LENGTH = 2000;

	/**
	 * Validates a target that isn't empty: a path below the home URL, a URL, `post-12` or `term-5`.
	 *
	 * @return string The target; URLs of this site become paths.
	 * @throws InvalidValue When it is invalid. Doesn't look up posts and terms: see need().
	 */
	public static function clean(?string $text): string {
		self::line($text);
		if (Target::object($text)) {
			return $text;
		}
		$is_url = preg_match('~^https?://~i', $text) === 1;
		if (!$is_url && !preg_match('~^/(?![/\\\\])~', $text)) {
			throw new InvalidValue(
				__(
					'Begin with / for a page of this site, or with https:// for another site.',
					'pharos-seo',
				),
			);
		}
		if ($is_url) {
			if (!Url::is_valid($text)) {
				throw new InvalidValue(__('This isn’t a valid URL.', 'pharos-seo'));
			}
			$text = Address::below_home($text, home_url('/')) ?? $text;
		}
		if (preg_match('/[' . Text::SPACE . '\p{Cc}<>"`\\\\]/u', $text)) {
			throw new InvalidValue(__('This isn’t a valid URL.', 'pharos-seo'));
		}
		return $text;
	}

	/** @throws InvalidValue When the target is a post or term that visitors can't see. */
	public static function need(string $target): void {
		$object = Target::object($target);
		if ($object && Target::of_object(...$object) === null) {
			throw new InvalidValue(
				__('This content doesn’t exist, or visitors can’t see it.', 'pharos-seo'),
			);
		}
	}

	/** Whether a target is on another site. */
	public static function is_elsewhere(string $target): bool {
		return preg_match('~^https?://~i', $target) === 1 &&
			Address::of_site($target, home_url('/')) === null;
	}

	/** @throws InvalidValue When it isn't a single line of text, or is too long. */
	public static function line(?string $text): void {
		if ($text === null || !Utf8::is_valid($text) || preg_match('/[\x00-\x1F\x7F]/', $text)) {
			throw new InvalidValue(__('It must be a single line of text.', 'pharos-seo'));
		}
		if (mb_strlen($text, 'UTF-8') > self::LENGTH) {
			throw new InvalidValue(
				sprintf(
					/* translators: %s: number of characters. */
					__('It must not be longer than %s characters.', 'pharos-seo'),
					number_format_i18n(self::LENGTH),
				),
			);
		}
	}
}
