<?php
/**
 * The style sheet of sitemaps for browsers.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Text\Text;

/** In the language and text direction of the site. Search engines ignore it. */
final class Stylesheet {
	/** An XSLT 1.0 style sheet for sitemap indexes and sitemaps, which converts them to HTML. */
	public static function xsl(): string {
		$heading = self::heading();
		$texts = [
			'lang' => get_bloginfo('language'),
			'dir' => is_rtl() ? 'rtl' : 'ltr',
			'home' => home_url('/'),
			'site' => Text::plain((string) get_option('blogname')),
			'heading' => $heading,
			'intro' => __(
				'This XML sitemap is for search engines: it lists the pages of this site and when they were last modified.',
				'pharos-seo',
			),
			'address' => __('URL', 'pharos-seo'),
			'title' => __('Title', 'pharos-seo'),
			'images' => __('Images', 'pharos-seo'),
			'videos' => __('Videos', 'pharos-seo'),
			'changed' => __('Last modified', 'pharos-seo'),
			// The number follows the label: its plural form can't be determined in advance.
			'count_sitemaps' => __('Sitemaps:', 'pharos-seo') . ' ',
			'count_addresses' => __('URLs:', 'pharos-seo') . ' ',
			'css' => self::asset('sitemap.css'),
		];
		$values = [];
		foreach ([...$texts, ...self::number_format()] as $name => $text) {
			$values["%$name%"] = self::escape($text);
		}
		return strtr(self::asset('sitemap.xsl'), $values);
	}

	/** A CSS style sheet for browsers without XSLT: lists the URLs. */
	public static function css(): string {
		return sprintf(
			"%s\n:root { direction: %s; }\n:root::before { content: %s; }\n",
			self::asset('sitemap-plain.css'),
			is_rtl() ? 'rtl' : 'ltr',
			// JSON strings are valid CSS strings, except for escaped characters.
			wp_json_encode(
				Text::plain(self::heading()),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES,
			),
		);
	}

	private static function heading(): string {
		return __('XML Sitemap', 'pharos-seo');
	}

	/** @return array{decimal: string, grouping: string, number: string} In XSLT both separators are one character, and must differ. */
	private static function number_format(): array {
		global $wp_locale;
		$mark = static fn(string $name): string => self::first(
			html_entity_decode(
				(string) ($wp_locale->number_format[$name] ?? ''),
				ENT_QUOTES,
				'UTF-8',
			),
		);
		$grouping = $mark('thousands_sep');
		$decimal = $mark('decimal_point') ?: '.';
		$has_groups = $grouping !== '' && $grouping !== $decimal;
		return [
			'decimal' => $decimal,
			'grouping' => $has_groups ? $grouping : ($decimal === ',' ? '.' : ','),
			'number' => $has_groups ? "#{$grouping}##0" : '0',
		];
	}

	/** The first character, unless it has a special meaning in a quoted pattern. */
	private static function first(string $text): string {
		$text = str_replace("'", '’', $text);
		return preg_match('/^[^\d#;%‰"{}-]/u', $text, $match) ? $match[0] : '';
	}

	/** Escapes text for XML or its attributes, and removes characters that are invalid in XML. */
	private static function escape(string $text): string {
		$text = (string) preg_replace(
			'/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]/u',
			'',
			Text::utf8($text),
		);
		return htmlspecialchars($text, ENT_QUOTES | ENT_XML1, 'UTF-8');
	}

	private static function asset(string $name): string {
		return (string) file_get_contents(dirname(PHAROS_FILE) . "/assets/$name");
	}
}
