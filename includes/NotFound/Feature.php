<?php
/**
 * The log of missing URLs. Part of redirects.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;

final class Feature extends FeatureBase {
	public function register_changes(): void {
		add_action('pharos_redirect_stored', [Items::class, 'redirect_stored']);
	}

	public static function links(): array {
		return [
			'/advanced/not-found' => [
				'label' => __('404 Log', 'pharos-seo'),
				'description' => __(
					'URLs that visitors and search engines requested but that don’t exist.',
					'pharos-seo',
				),
				'icon' => 'missing',
				'keywords' => ['404', 'not found', 'missing pages', 'monitor', 'log'],
				'feature' => 'enable_redirects',
				'capability' => Permission::Redirects->value,
			],
		];
	}

	public function register_routes(): void {
		if (($this->settings)()->get('enable_redirects')) {
			(new RestController(($this->settings)()))->register_routes();
		}
	}

	public function commands(): array {
		return ($this->settings)()->get('enable_redirects')
			? ['pharos not-found' => [new Cli(), Permission::Redirects]]
			: [];
	}

	public function debug_data(): array {
		$settings = ($this->settings)();
		$is_on = $settings->get('enable_redirects') && Log::is_on($settings);
		$count = $is_on ? Log::count() : 0;
		return [
			'not_found_log' => [
				'label' => __('404 log', 'pharos-seo'),
				'value' => $is_on
					? sprintf(
						/* translators: %s: a number. */
						_n('%s URL', '%s URLs', $count, 'pharos-seo'),
						number_format_i18n($count),
					)
					: __('Off', 'pharos-seo'),
				'debug' => $is_on ? (string) $count : 'off',
			],
		];
	}

	public function privacy_policy(): array {
		$settings = ($this->settings)();
		return $settings->get('enable_redirects') && Log::is_on($settings)
			? [
				sprintf(
					/* translators: %s: a number of days. */
					_n(
						'When a page isn’t found, this site logs the requested URL, the time, the page with the link to it, and whether a search engine, a browser or a bot requested it. It logs no IP addresses and no user accounts. Entries are deleted %s day after the last request.',
						'When a page isn’t found, this site logs the requested URL, the time, the page with the link to it, and whether a search engine, a browser or a bot requested it. It logs no IP addresses and no user accounts. Entries are deleted %s days after the last request.',
						Log::DAYS,
						'pharos-seo',
					),
					number_format_i18n(Log::DAYS),
				),
			]
			: [];
	}

	public function tables(): array {
		return [Table::name() => Table::OPTION];
	}
}
