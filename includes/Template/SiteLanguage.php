<?php
/**
 * The language of what visitors read.
 */

declare(strict_types=1);

namespace Pharos\Template;

final class SiteLanguage {
	/**
	 * Makes something for visitors: in the language of the site, whichever one the person who asks has chosen for themselves.
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
