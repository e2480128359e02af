<?php
/**
 * Recipients of the summary.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Settings\Settings;

final class Recipients {
	/** @return list<string> Email addresses: those of the setting, or that of the site’s administration. */
	public static function all(Settings $settings): array {
		$set = (string) $settings->get('search_summary_to');
		return $set === '' ? [(string) get_option('admin_email')] : explode(', ', $set);
	}
}
