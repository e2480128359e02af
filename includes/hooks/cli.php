<?php
/**
 * WP-CLI commands, registered on `cli_init`, which fires only in WP-CLI.
 */

declare(strict_types=1);

namespace Pharos;

use Pharos\Core\Permission;

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	// A command names the permission that a user chosen with --user needs; without a user, WP-CLI may do everything.
	$add = static fn(string $name, mixed $command, Permission $needs) => \WP_CLI::add_command(
		$name,
		$command,
		[
			'before_invoke' => static fn() => is_user_logged_in() &&
				!$needs->granted() &&
				\WP_CLI::error(
					sprintf(
						/* translators: %s: name of a capability. */
						__('This user doesn’t have the permission %s.', 'pharos-seo'),
						$needs->value,
					),
				),
		],
	);
	if ($settings()->get('enable_migration')) {
		$add('pharos migrate', new Migration\Cli\Command($settings()), Permission::Settings);
	}
	if ($settings()->get('enable_redirects')) {
		add_filter('pharos_redirect_csv', [Migration\Redirects\CsvRows::class, 'of'], 10, 3);
		$add('pharos redirect', new Redirects\Cli($settings()), Permission::Redirects);
		$add('pharos not-found', new NotFound\Cli(), Permission::Redirects);
	}
	$add('pharos analyse', new Analysis\Cli($settings(), $variables()), Permission::Analysis);
	$has_google = $settings()->get('enable_google_console');
	if ($has_google) {
		$add('pharos search-console', new SearchConsole\Cli(), Permission::Settings);
	}
	$add('pharos schema', new Schema\Cli($settings(), $variables()), Permission::Schema);
	$transfer = new ImportExport\Cli($settings());
	$add('pharos export', [$transfer, 'export'], Permission::Settings);
	$add('pharos import', [$transfer, 'import'], Permission::Settings);
	$add('pharos history', new History\Cli($settings()), Permission::Settings);
	$add('pharos access', new Access\Cli($settings()), Permission::Settings);
	$add('pharos indexnow', new IndexNow\Cli($settings()), Permission::Settings);
	$add('pharos sitemap', new Sitemaps\Cli($settings()), Permission::Settings);
	if ($has_google) {
		$fetch = new SearchConsole\Data\FetchCli($settings());
		$add('pharos search-console fetch', [$fetch, 'fetch'], Permission::Settings);
		$lists = new SearchConsole\Data\Cli();
		foreach (['pages', 'queries'] as $name) {
			$add("pharos search-console $name", [$lists, $name], Permission::SearchConsole);
		}
	}
};
