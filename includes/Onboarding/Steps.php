<?php
/**
 * The steps of the setup wizard.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Migration\Plugins;
use Pharos\Settings\Settings;

/** At most five. Steps that a site doesn't need are omitted. */
final class Steps {
	/** @return array<string, string> Labels of all steps by id, in order. */
	public static function all(): array {
		return [
			'site' => __('Your site', 'pharos-seo'),
			'accounts' => __('Social profiles', 'pharos-seo'),
			'content' => __('Search results', 'pharos-seo'),
			'migration' => __('Other SEO plugins', 'pharos-seo'),
			'search-console' => __('Search Console', 'pharos-seo'),
		];
	}

	/** @return array<string, string> Labels of this site's steps by id. */
	public static function of_site(Settings $settings): array {
		$steps = self::all();
		// The step is about structured data.
		if (!$settings->get('enable_schemas')) {
			unset($steps['site']);
		}
		if (!$settings->get('enable_google_console')) {
			unset($steps['search-console']);
		}
		if (!$settings->get('enable_migration') || Plugins::with_data() === []) {
			unset($steps['migration']);
		}
		return $steps;
	}
}
