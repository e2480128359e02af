<?php
/**
 * Commands of WP-CLI: on `cli_init`, which only WP-CLI fires.
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
	\WP_CLI::add_command('pharos analyse', new Analysis\Cli($settings(), $variables()));
	\WP_CLI::add_command('pharos schema', new Schema\Cli($settings(), $variables()));
	\WP_CLI::add_command('pharos sitemap', new Sitemaps\Cli($settings()));
};
