<?php
/**
 * Titles of pages that a source leaves to WordPress.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Template\Text;

final class CoreTitles {
	/** The sign between the parts of a title, which a theme may change. */
	public static function separator(): string {
		$separator = Text::plain(Stored::text(apply_filters('document_title_separator', '-')));
		return $separator === '' ? '-' : $separator;
	}

	/** Of searches, in the language of the site. */
	public static function search(): string {
		return self::with(__('Search Results for &#8220;%s&#8221;', 'default'), '%search_query%') .
			self::end();
	}

	/** What later pages say beside that. */
	public static function later_page(): string {
		return self::with(__('Page %s', 'default'), '%page_number%');
	}

	/** A text of WordPress's with a variable in it. */
	private static function with(string $text, string $variable): string {
		return implode($variable, array_map(Translator::literal(...), explode('%s', $text)));
	}

	/** Of all other pages but the home page. */
	public static function page(): string {
		return '%title:typographic%' . self::end();
	}

	public static function home(): string {
		return '%site_name%' . self::end('%tagline%');
	}

	/** What follows, with the number of a later page. */
	private static function end(string $last = '%site_name%'): string {
		$separator = self::printed();
		return " $separator %page:short% $separator $last";
	}

	/** WordPress makes dashes of hyphens. */
	private static function printed(): string {
		$separator = self::separator();
		return $separator === '-' ? '–' : Translator::literal($separator);
	}
}
