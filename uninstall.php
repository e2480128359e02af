<?php
/**
 * Ends the plugin when it is deleted.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit();

// The plugin is not active any more.
require_once __DIR__ . '/includes/autoload.php';

Pharos\Uninstall::run();
