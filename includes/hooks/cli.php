<?php
/**
 * Commands of WP-CLI: on `cli_init`, which only WP-CLI fires.
 */

declare(strict_types=1);

namespace Pharos;

/** @param \Closure(): Settings\Settings $settings */
return static function (\Closure $settings): void {
	\WP_CLI::add_command('pharos sitemap', new Sitemaps\Cli($settings()));
};
