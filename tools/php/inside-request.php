<?php
/**
 * The request that a call of tools/php/inside.php stands for.
 */

declare(strict_types=1);

/**
 * Sets PHP's variables of a request, as its web server would.
 *
 * @param array<string, string> $headers By name in lower case.
 */
function pharos_set_request(
	string $method,
	string $uri,
	array $headers = [],
	string $body = '',
): void {
	[$path, $query] = explode('?', $uri, 2) + ['', ''];
	$kept = array_filter(
		$_SERVER,
		static fn($name) => !str_starts_with((string) $name, 'HTTP_'),
		ARRAY_FILTER_USE_KEY,
	);
	$_SERVER =
		[
			'REQUEST_METHOD' => $method,
			'REQUEST_URI' => $uri,
			'QUERY_STRING' => $query,
			'SCRIPT_NAME' => '/index.php',
			'PHP_SELF' => '/index.php',
			'SCRIPT_FILENAME' => $_SERVER['DOCUMENT_ROOT'] . '/index.php',
			'REQUEST_TIME' => time(),
			'REQUEST_TIME_FLOAT' => microtime(true),
		] + $kept;
	unset($_SERVER['PATH_INFO'], $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']);
	if (str_starts_with($path, '/index.php/')) {
		$_SERVER['PATH_INFO'] = rawurldecode(substr($path, strlen('/index.php')));
		$_SERVER['PHP_SELF'] .= $_SERVER['PATH_INFO'];
	}
	$_COOKIE = $_POST = $_FILES = [];
	parse_str($query, $_GET);
	foreach ($headers as $name => $value) {
		$_SERVER['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
	}
	[$_SERVER['SERVER_NAME'], $_SERVER['SERVER_PORT']] = explode(
		':',
		$headers['host'] ?? '127.0.0.1:80',
	) + ['', '80'];
	$_SERVER['CONTENT_TYPE'] = $_SERVER['HTTP_CONTENT_TYPE'] ?? '';
	$_SERVER['CONTENT_LENGTH'] = (string) strlen($body);
	foreach (array_filter(explode('; ', $headers['cookie'] ?? '')) as $cookie) {
		[$name, $value] = explode('=', $cookie, 2) + ['', ''];
		$_COOKIE[$name] = urldecode($value);
	}
	if (str_starts_with($headers['authorization'] ?? '', 'Basic ')) {
		[$_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW']] = explode(
			':',
			base64_decode(substr($headers['authorization'], 6)),
			2,
		);
	}
	if (str_starts_with($_SERVER['CONTENT_TYPE'], 'application/x-www-form-urlencoded')) {
		parse_str($body, $_POST);
	}
	$_REQUEST = $_POST + $_GET;
	$GLOBALS['HTTP_RAW_POST_DATA'] = $body;
}
