<?php
/**
 * Turns a template such as "%title% %separator% %site_name%" into text.
 */

declare(strict_types=1);

namespace Pharos\Template;

/**
 * The pure renderer: knows no WordPress. src/template/ (TypeScript) follows the same rules and both are tested
 * against tests/fixtures/templates.json.
 *
 * Between separators lie slots. A slot that holds nothing but variables without a value goes away together with one
 * separator, so that no page is called "- Site" or "Title - - Site".
 */
final class Template {
	/** Signs that separate when they stand alone. */
	private const SIGNS = [
		'-',
		'–',
		'—',
		':',
		'·',
		'•',
		'*',
		'⋆',
		'|',
		'~',
		'«',
		'»',
		'<',
		'>',
		'/',
		'›',
		'‹',
	];

	/** %name% or %name:argument%; any other "%" is text. */
	private const VARIABLE = '%([a-z][a-z0-9_]*)(?::([^%' . Text::SPACE . ']+))?%';

	/**
	 * @param string                         $template  Plain text with variables.
	 * @param string                         $separator What %separator% stands for.
	 * @param callable(string,string):string $value     Gets a variable's name and argument ('' without one), answers
	 *                                                  plain text, '' for an unknown name.
	 */
	public static function render(string $template, string $separator, callable $value): string {
		$template = Text::utf8($template);
		preg_match_all(
			self::pattern($separator),
			$template,
			$marks,
			PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL,
		);
		$slots = [];
		$slot = self::slot('');
		$end = 0;
		foreach ($marks as $mark) {
			[$found, $start] = $mark[0];
			self::add($slot, substr($template, $end, $start - $end));
			$end = $start + strlen($found);
			$name = $mark[1][0];
			if ($name === null || $name === 'separator') {
				$slots[] = $slot;
				$slot = self::slot($name === null ? $found : $separator);
			} else {
				self::add($slot, Text::collapse($value($name, $mark[2][0] ?? '')));
				$slot['variable'] = true;
			}
		}
		self::add($slot, substr($template, $end));
		$slots[] = $slot;
		return Text::collapse(self::join($slots));
	}

	/**
	 * Whether the template mentions one of these variables.
	 *
	 * @param string[] $names
	 */
	public static function mentions(string $template, array $names): bool {
		preg_match_all('/' . self::VARIABLE . '/u', $template, $found);
		return array_intersect($found[1] ?? [], $names) !== [];
	}

	/** Finds a variable (its name and argument captured) or a sign that stands alone. */
	private static function pattern(string $separator): string {
		$signs = array_filter([Text::collapse($separator), ...self::SIGNS], 'strlen');
		$signs = array_map(static fn(string $sign): string => preg_quote($sign, '/'), $signs);
		$no_text = '[^' . Text::SPACE . ']';
		return '/' .
			self::VARIABLE .
			"|(?<!$no_text)(?:" .
			implode('|', $signs) .
			")(?!$no_text)/u";
	}

	/** @return array{before: string, text: string, filled: bool, variable: bool} */
	private static function slot(string $before): array {
		return ['before' => $before, 'text' => '', 'filled' => false, 'variable' => false];
	}

	private static function add(array &$slot, string $text): void {
		$slot['text'] .= $text;
		$slot['filled'] = $slot['filled'] || Text::collapse($text) !== '';
	}

	/** The first slot that stays loses the separator before it, and every other one keeps its own. */
	private static function join(array $slots): string {
		$result = null;
		foreach ($slots as $slot) {
			if ($slot['filled'] || !$slot['variable']) {
				$result =
					$result === null ? $slot['text'] : $result . $slot['before'] . $slot['text'];
			}
		}
		return $result ?? '';
	}
}
