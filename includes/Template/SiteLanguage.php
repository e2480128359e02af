<?php
/**
 * The language of texts on the front end.
 */

declare(strict_types=1);

namespace Pharos\Template;

final class SiteLanguage {
	/**
	 * Runs code in the language of the site, regardless of the current user's language.
	 *
	 * @template Made
	 * @param \Closure(): Made $make
	 * @return Made
	 */
	public static function speak(\Closure $make): mixed {
		$is_other = switch_to_locale(get_locale());
		try {
			return $make();
		} finally {
			$is_other && restore_previous_locale();
		}
	}
}
