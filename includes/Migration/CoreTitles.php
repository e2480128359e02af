<?php
/**
 * Titles of pages for which a source uses WordPress's titles.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Text\Text;

final class CoreTitles {
	/** Returns the separator between the parts of a title, which a theme may change. */
	public static function separator(): string {
		$separator = Text::plain(StoredValue::text(apply_filters('document_title_separator', '-')));
		return $separator === '' ? '-' : $separator;
	}

	/** Returns the title of search results, in the site language. */
	public static function search(): string {
		return self::with(__('Search Results for &#8220;%s&#8221;', 'default'), '%search_query%') .
			self::end();
	}

	/** Returns the suffix on page 2 and up. */
	public static function later_page(): string {
		return self::with(__('Page %s', 'default'), '%page_number%');
	}

	/** Returns a text of WordPress with a variable in it. */
	private static function with(string $text, string $variable): string {
		return implode($variable, array_map(Translator::literal(...), explode('%s', $text)));
	}

	/** Returns the title of all other pages except the home page. */
	public static function page(): string {
		return '%title:typographic%' . self::end();
	}

	public static function home(): string {
		return '%site_name%' . self::end('%tagline%');
	}

	/** Returns the rest of the title, with the page number on page 2 and up. */
	private static function end(string $last = '%site_name%'): string {
		$separator = self::printed();
		return " $separator %page:short% $separator $last";
	}

	/** Returns the separator as output: WordPress converts hyphens to dashes. */
	private static function printed(): string {
		$separator = self::separator();
		return $separator === '-' ? '–' : Translator::literal($separator);
	}
}
