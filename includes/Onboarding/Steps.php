<?php
/**
 * The steps of the setup wizard.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Migration\Plugins;
use Pharos\Settings\Settings;

/** Five at most. What a site has no use for is none of its steps. */
final class Steps {
	/** @return array<string, string> Labels by id, in order. */
	public static function all(): array {
		return [
			'site' => __('Your site', 'pharos-seo'),
			'accounts' => __('Social profiles', 'pharos-seo'),
			'content' => __('Search results', 'pharos-seo'),
			'migration' => __('Other SEO plugins', 'pharos-seo'),
			'search-console' => __('Search Console', 'pharos-seo'),
		];
	}

	/** @return array<string, string> Those of this site. */
	public static function of_site(Settings $settings): array {
		$steps = self::all();
		// It is about structured data.
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
