<?php
/**
 * Why URLs aren’t submitted.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Analysis\DevelopmentSite;
use Pharos\Compat\SeoPlugins;
use Pharos\Settings\Settings;

final class Obstacle {
	/** Plugins that submit URLs to IndexNow, besides SEO plugins, by their main files. */
	private const OTHERS = [
		'indexnow/indexnow-url-submission.php' => 'IndexNow',
		'fast-indexing-api/instant-indexing.php' => 'Instant Indexing',
	];

	/** @return 'off'|'other_plugin'|'hidden'|'development'|'' '' when URLs are submitted. */
	public static function of(Settings $settings): string {
		return match (true) {
			!$settings->get('enable_indexnow') => 'off',
			// It decides what pages say to search engines then.
			SeoPlugins::active() !== null => 'other_plugin',
			!get_option('blog_public') => 'hidden',
			self::is_development() => 'development',
			default => '',
		};
	}

	/** @return list<string> Names of other active plugins that submit the same URLs. */
	public static function others(): array {
		$active = (array) get_option('active_plugins', []);
		if (is_multisite()) {
			$active = [
				...$active,
				...array_keys((array) get_site_option('active_sitewide_plugins', [])),
			];
		}
		return array_values(
			array_intersect_key(self::OTHERS, array_flip(array_filter($active, 'is_string'))),
		);
	}

	/** A copy that the web doesn’t know, or that opens later under another name. A stand-in on this machine may have its URLs. */
	private static function is_development(): bool {
		$host = (string) wp_parse_url(home_url(), PHP_URL_HOST);
		return !Endpoint::is_local(Endpoint::url()) &&
			(wp_get_environment_type() === 'staging' ||
				!str_contains($host, '.') ||
				DevelopmentSite::is($host));
	}
}
