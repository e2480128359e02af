<?php
/**
 * The site of Google Search Console whose data belong to this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class Property {
	/** An option that is not autoloaded. Its entry `property` is written when somebody has connected an account and chosen a site. */
	public const OPTION = 'pharos_search_console';

	/** As Search Console names it: "https://example.com/" or "sc-domain:example.com"; '' while none is chosen. */
	public static function chosen(): string {
		$option = get_option(self::OPTION);
		$property = is_array($option) ? $option['property'] ?? '' : '';
		return is_string($property) ? $property : '';
	}
}
