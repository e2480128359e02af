<?php
/**
 * Finds elements and shortcodes in the content of a post.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\Restriction;
use Pharos\Text\Shortcodes;

/**
 * Uses a single pass of one pattern, because a page of a sitemap reads the content of a thousand posts. It follows the browser's rules for
 * the boundaries of elements: comments, quotes, and raw text elements.
 *
 * Unclosed elements last to the end of the content, as in a browser. So nothing is tried twice, and the time is linear in the length of the
 * content, even for malicious content.
 */
final class Markup {
	/** Ends a pattern for parts to skip: the search continues after them. */
	private const PASSED_OVER = '(*SKIP)(*FAIL)';

	/** The rest of a tag after the element's name. An unclosed tag isn't a tag, and nothing follows it. */
	private const REST =
		'(?:[^=>]++|=\s*+(?:"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z)|[^\s>]*+))*+(?:>|\z' .
		self::PASSED_OVER .
		')';

	/** The rest of a comment after its "<!--". */
	public const COMMENT = '(?:-?>|[^-]*+(?:-(?!-!?>)[^-]*+)*+(?:--!?>|\z))';

	/** Elements whose content is raw text. */
	private const RAW = 'script|style|textarea|title|template|iframe|xmp|noembed|noframes';

	/** A raw text element with its content. */
	private const RAW_ELEMENT =
		'<(' . self::RAW . ')(?=[\s/>])' . self::REST . '[^<]*+(?:<(?!/\1[\s/>])[^<]*+)*+';

	/** Removes content that isn't shown to every visitor: the content of plugins' blocks and shortcodes that decide what to show. */
	public static function of_visitors(string $content): string {
		return Shortcodes::without(Restriction::visible_content($content), Shortcodes::MEDIA);
	}

	/**
	 * The tags of some elements, and shortcodes, in the order of the content; also all raw text elements. Empty if the content exceeds the
	 * limits of PCRE.
	 *
	 * @param string $elements   Names, as a pattern without capturing groups, such as "img|/?video".
	 * @param string $shortcodes Names of shortcodes, as a pattern.
	 * @param string $more       Another pattern, tried before all others. Must fail fast.
	 * @return list<string>
	 */
	public static function tokens(
		string $html,
		string $elements,
		string $shortcodes = '',
		string $more = '',
	): array {
		$patterns = [
			$more,
			'<!--' . self::COMMENT . self::PASSED_OVER,
			'<[!?][^>]*+' . self::PASSED_OVER,
			self::RAW_ELEMENT,
			"<(?!(?:$elements)[\s/>])/?[a-z]" . self::REST . self::PASSED_OVER,
			'</?[a-z]' . self::REST,
			// "[[gallery]]" displays the shortcode as text.
			$shortcodes === '' ? '' : "(?<!\[)\[(?-i:$shortcodes)(?![\w-])[^][<]*+\](?!\])",
		];
		preg_match_all('~' . implode('|', array_filter($patterns)) . '~i', $html, $found);
		return preg_last_error() === PREG_NO_ERROR ? $found[0] : [];
	}

	/** The name of a token: "img", "/video"; of a shortcode "[gallery"; '' for others. */
	public static function name(string $token): string {
		return preg_match('~^(?:<(/?[a-z][^\s/>]*+)|(\[[\w-]++))~i', $token, $found) === 1
			? strtolower($found[1] . ($found[2] ?? ''))
			: '';
	}

	/**
	 * The attributes of a tag or shortcode: unescaped values by lowercase name.
	 *
	 * @return array<string, string>
	 */
	public static function attributes(string $token): array {
		preg_match_all(
			'~(?:^[<\[][^\s/>\]]++|\G(?!\A))[\s/]*+([^\s/>\]][^\s/>\]=]*+)(?:\s*+=\s*+(?|"([^"]*+)"|\'([^\']*+)\'|([^\s>\]]*+)))?+~',
			$token,
			$found,
			PREG_SET_ORDER,
		);
		$attributes = [];
		foreach ($found as $attribute) {
			// Like in browsers, the first of several attributes with the same name is used.
			$attributes += [
				strtolower($attribute[1]) => html_entity_decode(
					$attribute[2] ?? '',
					ENT_QUOTES | ENT_HTML5,
					'UTF-8',
				),
			];
		}
		return $attributes;
	}
}
