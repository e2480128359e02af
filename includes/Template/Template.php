<?php
/**
 * Renders a template such as "%title% %separator% %site_name%".
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Text\Text;

/**
 * Doesn't depend on WordPress. common/template/ (TypeScript) has the same rules; both are tested with tests/fixtures/templates.json.
 *
 * Separators divide a template into slots. A slot that only consists of variables without a value is removed together with one separator,
 * so that titles aren't "- Site" or "Title - - Site". %keep% in a slot prevents that.
 */
final class Template {
	/** Characters that are separators if surrounded by spaces, as a pattern. */
	private const SIGNS = '[-–—:·•*⋆|~«»<>\/›‹]';

	/** %name% or %name:argument%; any other "%" is text. */
	private const VARIABLE = '%([a-z][a-z0-9_]*)(?::([^%' . Text::SPACE . ']+))?%';

	/**
	 * @param string                         $template  Plain text with variables.
	 * @param string                         $separator The value of %separator%.
	 * @param callable(string,string):string $value Receives a variable's name and argument ('' without one); returns plain text, '' for an
	 *         unknown name.
	 */
	public static function render(string $template, string $separator, callable $value): string {
		// Fast path for a single variable.
		if (
			preg_match('/^' . self::VARIABLE . '\z/u', $template, $alone) === 1 &&
			$alone[1] !== 'separator'
		) {
			return Text::collapse($value($alone[1], $alone[2] ?? ''));
		}
		return self::join(self::slots($template, $separator, $value));
	}

	/**
	 * Renders the title of page 2 and up of an archive or a paginated post, with the page number. Like in WordPress, the number is placed
	 * between the title and the site name; at the end if the template begins with the site name, or has none.
	 *
	 * @param bool $is_home On the home page the site name is the title: the number follows it.
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
	 * Whether the template contains one of these variables.
	 *
	 * @param string[] $names
	 */
	public static function mentions(string $template, array $names): bool {
		preg_match_all('/' . self::VARIABLE . '/u', $template, $found);
		return array_intersect($found[1] ?? [], $names) !== [];
	}

	/** @return list<string> The variables with an argument in a text: `published:Y-m-d`. */
	public static function with_arguments(string $text): array {
		preg_match_all('/' . self::VARIABLE . '/u', $text, $found);
		$named = array_map(static fn(string $one): string => trim($one, '%'), $found[0] ?? []);
		return array_values(array_filter($named, static fn($one): bool => str_contains($one, ':')));
	}

	/** @var array<string, string> Patterns by separator. */
	private static array $patterns = [];

	/** Matches a variable (with its name and argument captured) or a separator character surrounded by spaces. */
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

	/** The first remaining slot loses the separator before it; all others keep theirs. */
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
