<?php
/**
 * Detects WordPress's default tagline.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Core\Utf8;
use Pharos\Text\Text;
use WP_Translation_File;

/**
 * WordPress sets it in the language of the installation, which can differ from the current one: the translations of all
 * installed languages are checked, and known defaults of languages whose files may be missing.
 */
final class Tagline {
	private const ENGLISH = 'Just another WordPress site';

	/** Defaults of earlier versions and of translations, which have changed over time. */
	private const KNOWN = [
		self::ENGLISH,
		'Just another WordPress weblog',
		'Just another WordPress blog',
		'My WordPress Blog',
		'Eine weitere WordPress-Website',
		'Eine weitere WordPress-Site',
		'Eine weitere WordPress-Seite',
		'Ein weiterer WordPress-Blog',
		'Ein weiteres WordPress-Blog',
		'Un site utilisant WordPress',
		'Un site WordPress utilisant WordPress',
		'Just another WordPress site - Un site utilisant WordPress',
		'Encore un site WordPress',
		'Otro sitio realizado con WordPress',
		'Otro sitio de WordPress',
		'Otro sitio más de WordPress',
		'Un altro sito WordPress',
		'Un nuovo sito targato WordPress',
		'Un nuovo sito WordPress',
		'En nog een WordPress site',
		'En nog een WordPress-site',
		'Weer een WordPress site',
		'Só mais um site WordPress',
		'Mais um site WordPress',
		'Um site WordPress',
		'Ещё один сайт на WordPress',
		'Ще один сайт на WordPress',
		'Kolejna witryna oparta na WordPressie',
		'Kolejna witryna WordPress',
		'又一个WordPress站点',
		'又一個 WordPress 網站',
		'又一個WordPress網站',
		'もう一つの WordPress サイト',
		'또 하나의 워드프레스 사이트',
		'또 다른 워드프레스 사이트',
		'Ännu en WordPress-webbplats',
		'Endnu en WordPress-blog',
		'Endnu et WordPress-websted',
		'Nok et WordPress-nettsted',
		'Enda et WordPress-nettsted',
		'Uusi WordPress-sivusto',
		'Další web používající WordPress',
		'Ďalšia WordPress stránka',
		'Egy újabb WordPress honlap',
		'Egy újabb WordPress-honlap',
		'Doar un alt sit WordPress',
		'Bir başka WordPress sitesi',
		'Ένας ακόμα ιστότοπος WordPress',
		'Ακόμα ένας ιστότοπος WordPress',
		'עוד אתר וורדפרס',
		'אתר וורדפרס חדש',
		'ليس مجرد موقع ووردبريس آخر',
		'موقع ووردبريس آخر',
		'یک سایت دیگر با وردپرس',
		'Một trang web mới sử dụng WordPress',
		'Situs WordPress lainnya',
		'Un altre lloc gestionat amb el WordPress',
		'Beste WordPress gune bat',
		'Samo još jedno WordPress mjesto',
		'Još jedan WordPress sajt',
		'Још један Вордпрес сајт',
		'Поредният сайт с WordPress',
	];

	public static function is_default(string $tagline): bool {
		return in_array(self::bare($tagline), array_map(self::bare(...), self::all()), true);
	}

	/** @return list<string> */
	private static function all(): array {
		$all = self::KNOWN;
		foreach (array_unique([get_locale(), ...get_available_languages()]) as $locale) {
			// The file that contains the text depends on the WordPress version.
			array_push($all, ...self::in_file("admin-$locale"), ...self::in_file($locale));
		}
		if (is_multisite()) {
			$all[] = sprintf('Just another %s site', (string) get_network()?->site_name);
		}
		return $all;
	}

	/** @return list<string> */
	private static function in_file(string $name): array {
		foreach (['l10n.php', 'mo'] as $ending) {
			$file = WP_LANG_DIR . "/$name.$ending";
			$translations = is_file($file) ? WP_Translation_File::create($file) : false;
			if ($translations) {
				$text = $translations->translate(self::ENGLISH);
				return is_string($text) && $text !== '' ? [$text] : [];
			}
		}
		return [];
	}

	/** Returns the text without punctuation at its end. */
	private static function bare(string $text): string {
		return rtrim(Utf8::lower(Text::plain($text)), '.!… ');
	}
}
