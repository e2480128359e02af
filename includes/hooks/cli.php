<?php
/**
 * WP-CLI commands, registered on `cli_init`, which fires only in WP-CLI.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	if ($settings()->get('enable_migration')) {
		\WP_CLI::add_command('pharos migrate', new Migration\Cli\Command($settings()));
	}
	if ($settings()->get('enable_redirects')) {
		add_filter('pharos_redirect_csv', [Migration\Redirects\CsvRows::class, 'of'], 10, 3);
		\WP_CLI::add_command('pharos redirect', new Redirects\Cli($settings()));
		\WP_CLI::add_command('pharos not-found', new NotFound\Cli());
	}
	\WP_CLI::add_command('pharos analyse', new Analysis\Cli($settings(), $variables()));
	if ($settings()->get('enable_google_console')) {
		\WP_CLI::add_command('pharos search-console', new SearchConsole\Cli());
	}
	\WP_CLI::add_command('pharos schema', new Schema\Cli($settings(), $variables()));
	$transfer = new ImportExport\Cli($settings());
	\WP_CLI::add_command('pharos export', [$transfer, 'export']);
	\WP_CLI::add_command('pharos import', [$transfer, 'import']);
	\WP_CLI::add_command('pharos history', new History\Cli($settings()));
	\WP_CLI::add_command('pharos indexnow', new IndexNow\Cli($settings()));
	\WP_CLI::add_command('pharos sitemap', new Sitemaps\Cli($settings()));
	if ($settings()->get('enable_google_console')) {
		$fetch = new SearchConsole\Data\FetchCli($settings());
		\WP_CLI::add_command('pharos search-console fetch', [$fetch, 'fetch']);
		$lists = new SearchConsole\Data\Cli();
		foreach (['pages', 'queries'] as $name) {
			\WP_CLI::add_command("pharos search-console $name", [$lists, $name]);
		}
	}
};
