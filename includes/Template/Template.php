<?php
/**
 * Turns a template such as "%title% %separator% %site_name%" into text.
 */

declare(strict_types=1);

namespace Pharos\Template;

/**
 * The pure renderer: knows no WordPress. common/template/ (TypeScript) follows the same rules and both are tested
 * against tests/fixtures/templates.json.
 *
 * Between separators lie slots. A slot that holds nothing but variables without a value goes away together with one
 * separator, so that no page is called "- Site" or "Title - - Site". %keep% in it prevents that.
 */
final class Template {
	/** Signs that separate when they stand alone, for a pattern. */
	private const SIGNS = '[-–—:·•*⋆|~«»<>\/›‹]';

	/** %name% or %name:argument%; any other "%" is text. */
	private const VARIABLE = '%([a-z][a-z0-9_]*)(?::([^%' . Text::SPACE . ']+))?%';

	/**
	 * @param string                         $template  Plain text with variables.
	 * @param string                         $separator What %separator% stands for.
	 * @param callable(string,string):string $value     Gets a variable's name and argument ('' without one), answers
	 *                                                  plain text, '' for an unknown name.
	 */
	public static function render(string $template, string $separator, callable $value): string {
		// Nothing but one variable: there is nothing to divide.
		if (
			preg_match('/^' . self::VARIABLE . '\z/u', $template, $alone) === 1 &&
			$alone[1] !== 'separator'
		) {
			return Text::collapse($value($alone[1], $alone[2] ?? ''));
		}
		return self::join(self::slots($template, $separator, $value));
	}

	/**
	 * The title of a later page of a list or of a divided post: what render() makes of the template, and which page it is.
	 * As WordPress has it, that stands between the title and the name of the site; at the end where the template begins
	 * with the site's name, or has none.
	 *
	 * @param bool $is_home On the home page that is what the page is called: the number follows it there.
	 */
	public static function render_later_page(
		string $template,
		string $separator,
		callable $value,
		bool $is_home,
	): string {
		$slots = self::slots($template, $separator, $value);
		$place = count($slots);
		$has_begun = false;
		foreach ($slots as $i => $slot) {
			if ($slot['site'] && $has_begun) {
				$place = $i;
			} elseif ($slot['site'] && $is_home) {
				$place = $i + 1;
			}
			$has_begun = $has_begun || $slot['filled'];
		}
		$page = self::slot($slots[$place]['before'] ?? " $separator");
		self::add($page, ' ' . $value('page', '') . ' ');
		array_splice($slots, $place, 0, [$page]);
		return self::join($slots);
	}

	/** @return list<array{before: string, text: string, filled: bool, variable: bool, site: bool}> */
	private static function slots(string $template, string $separator, callable $value): array {
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
			} elseif ($name === 'keep') {
				$slot['filled'] = true;
			} else {
				self::add($slot, Text::collapse($value($name, $mark[2][0] ?? '')));
				$slot['variable'] = true;
				$slot['site'] = $slot['site'] || $name === 'site_name';
			}
		}
		self::add($slot, substr($template, $end));
		return [...$slots, $slot];
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

	/** @return list<string> The variables that a text mentions with an argument: `published:Y-m-d`. */
	public static function with_arguments(string $text): array {
		preg_match_all('/' . self::VARIABLE . '/u', $text, $found);
		$named = array_map(static fn(string $one): string => trim($one, '%'), $found[0] ?? []);
		return array_values(array_filter($named, static fn($one): bool => str_contains($one, ':')));
	}

	/** @var array<string, string> By separator. */
	private static array $patterns = [];

	/** Finds a variable (its name and argument captured) or a sign that stands alone. */
	private static function pattern(string $separator): string {
		return self::$patterns[$separator] ??= self::compiled($separator);
	}

	private static function compiled(string $separator): string {
		$sign = preg_quote(Text::collapse($separator), '/');
		$signs = $sign === '' ? self::SIGNS : "(?:$sign|" . self::SIGNS . ')';
		$no_text = '[^' . Text::SPACE . ']';
		return '/' . self::VARIABLE . "|(?<!$no_text)$signs(?!$no_text)/u";
	}

	/** @return array{before: string, text: string, filled: bool, variable: bool, site: bool} */
	private static function slot(string $before): array {
		return [
			'before' => $before,
			'text' => '',
			'filled' => false,
			'variable' => false,
			'site' => false,
		];
	}

	private static function add(array &$slot, string $text): void {
		$slot['text'] .= $text;
		$slot['filled'] = $slot['filled'] || ($text !== '' && Text::collapse($text) !== '');
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
		return Text::collapse($result ?? '');
	}
}
