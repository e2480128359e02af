<?php
/**
 * Handlers of WP-Cron events, which includes/hooks.php lists.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	// Sends anonymous usage data, only if a user has allowed it and a URL is set.
	add_action(
		'pharos_send_usage_data',
		static fn() => (new UsageData\Sender($settings()))->send(),
	);

	// Runs a step of generating all sitemaps. A web server may end a request after 30 seconds.
	add_action(
		'pharos_build_sitemaps',
		static fn() => (new Sitemaps\Job($settings(), new Sitemaps\Series($settings())))->step(
			20.0,
		),
	);

	// Runs a step of indexing titles and descriptions, to find duplicates.
	add_action(
		'pharos_index_texts',
		static fn() => (new ObjectSeo\TextIndexer($settings(), $variables()))->step(20.0),
	);

	// Runs a step of comparing the texts of posts with what visitors get of them.
	add_action(
		'pharos_check_visitor_text',
		static fn($again = '') => Content\VisitorRequest::run($again === 'again'),
	);

	// Runs a step of fetching data from Search Console.
	add_action(
		'pharos_fetch_search_data',
		static fn() => (new SearchConsole\Data\Job($settings()))->run(20.0),
	);

	// Runs a step of checking the index status of pages.
	add_action(
		'pharos_check_index',
		static fn() => (new SearchConsole\IndexStatus\Job($settings()))->run(20.0),
	);

	// Submits URLs with IndexNow.
	add_action('pharos_submit_indexnow', static fn() => (new IndexNow\Job($settings()))->run(20.0));

	// Copies shipping costs of WooCommerce for pages of products.
	add_action('pharos_copy_shipping', [Compat\WooZones::class, 'copy']);

	// Site Health counts the issues for the dashboard.
	add_filter(
		'site_status_tests',
		static fn($tests) => SearchConsole\Health::register(
			Analysis\Health::register((new Settings\Health($settings()))->register((array) $tests)),
		),
	);
};
