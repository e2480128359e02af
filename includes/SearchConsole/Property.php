<?php
/**
 * The selected property of Google Search Console.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class Property {
	/** An option that isn't autoloaded. Its entry `property` is set when an account is connected and a property is selected. */
	public const OPTION = 'pharos_search_console';

	/** Name as in Search Console: "https://example.com/" or "sc-domain:example.com"; '' if none is selected. */
	public static function chosen(): string {
		$option = get_option(self::OPTION);
		$property = is_array($option) ? $option['property'] ?? '' : '';
		return is_string($property) ? $property : '';
	}

	/** Reads the connection from the database again: another process may have disconnected, or selected another property. */
	public static function refresh(): void {
		wp_cache_delete(self::OPTION, 'options');
	}
}
