<?php
/**
 * The text of llms.txt, made once until something changes.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Settings\Settings;
use Pharos\Sitemaps\Busy;
use Pharos\Template\Variables;

final class Cached {
	/** An autoloaded option: names the text that is as the site is, and is there only with such a text. Each change asks for it. */
	public const MADE = 'pharos_llms_txt_made';

	/** The text and what it was made under. */
	public const OPTION = 'pharos_llms_txt';

	/** Seconds. What plugins hide from visitors may change without a sign, as in sitemaps. */
	private const LONGEST = HOUR_IN_SECONDS;

	/** Seconds after which a process that makes the text is presumed dead. */
	private const LOCK = 60;

	/** @throws Busy Another request makes it. */
	public static function text(Settings $settings, Variables $variables): string {
		$sign = self::sign($settings);
		$token = (string) get_option(self::MADE, '');
		$stored = $token === '' ? null : get_option(self::OPTION);
		$is_ours = is_array($stored) && ($stored['token'] ?? '') === $token;
		if (
			$is_ours &&
			($stored['sign'] ?? '') === $sign &&
			($stored['time'] ?? 0) > time() - self::LONGEST &&
			is_string($stored['text'] ?? null)
		) {
			return $stored['text'];
		}
		if ($token !== '' && !$is_ours && (int) $token > time() - self::LOCK) {
			throw new Busy();
		}
		// A change while the text is made deletes the name, so that nobody gets this text afterwards.
		$token = time() . '-' . bin2hex(random_bytes(8));
		update_option(self::MADE, $token, true);
		$text = (new Document($settings, $variables))->text();
		update_option(
			self::OPTION,
			['token' => $token, 'sign' => $sign, 'time' => time(), 'text' => $text],
			false,
		);
		return $text;
	}

	/** Something has changed. */
	public static function forget(): void {
		delete_option(self::MADE);
	}

	/** A sign of all that the text is made of besides posts and terms. */
	private static function sign(Settings $settings): string {
		return md5(
			serialize([
				PHAROS_VERSION,
				$settings->all(),
				array_map('get_option', [
					'home',
					'blogname',
					'blogdescription',
					'permalink_structure',
					'category_base',
					'tag_base',
					'show_on_front',
					'page_on_front',
					'page_for_posts',
					'active_plugins',
					'stylesheet',
				]),
				get_locale(),
			]),
		);
	}
}
