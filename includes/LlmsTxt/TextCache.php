<?php
/**
 * The cached text of llms.txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\AtomicOptions;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Busy;
use Pharos\Template\Variables;

final class TextCache {
	/** The token of the valid text: an autoloaded option that exists only while a text is valid, because each change reads it. */
	public const MADE = 'pharos_llms_txt_made';

	/** The text with its token, fingerprint and time. */
	public const OPTION = 'pharos_llms_txt';

	/** Maximum age in seconds: content that other plugins hide may change unnoticed, as in sitemaps. */
	private const LONGEST = HOUR_IN_SECONDS;

	/** Lock timeout in seconds: afterwards the process that generates the text is presumed dead. */
	private const LOCK = 60;

	/** @throws Busy If another request generates the text. */
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
		$token = time() . '-' . bin2hex(random_bytes(8));
		update_option(self::MADE, $token, true);
		$text = (new Document($settings, $variables))->text();
		// A change during the generation deletes the token, and a request that began later replaces it: storing this text would block all
		// requests until the token expires.
		$row = (new AtomicOptions([self::MADE => 'on']))->read()[self::MADE] ?? null;
		if ($row?->option_value === $token) {
			update_option(
				self::OPTION,
				['token' => $token, 'sign' => $sign, 'time' => time(), 'text' => $text],
				false,
			);
		}
		return $text;
	}

	/** Makes the cached text invalid. */
	public static function forget(): void {
		delete_option(self::MADE);
	}

	/** The fingerprint of everything the text depends on, except posts and terms. */
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
