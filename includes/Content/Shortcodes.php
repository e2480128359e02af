<?php
/**
 * Removes content enclosed by registered shortcodes: only their callbacks decide which visitors may read it.
 */

declare(strict_types=1);

namespace Pharos\Content;

/** Works like WordPress's strip_shortcodes(), except for containers of page builders. The same rule is in src/object-seo/shortcodes.ts. */
final class Shortcodes {
	/** WordPress's media shortcodes: their content is public, and sitemaps include it. */
	public const MEDIA = [
		'audio',
		'caption',
		'embed',
		'gallery',
		'playlist',
		'video',
		'wp_caption',
	];

	/** Attributes with which builders hide the content of a container or make it depend on the visitor. */
	private const CONDITION = '/[\w-]*(?:condition|logic|logged|member|restrict|user_?role)[\w-]*\s*=\s*(["\'])(?!\1|none\1|\[\]\1|W10=\1)|\b(?:disable_element\s*=\s*["\']?(?:yes|true|1)|disabled\s*=\s*["\']?(?:on|yes|true|1)|disabled_on\s*=\s*["\']on\|on\|on|visibility\s*=\s*["\']?hidden|status\s*=\s*["\']?(?:draft|published_until|publish_after))/i';

	/**
	 * Returns the text without the tags of these shortcodes and the content they enclose. Tags of other shortcodes, and
	 * escaped ones ("[[gallery]]"), stay unchanged.
	 *
	 * @param list<string> $except Names of further shortcodes to keep.
	 */
	public static function without(string $text, array $except = []): string {
		$names = array_diff(self::registered($text), $except);
		if ($names === []) {
			return $text;
		}
		$quoted = array_map(static fn(string $name): string => preg_quote($name, '/'), $names);
		$pattern = '/\[(' . implode('|', $quoted) . ')(?![\w-])([^\]]*+)\]/';
		$containers = new Containers();
		$unclosed = [];
		$visible = '';
		$end = 0;
		$at = 0;
		while (preg_match($pattern, $text, $found, PREG_OFFSET_CAPTURE, $at) === 1) {
			[[$tag, $start], [$name], [$attributes]] = $found;
			$at = $start + strlen($tag);
			if ($containers->has($name) && preg_match(self::CONDITION, $attributes) !== 1) {
				continue;
			}
			if (!str_ends_with($attributes, '/') && !isset($unclosed[$name])) {
				$close = strpos($text, "[/$name]", $at);
				$at = $close === false ? $at : $close + strlen("[/$name]");
				// Not searched for again: a long text may have thousands of them.
				$close === false && ($unclosed[$name] = true);
			}
			$is_shown = $start > 0 && $text[$start - 1] === '[' && ($text[$at] ?? '') === ']';
			if (!$is_shown) {
				$visible .= substr($text, $end, $start - $end);
				$end = $at;
			}
		}
		return $visible . substr($text, $end);
	}

	/** @return list<string> The shortcodes whose enclosed text is removed: for previews in the browser. */
	public static function enclosing(): array {
		global $shortcode_tags;
		$containers = new Containers();
		return array_values(
			array_filter(
				array_map(strval(...), array_keys((array) $shortcode_tags)),
				static fn(string $name): bool => !$containers->has($name),
			),
		);
	}

	/** @return list<string> The shortcodes in the text that WordPress strips from excerpts. */
	private static function registered(string $text): array {
		global $shortcode_tags;
		if (
			!is_array($shortcode_tags) ||
			!str_contains($text, '[') ||
			!preg_match_all('/\[([^<>&\/\[\]\x00-\x20=]++)/', $text, $found)
		) {
			return [];
		}
		/** This filter is documented in wp-includes/shortcodes.php. */
		$names = apply_filters('strip_shortcodes_tagnames', array_keys($shortcode_tags), $text);
		return is_array($names) ? array_intersect(array_map(strval(...), $names), $found[1]) : [];
	}
}
