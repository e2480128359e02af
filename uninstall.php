<?php
/**
 * Uninstalls the plugin.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit();

// The plugin isn't active, so its autoloader isn't loaded.
require_once __DIR__ . '/includes/autoload.php';

Pharos\Uninstall::run();
