<?php
/**
 * What WP-Cron does for us. The index names the events.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	// Anonymous usage data: only of who has allowed it, and only if there is an address to send it to.
	add_action(
		'pharos_send_usage_data',
		static fn() => (new UsageData\Sender($settings()))->send(),
	);

	// A step of making all sitemaps. A web server may end a request after 30 seconds.
	add_action(
		'pharos_build_sitemaps',
		static fn() => (new Sitemaps\Job($settings(), new Sitemaps\Series($settings())))->step(
			20.0,
		),
	);

	// A step of indexing titles and descriptions, to find duplicates.
	add_action(
		'pharos_index_texts',
		static fn() => (new ObjectSeo\TextIndexer($settings(), $variables()))->step(20.0),
	);

	// A step of fetching figures from Search Console.
	add_action(
		'pharos_fetch_search_data',
		static fn() => (new SearchConsole\Data\Job($settings()))->run(20.0),
	);

	// Site Health counts the problems for the dashboard.
	add_filter(
		'site_status_tests',
		static fn($tests) => SearchConsole\Health::register(
			Analysis\Health::register((new Settings\Health($settings()))->register((array) $tests)),
		),
	);
};
