<?php
/**
 * Deactivates and deletes the plugin inside a site, and prints what prevented it.
 */

declare(strict_types=1);

require getenv('PHAROS_WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';

$pharos_plugin = 'pharos-seo/pharos-seo.php';
deactivate_plugins($pharos_plugin);
// The files themselves may belong to the machine, not to the site.
uninstall_plugin($pharos_plugin);
echo is_plugin_active($pharos_plugin) ? 'It is still active.' : '';
