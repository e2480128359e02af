<?php
/**
 * The reason why URLs aren’t submitted.
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
	public static function find(Settings $settings): string {
		return match (true) {
			!$settings->get('enable_indexnow') => 'off',
			// The other plugin then controls the output for search engines.
			SeoPlugins::active() !== null => 'other_plugin',
			!get_option('blog_public') => 'hidden',
			self::is_development() => 'development',
			default => '',
		};
	}

	/** @param 'off'|'other_plugin'|'hidden'|'development' $obstacle See find(). */
	public static function message(string $obstacle): string {
		return match ($obstacle) {
			'off' => __('IndexNow is turned off.', 'pharos-seo'),
			'other_plugin' => __(
				'Another SEO plugin is active. To avoid duplicate submissions, Pharos SEO submits nothing until you deactivate it.',
				'pharos-seo',
			),
			'hidden' => __(
				'Search engines are discouraged from indexing your site, so nothing is submitted. Change this under Settings > Reading.',
				'pharos-seo',
			),
			'development' => __(
				'This is a staging or local site, so nothing is submitted. Submission starts when the site has its public domain and the environment type “production”.',
				'pharos-seo',
			),
		};
	}

	/** @return list<string> Names of other active plugins that submit the same URLs. */
	public static function other_plugins(): array {
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

	/** Whether this is a local or staging site. Its URLs may be submitted to a stand-in on this machine. */
	private static function is_development(): bool {
		$host = (string) wp_parse_url(home_url(), PHP_URL_HOST);
		return !Endpoint::is_local(Endpoint::url()) &&
			(wp_get_environment_type() === 'staging' ||
				!str_contains($host, '.') ||
				DevelopmentSite::is($host));
	}
}
