<?php
/**
 * Converts templates of another plugin to Pharos's format.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Text\Text;

/**
 * A source defines the syntax of its variables and their equivalents. Everything else is text: its markup is removed
 * and its entities are decoded once, as plugins do on output, and a "%" in it stays literal.
 */
final class Translator {
	/** Matches a "%" that Pharos's templates wouldn't treat as text: followed by a name up to another "%", or by a variable. */
	private const PERCENT = '/%(?=[a-z][a-z0-9_]*(?::[^%' . Text::SPACE . ']*)?(?:%|\z))/u';

	private const VARIABLE = '/%[a-z][a-z0-9_]*(?::[^%\s]+)?%/';

	/** Variables that always have a value on the pages that they're for. */
	private const CERTAIN = '/%(?:(?:term_)?title(?::typographic)?|site_name|author_name|page_number:always|separator|archive_date|search_query|current_[a-z_]+|published|modified|url|id)%/';

	/**
	 * @param string $pattern A regular expression that matches a variable, with its name in the group "name" and its argument in
	 *                       "argument".
	 * @param array<string, string|array<string, string>|\Closure(string, string, MappedData, string): ?string> $map
	 *       The template in Pharos's format by the source's name. A name that ends with "*" matches all with that prefix; "*" in
	 *        the template is the rest of the name, or the argument. An array: templates by TemplateContext, and for all other places under
	 *        "" (missing: empty output); null if there is no equivalent. A closure gets argument (or rest), place, $to and $field and returns a template, or null
	 *        if there is no equivalent. '' means empty output, which isn't recorded as a loss.
	 * @param bool   $keeps   Whether the source outputs unknown variables unchanged; otherwise it removes them.
	 * @param bool   $ignores_case Whether names are case-insensitive.
	 * @param bool   $collapses Whether adjacent separators, and those at the ends, are removed if there's no output between them.
	 * @param bool   $keeps_separators Whether separators stay if a variable between them is empty.
	 * @param bool   $is_plain     Whether the source outputs apparent markup as text; otherwise it is removed.
	 */
	public function __construct(
		private readonly string $pattern,
		private readonly array $map,
		private readonly bool $keeps = false,
		private readonly bool $ignores_case = false,
		private readonly bool $collapses = false,
		private readonly bool $is_plain = false,
		private readonly bool $keeps_separators = false,
	) {}

	/**
	 * @param string  $place A constant of TemplateContext.
	 * @param MappedData $to    Gets the losses.
	 * @param string  $field The name of the template, for losses.
	 */
	public function translate(
		string $template,
		string $place,
		MappedData $to,
		string $field,
	): string {
		$template = Text::utf8($template);
		preg_match_all($this->pattern, $template, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
		$result = '';
		$end = 0;
		$has_gaps = false;
		foreach ($found as $variable) {
			[$text, $start] = $variable[0];
			$result .= $this->text(substr($template, $end, $start - $end));
			$end = $start + strlen($text);
			$translation = $this->translation(
				$variable['name'][0],
				$variable['argument'][0] ?? '',
				$place,
				$to,
				$field,
			);
			if ($translation === null) {
				$to->lose('variable', $text, $field);
				$translation = $this->keeps ? $this->text($text) : '';
			}
			$result .= $translation;
			$has_gaps = $has_gaps || $translation === '';
		}
		$result = Text::collapse($result . $this->text(substr($template, $end), true));
		if ($this->keeps_separators) {
			return self::with_separators($result);
		}
		return $has_gaps && $this->collapses ? self::without_gaps($result) : $result;
	}

	/** Keeps both separators around a part that can be empty. */
	private static function with_separators(string $template): string {
		$between = '(?:(?<=\s|\A)[-–—:·•*⋆|~«»<>\/›‹](?=\s|\z)|%separator%)';
		$parts = preg_split("/($between)/u", $template, -1, PREG_SPLIT_DELIM_CAPTURE) ?: [];
		// The first and the last part have one separator only.
		for ($i = 2; $i < count($parts) - 1; $i += 2) {
			$variables = preg_replace(self::VARIABLE, '', $parts[$i]);
			$is_certain = preg_match(self::CERTAIN, $parts[$i]) === 1;
			if ($variables !== $parts[$i] && trim((string) $variables) === '' && !$is_certain) {
				$parts[$i] = preg_replace('/(\s*)\z/', '%keep%$1', $parts[$i], 1);
			}
		}
		return implode('', $parts);
	}

	/** Merges separators without a variable between them: Pharos's templates would treat these as text and keep both. */
	private static function without_gaps(string $template): string {
		$template = preg_replace('/%separator%(?: *%separator%)+/', '%separator%', $template);
		return preg_replace('/^%separator% *| *%separator%\z/', '', $template) ?? '';
	}

	/** Converts the text between variables. */
	private function text(string $text, bool $is_end = false): string {
		return $this->is_plain
			? self::escaped(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'), $is_end)
			: self::literal($text, $is_end);
	}

	/**
	 * Escapes text, so that it is literal in Pharos's templates.
	 *
	 * @param bool $is_end Whether it is the end of the template.
	 */
	public static function literal(string $text, bool $is_end = false): string {
		if (strpbrk($text, '<&%') === false) {
			return $text;
		}
		return self::escaped(self::plain($text), $is_end);
	}

	/** Escapes text without markup: apparent markup is output as text. */
	public static function escaped(string $text, bool $is_end = false): string {
		$percent = preg_replace(self::PERCENT, '%percent%', $is_end ? "$text " : $text) ?? $text;
		return $is_end ? substr($percent, 0, -1) : $percent;
	}

	/** Removes markup and entities like Text::plain(), but keeps white space at the ends. */
	private static function plain(string $text): string {
		return substr(Text::plain(".$text."), 1, -1);
	}

	/** Returns Pharos's template for a variable; null if there's no equivalent. */
	private function translation(
		string $name,
		string $argument,
		string $place,
		MappedData $to,
		string $field,
	): ?string {
		$translation =
			$this->map[$name] ?? ($this->map[$this->ignores_case ? strtolower($name) : ''] ?? null);
		if ($translation === null) {
			foreach ($this->map as $begin => $template) {
				$begin = (string) $begin;
				if (str_ends_with($begin, '*') && str_starts_with($name, substr($begin, 0, -1))) {
					$translation = $template;
					$argument = substr($name, strlen($begin) - 1);
					break;
				}
			}
		}
		if (is_array($translation)) {
			$translation = array_key_exists($place, $translation)
				? $translation[$place]
				: ($translation + ['' => ''])[''];
		}
		if ($translation instanceof \Closure) {
			return $translation($argument, $place, $to, $field);
		}
		return $translation === null || !str_contains($translation, '*')
			? $translation
			: self::with_argument($translation, $argument);
	}

	/** Returns the template with the argument; null if Pharos's templates don't support it. */
	private static function with_argument(string $template, string $argument): ?string {
		return preg_match('/^[^%' . Text::SPACE . ']+\z/u', $argument)
			? str_replace('*', $argument, $template)
			: null;
	}
}
