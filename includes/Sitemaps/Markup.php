<?php
/**
 * Finds elements and shortcodes in the content of a post.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Content\HiddenBlocks;
use Pharos\Content\Shortcodes;

/**
 * One pass of one pattern, because a page of a sitemap reads the content of a thousand posts. It knows what a browser knows about
 * where elements begin and end: comments, quotes, and elements whose inside is text.
 *
 * Whatever is not closed lasts to the end of the content, as in a browser. So nothing is tried twice, and the time grows with
 * the length of the content only, whoever wrote it.
 */
final class Markup {
	/** Ends a pattern for what is not looked for: the search goes on behind it. */
	private const PASSED_OVER = '(*SKIP)(*FAIL)';

	/** What follows the name of an element in its tag. A tag that is not closed is none, and nothing comes after it. */
	private const REST =
		'(?:[^=>]++|=\s*+(?:"[^"]*+(?:"|\z)|\'[^\']*+(?:\'|\z)|[^\s>]*+))*+(?:>|\z' .
		self::PASSED_OVER .
		')';

	/** What follows the "<!--" of a comment. */
	public const COMMENT = '(?:-?>|[^-]*+(?:-(?!-!?>)[^-]*+)*+(?:--!?>|\z))';

	/** Their inside is no markup. */
	private const RAW = 'script|style|textarea|title|template|iframe|xmp|noembed|noframes';

	/** The element with its inside. */
	private const RAW_ELEMENT =
		'<(' . self::RAW . ')(?=[\s/>])' . self::REST . '[^<]*+(?:<(?!/\1[\s/>])[^<]*+)*+';

	/** Content without what not every visitor gets to see: what a block or a shortcode of a plugin decides to show is left out. */
	public static function of_visitors(string $content): string {
		return Shortcodes::without(HiddenBlocks::without($content), Shortcodes::MEDIA);
	}

	/**
	 * The tags of some elements, and shortcodes, in the order of the content; all those whose inside is text, too. Nothing when
	 * the content is more than the engine can do.
	 *
	 * @param string $elements   Names as a pattern that captures nothing, such as "img|/?video".
	 * @param string $shortcodes The same.
	 * @param string $more       Another pattern to look for, which comes before all others. Must not look far ahead in vain.
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
			// "[[gallery]]" is how a text shows a shortcode to its readers.
			$shortcodes === '' ? '' : "(?<!\[)\[(?-i:$shortcodes)(?![\w-])[^][<]*+\](?!\])",
		];
		preg_match_all('~' . implode('|', array_filter($patterns)) . '~i', $html, $found);
		return preg_last_error() === PREG_NO_ERROR ? $found[0] : [];
	}

	/** What a token is called: "img", "/video"; of a shortcode "[gallery"; '' for anything else. */
	public static function name(string $token): string {
		return preg_match('~^(?:<(/?[a-z][^\s/>]*+)|(\[[\w-]++))~i', $token, $found) === 1
			? strtolower($found[1] . ($found[2] ?? ''))
			: '';
	}

	/**
	 * The attributes of a tag or shortcode: plain values by names in lower case.
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
			// As in a browser, the first one counts.
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
