<?php
/**
 * Configuration of a development or test site. bin/lib/site.mjs fills in the secret.
 */

if (php_uname('s') === 'Emscripten') {
	// In WebAssembly the opcode cache can only live in files, and reading those takes longer than compiling the
	// source: without it a page is served in less than half the time.
	ini_set('opcache.enable', '0');
}

// The address and the database, where PHP is a native one (bin/lib/backends/native.mjs).
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

// Everything is logged to wp-content/debug.log and nothing shown: the pages stay what a visitor gets.
define('WP_DEBUG', true);
define('WP_DEBUG_LOG', true);
define('WP_DEBUG_DISPLAY', false);
define('SCRIPT_DEBUG', false);
define('WP_ENVIRONMENT_TYPE', 'local');

// WordPress itself is shared by all sites: it must not update itself.
define('AUTOMATIC_UPDATER_DISABLED', true);

if (!defined('ABSPATH')) {
	define('ABSPATH', __DIR__ . '/');
}

require_once ABSPATH . 'wp-settings.php';
