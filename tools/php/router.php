<?php
/**
 * Router script of PHP's built-in web server: replaces the rewrite rules of a production server. Existing files and scripts are served
 * directly, everything else by index.php.
 */

declare(strict_types=1);

(static function (): void {
	[$host, $port] = explode(':', $_SERVER['HTTP_HOST'] ?? '') + ['', '80'];
	$_SERVER['SERVER_NAME'] = $host;
	$_SERVER['SERVER_PORT'] = $port;
})();

$pharos_path = rawurldecode(strtok($_SERVER['REQUEST_URI'], '?'));
$pharos_file = $_SERVER['DOCUMENT_ROOT'] . $pharos_path;

if (is_file($pharos_file) || is_file("$pharos_file/index.php")) {
	if (is_dir($pharos_file) && !str_ends_with($pharos_path, '/')) {
		$pharos_query = (string) ($_SERVER['QUERY_STRING'] ?? '');
		header(
			"Location: $pharos_path/" . ($pharos_query === '' ? '' : "?$pharos_query"),
			true,
			301,
		);
		return true;
	}
	return false;
}

unset($_SERVER['PATH_INFO']);
if (str_starts_with($pharos_path, '/index.php/')) {
	$_SERVER['PATH_INFO'] = substr($pharos_path, strlen('/index.php'));
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php' . ($_SERVER['PATH_INFO'] ?? '');
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir($_SERVER['DOCUMENT_ROOT']);
require $_SERVER['SCRIPT_FILENAME'];
