<?php
/**
 * Plugins that show a site in several languages.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;
use WP_Term;
use WP_User;

/** By their public functions: Polylang, WPML, TranslatePress, qTranslate. */
final class Languages {
	/** The home page in the language of the page. All but Polylang filter home_url() for it. */
	public static function home(): string {
		$url = function_exists('pll_home_url') ? (string) pll_home_url() : '';
		return $url === '' ? home_url('/') : $url;
	}

	/** The URL of searches in the language of the page: with Polylang, a static home page is at another URL. */
	public static function search(): string {
		$language = function_exists('PLL') ? PLL()->curlang ?? null : null;
		return is_object($language) && is_callable([$language, 'get_search_url'])
			? (string) $language->get_search_url()
			: self::home();
	}

	/**
	 * The home pages of the languages that have posts of their own, that of the default language first.
	 *
	 * @return list<string> One, if there are none.
	 */
	public static function homes(): array {
		$home = home_url('/');
		$homes = match (true) {
			function_exists('pll_home_url') => array_map(
				static fn(string $language): string => (string) pll_home_url($language),
				self::of_polylang(),
			),
			defined('ICL_SITEPRESS_VERSION') => array_map(
				static fn(string $one): string => (string) apply_filters(
					'wpml_permalink',
					$home,
					$one,
				),
				array_keys((array) apply_filters('wpml_active_languages', null)),
			),
			default => [],
		};
		return array_values(array_unique(array_filter($homes))) ?: [$home];
	}

	/**
	 * The URLs of an archive of a post type or an author in all languages in which it has posts.
	 *
	 * @return list<string> Of Polylang; otherwise the given one.
	 */
	public static function of_archive(string $url, string $type, int $author = 0): array {
		return function_exists('PLL') ? PolylangArchives::urls($url, $type, $author) : [$url];
	}

	/**
	 * The URLs of a page in other languages, if all languages are views of the same post: those of its translations are entries themselves.
	 *
	 * @return list<string>
	 */
	public static function versions(string $url): array {
		$versions = match (true) {
			class_exists('TRP_Translate_Press', false) => self::of_translate_press($url),
			function_exists('qtranxf_convertURL') => array_map(
				static fn(string $one): string => (string) qtranxf_convertURL($url, $one),
				array_values((array) qtranxf_getSortedLanguages()),
			),
			default => [],
		};
		return array_values(array_diff(array_unique(array_filter($versions)), [$url]));
	}

	/**
	 * The languages in which the page is shown besides its own.
	 *
	 * @return list<string> Locales, such as "de_DE".
	 */
	public static function alternatives(): array {
		$locales = match (true) {
			function_exists('pll_the_languages') => array_column(
				(array) pll_the_languages([
					'raw' => 1,
					'hide_current' => 1,
					'hide_if_no_translation' => 1,
				]),
				'locale',
			),
			defined('ICL_SITEPRESS_VERSION') => array_column(
				(array) apply_filters('wpml_active_languages', null, ['skip_missing' => 1]),
				'default_locale',
			),
			class_exists('TRP_Translate_Press', false) => self::published(),
			function_exists('qtranxf_getSortedLanguages') => array_map(
				static fn(string $one): string => (string) ($GLOBALS['q_config']['locale'][$one] ??
					''),
				array_values((array) qtranxf_getSortedLanguages()),
			),
			default => [],
		};
		return array_map(
			static fn(string $locale): string => strtr($locale, '-', '_'),
			array_values(array_filter($locales, 'is_string')),
		);
	}

	/** The locale of a post or term, such as "de_DE"; that of the site without a plugin for languages, and for authors. */
	public static function of_object(WP_Post|WP_Term|WP_User $object): string {
		$id = $object instanceof WP_Term ? $object->term_id : $object->ID;
		$locale = match (true) {
			$object instanceof WP_User => '',
			function_exists('pll_get_post_language') => $object instanceof WP_Post
				? pll_get_post_language($id, 'locale')
				: pll_get_term_language($id, 'locale'),
			defined('ICL_SITEPRESS_VERSION') => self::of_wpml($object),
			default => '',
		};
		return is_string($locale) && $locale !== '' ? $locale : get_locale();
	}

	/** The part in the current language of a text that has all of them, as qTranslate stores texts: "[:en]Tea[:de]Tee[:]". */
	public static function current(string $text): string {
		if (preg_match('/\[:[a-z]{2}\]/', $text) !== 1) {
			return $text;
		}
		$shown = apply_filters('translate_text', $text);
		if (is_string($shown) && $shown !== $text) {
			return $shown;
		}
		// Without qTranslate: the first one.
		preg_match('/\[:[a-z]{2}\](.*?)(?=\[:(?:[a-z]{2})?\]|\z)/s', $text, $found);
		return $found[1] ?? $text;
	}

	private static function of_wpml(WP_Post|WP_Term $object): string {
		$code = apply_filters('wpml_element_language_code', null, [
			'element_id' => $object instanceof WP_Post ? $object->ID : $object->term_taxonomy_id,
			'element_type' => $object instanceof WP_Post ? $object->post_type : $object->taxonomy,
		]);
		$languages = (array) apply_filters('wpml_active_languages', null);
		return is_string($code) ? (string) ($languages[$code]['default_locale'] ?? '') : '';
	}

	/** @return list<string> */
	private static function of_translate_press(string $url): array {
		$converter = \TRP_Translate_Press::get_trp_instance()->get_component('url_converter');
		// In the request of a sitemap, TranslatePress takes a URL without path for that of the sitemap: asked for a page below.
		$is_home = untrailingslashit($url) === untrailingslashit((string) get_option('home'));
		$below = $is_home ? '-/' : '';
		$url = $is_home ? trailingslashit($url) : $url;
		$of = static fn(string $one): string => (string) $converter->get_url_for_language(
			$one,
			$url . $below,
			'',
		);
		return array_map(
			static fn(string $one): string => substr($of($one), 0, -strlen($below) ?: null),
			self::published(),
		);
	}

	/** @return list<string> Locales of TranslatePress that visitors can select. */
	private static function published(): array {
		$settings = \TRP_Translate_Press::get_trp_instance()
			->get_component('settings')
			->get_settings();
		return array_values(
			array_filter((array) ($settings['publish-languages'] ?? []), 'is_string'),
		);
	}

	/** @return list<string> Languages by their short names, the default one first. */
	public static function of_polylang(): array {
		$all = [(string) pll_default_language(), ...array_values((array) pll_languages_list())];
		return array_values(array_unique(array_filter($all)));
	}
}
