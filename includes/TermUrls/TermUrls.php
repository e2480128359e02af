<?php
/**
 * URLs of terms without the base of their taxonomy: /tea/ instead of /category/tea/.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Settings\Settings;
use WP_Taxonomy;
use WP_Term;

/**
 * The setting `term_urls_without_base` determines the taxonomies without a base. A term whose URL is already used, such as by a page, keeps
 * the base (Clashes).
 */
final class TermUrls {
	public const SETTING = 'term_urls_without_base';

	/**
	 * An autoloaded option, which exists since the setting was first turned on:
	 *
	 * - `applied`: the value of the setting when the rewrite rules were last flushed;
	 * - `ever`: all taxonomies that ever had no base: their former URLs keep redirecting;
	 * - `clashes`: ids of the terms that keep the base.
	 */
	public const OPTION = 'pharos_term_urls';

	public function __construct(private readonly Settings $settings) {}

	/** Whether the setting was ever turned on for this site. Called on every request: only uses autoloaded options. */
	public static function is_used(): bool {
		return isset(wp_load_alloptions()[self::OPTION]);
	}

	/** @return array{applied: list<string>, ever: list<string>, clashes: list<int>} */
	public static function state(): array {
		$stored = self::is_used() ? get_option(self::OPTION) : [];
		return (is_array($stored) ? $stored : []) + [
			'applied' => [],
			'ever' => [],
			'clashes' => [],
		];
	}

	/**
	 * The removable base of a taxonomy's URLs, such as "category"; '' if there is none: the taxonomy isn't hierarchical or has no pretty
	 * permalinks, or its URLs begin with the term.
	 */
	public static function base(WP_Taxonomy $taxonomy): string {
		global $wp_rewrite;
		$base = trim((string) ($taxonomy->rewrite['slug'] ?? ''), '/');
		$struct = (string) $wp_rewrite->get_extra_permastruct($taxonomy->name);
		return $taxonomy->hierarchical &&
			$base !== '' &&
			str_contains($struct, "/$base/%{$taxonomy->name}%")
			? $base
			: '';
	}

	/** @return array<string, WP_Taxonomy> Taxonomies without a base, by name. */
	public function taxonomies(): array {
		$taxonomies = array_filter(array_map('get_taxonomy', $this->settings->get(self::SETTING)));
		return array_filter(
			array_combine(array_column($taxonomies, 'name'), $taxonomies),
			static fn(WP_Taxonomy $taxonomy): bool => self::base($taxonomy) !== '',
		);
	}

	/** The permalink structure of a taxonomy without its base: "/blog/%category%". */
	public static function struct(WP_Taxonomy $taxonomy): string {
		global $wp_rewrite;
		return self::without_base(
			(string) $wp_rewrite->get_extra_permastruct($taxonomy->name),
			$taxonomy,
		);
	}

	/** On `pre_term_link`. */
	public function link_struct(string $struct, WP_Term $term): string {
		$taxonomy = in_array($term->taxonomy, $this->settings->get(self::SETTING), true)
			? get_taxonomy($term->taxonomy)
			: false;
		return $taxonomy &&
			self::base($taxonomy) !== '' &&
			!in_array($term->term_id, self::state()['clashes'], true)
			? self::without_base($struct, $taxonomy)
			: $struct;
	}

	/** The URL of a term with the base instead of without it, or the other way round; '' if its taxonomy has never been without. */
	public static function other(string $url, WP_Taxonomy $taxonomy): string {
		$base = self::base($taxonomy);
		if ($base === '' || !in_array($taxonomy->name, self::state()['ever'], true)) {
			return '';
		}
		$front = home_url(strstr(self::struct($taxonomy), '%', true) ?: '/');
		$path = str_starts_with($url, $front) ? substr($url, strlen($front)) : '';
		return match (true) {
			$path === '' => '',
			str_starts_with($path, "$base/") => $front . substr($path, strlen("$base/")),
			default => "$front$base/$path",
		};
	}

	private static function without_base(string $struct, WP_Taxonomy $taxonomy): string {
		$token = "%{$taxonomy->name}%";
		return str_replace('/' . self::base($taxonomy) . "/$token", "/$token", $struct);
	}
}
