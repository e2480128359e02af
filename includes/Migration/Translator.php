<?php
/**
 * Turns the templates of another plugin into ours.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Template\Text;

/**
 * A source says how its variables are written and what each is called here. All else is text: its markup goes and its
 * entities are decoded once, as plugins do when they print, and a "%" in it stays one.
 */
final class Translator {
	/** What a "%" must not be followed by in our templates to be text: a name up to another "%", or to a variable that follows. */
	private const PERCENT = '/%(?=[a-z][a-z0-9_]*(?::[^%' . Text::SPACE . ']*)?(?:%|\z))/u';

	private const VARIABLE = '/%[a-z][a-z0-9_]*(?::[^%\s]+)?%/';

	/** Variables that always have a value on the pages that they are for. */
	private const CERTAIN = '/%(?:(?:term_)?title(?::typographic)?|site_name|author_name|page_number:always|separator|archive_date|search_query|current_[a-z_]+|published|modified|url|id)%/';

	/**
	 * @param string $pattern A regular expression that finds a variable, its name in the group "name" and what it is asked with
	 *                        in "argument".
	 * @param array<string, string|array<string, string>|\Closure(string, string, Carried, string): ?string> $map
	 *        Our template by the source's name. A name that ends with "*" stands for all that begin so; "*" in the template is
	 *        the rest, or the argument. An array: templates by Place, and for all other places under "" (none: nothing is
	 *        printed there). A closure gets argument (or rest), place, $to and $field and answers a template, or null where there
	 *        is none. '' is printed as nothing, and nobody misses it.
	 * @param bool   $keeps   Whether the source prints variables that it does not know as they are; else it drops them.
	 * @param bool   $ignores_case Whether names may be written in capitals, too.
	 * @param bool   $collapses Whether separators side by side, and at the ends, go where nothing was printed between them.
	 * @param bool   $keeps_separators Whether separators stay where a variable between them is empty.
	 * @param bool   $is_plain     Whether the source prints what looks like markup as it is; else that goes.
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
	 * @param string  $place One of Place.
	 * @param Carried $to    Is told what got lost.
	 * @param string  $field Which template this is, for what got lost.
	 */
	public function translate(string $template, string $place, Carried $to, string $field): string {
		$template = Text::utf8($template);
		preg_match_all($this->pattern, $template, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
		$result = '';
		$end = 0;
		$has_gaps = false;
		foreach ($found as $variable) {
			[$text, $start] = $variable[0];
			$result .= $this->text(substr($template, $end, $start - $end));
			$end = $start + strlen($text);
			$ours = $this->ours(
				$variable['name'][0],
				$variable['argument'][0] ?? '',
				$place,
				$to,
				$field,
			);
			if ($ours === null) {
				$to->lose('variable', $text, $field);
				$ours = $this->keeps ? $this->text($text) : '';
			}
			$result .= $ours;
			$has_gaps = $has_gaps || $ours === '';
		}
		$result = Text::collapse($result . $this->text(substr($template, $end), true));
		if ($this->keeps_separators) {
			return self::with_separators($result);
		}
		return $has_gaps && $this->collapses ? self::without_gaps($result) : $result;
	}

	/** What stands alone between two separators and may be empty keeps both. */
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

	/** What has no variable at all between two separators is text to our templates: they would keep both. */
	private static function without_gaps(string $template): string {
		$template = preg_replace('/%separator%(?: *%separator%)+/', '%separator%', $template);
		return preg_replace('/^%separator% *| *%separator%\z/', '', $template) ?? '';
	}

	/** What is between variables. */
	private function text(string $text, bool $is_end = false): string {
		return $this->is_plain
			? self::escaped(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'), $is_end)
			: self::literal($text, $is_end);
	}

	/**
	 * Text that is no template of ours, whatever it looks like.
	 *
	 * @param bool $is_end Whether nothing follows.
	 */
	public static function literal(string $text, bool $is_end = false): string {
		if (strpbrk($text, '<&%') === false) {
			return $text;
		}
		return self::escaped(self::plain($text), $is_end);
	}

	/** The same of text that has no markup: what looks like some is printed, too. */
	public static function escaped(string $text, bool $is_end = false): string {
		$percent = preg_replace(self::PERCENT, '%percent%', $is_end ? "$text " : $text) ?? $text;
		return $is_end ? substr($percent, 0, -1) : $percent;
	}

	/** Markup and entities as in Text::plain(); white space at the ends, which that takes away, stays. */
	private static function plain(string $text): string {
		return substr(Text::plain(".$text."), 1, -1);
	}

	/** Our template for a variable; null where there is none. */
	private function ours(
		string $name,
		string $argument,
		string $place,
		Carried $to,
		string $field,
	): ?string {
		$ours =
			$this->map[$name] ?? ($this->map[$this->ignores_case ? strtolower($name) : ''] ?? null);
		if ($ours === null) {
			foreach ($this->map as $begin => $template) {
				$begin = (string) $begin;
				if (str_ends_with($begin, '*') && str_starts_with($name, substr($begin, 0, -1))) {
					$ours = $template;
					$argument = substr($name, strlen($begin) - 1);
					break;
				}
			}
		}
		if (is_array($ours)) {
			$ours = $ours[$place] ?? ($ours[''] ?? '');
		}
		if ($ours instanceof \Closure) {
			return $ours($argument, $place, $to, $field);
		}
		return $ours === null || !str_contains($ours, '*')
			? $ours
			: self::with_argument($ours, $argument);
	}

	/** Null for an argument that our templates can't hold. */
	private static function with_argument(string $template, string $argument): ?string {
		return preg_match('/^[^%' . Text::SPACE . ']+\z/u', $argument)
			? str_replace('*', $argument, $template)
			: null;
	}
}
