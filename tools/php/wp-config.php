<?php
/**
 * Configuration of a development or test site. tools/lib/site.mjs inserts the secret.
 */

if (php_uname('s') === 'Emscripten') {
	// In WebAssembly, OPcache only supports file caching, and reading the cache takes longer than compiling the source: without OPcache
	// pages load in less than half the time.
	ini_set('opcache.enable', '0');
}

// The site URL and the database, for a native PHP (tools/lib/backends/native.mjs).
if (is_file(__DIR__ . '/wp-constants.php')) {
	require __DIR__ . '/wp-constants.php';
}

foreach (
	['DB_NAME' => 'wordpress', 'DB_USER' => '', 'DB_PASSWORD' => '', 'DB_HOST' => '']
	as $pharos_name => $pharos_value
) {
	defined($pharos_name) || define($pharos_name, $pharos_value);
}
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');

foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $pharos_kind) {
	define($pharos_kind . '_KEY', $pharos_kind . '-key-{secret}');
	define($pharos_kind . '_SALT', $pharos_kind . '-salt-{secret}');
}

$table_prefix = 'wp_';

// Log errors to wp-content/debug.log without displaying them, so that pages are output as for visitors.
define('WP_DEBUG', true);
define('WP_DEBUG_LOG', true);
define('WP_DEBUG_DISPLAY', false);
define('SCRIPT_DEBUG', false);
define('WP_ENVIRONMENT_TYPE', 'local');

// WordPress's files are shared by all sites: it must not update itself.
define('AUTOMATIC_UPDATER_DISABLED', true);

if (!defined('ABSPATH')) {
	define('ABSPATH', __DIR__ . '/');
}

require_once ABSPATH . 'wp-settings.php';
