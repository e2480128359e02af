<?php
/**
 * Removes content enclosed by registered shortcodes: only their callbacks decide which visitors may read it.
 */

declare(strict_types=1);

namespace Pharos\Text;

/** Works like WordPress's strip_shortcodes(), except for containers of page builders. The same rule is in src/object-seo/prose/shortcodes.ts. */
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

	/** A comment, or a tag: WordPress doesn't split tags at ">" in quotes. */
	private const ELEMENT = '/<!--(?:[^-]++|-(?!->))*+(?:-->)?|<\/?[a-z][^>]*+>/i';

	/**
	 * Returns the text without the tags of these shortcodes and the content they enclose. Tags of other shortcodes, and
	 * escaped ones ("[[gallery]]"), stay unchanged.
	 *
	 * @param list<string> $except Names of further shortcodes to keep.
	 */
	public static function without(string $text, array $except = []): string {
		$names = array_diff(self::registered($text), $except);
		return $names === [] ? $text : self::stripped($text, $names);
	}

	/** @param string[] $names */
	private static function stripped(string $text, array $names): string {
		// As in WordPress: a shortcode in an attribute ends in its tag, and none is in a comment.
		$text = self::in_elements(
			$text,
			static fn(string $element): string => str_starts_with($element, '<!--')
				? $element
				: self::stripped_outside($element, $element, $names),
		);
		$covered = self::in_elements(
			$text,
			static fn(string $element): string => strtr($element, '[]', "\x01\x01"),
		);
		return self::stripped_outside($text, $covered, $names);
	}

	/** @param \Closure(string): string $change Applied to tags and comments that contain brackets. */
	private static function in_elements(string $text, \Closure $change): string {
		$one = static fn(array $found): string => str_contains($found[0], '[') ||
		str_contains($found[0], ']')
			? $change($found[0])
			: $found[0];
		return str_contains($text, '<')
			? preg_replace_callback(self::ELEMENT, $one, $text) ?? $text
			: $text;
	}

	/**
	 * @param string   $covered The text with other characters for brackets that don't belong to shortcodes; of the same length.
	 * @param string[] $names
	 */
	private static function stripped_outside(string $text, string $covered, array $names): string {
		$quoted = array_map(static fn(string $name): string => preg_quote($name, '/'), $names);
		$pattern = '/\[(' . implode('|', $quoted) . ')(?![\w-])([^\]]*+)\]/';
		$containers = new Containers();
		$unclosed = [];
		$visible = '';
		$end = 0;
		$at = 0;
		while (preg_match($pattern, $covered, $found, PREG_OFFSET_CAPTURE, $at) === 1) {
			[[$tag, $start], [$name], [$attributes]] = $found;
			$at = $start + strlen($tag);
			if ($containers->has($name) && preg_match(self::CONDITION, $attributes) !== 1) {
				continue;
			}
			if (!str_ends_with($attributes, '/') && !isset($unclosed[$name])) {
				$close = strpos($covered, "[/$name]", $at);
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

	/**
	 * Returns the tags of registered shortcodes in a removed part of a text, without attributes: those before and after it may belong
	 * together with them.
	 */
	public static function tags(string $text): string {
		preg_match_all(
			'/\[(\/?)([^<>&\/\[\]\x00-\x20=]++)(?:\s[^\]<>]*+)?(?<!\/)\]/',
			$text,
			$found,
			PREG_SET_ORDER,
		);
		$tags = '';
		foreach ($found as [, $slash, $name]) {
			$is_kept = shortcode_exists($name) && !in_array($name, self::MEDIA, true);
			$tags .= $is_kept ? "[$slash$name]" : '';
		}
		return $tags;
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
