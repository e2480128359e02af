<?php
/**
 * Answers the requests of tests in a process in which WordPress is loaded already, up to `wp_loaded`: PHP's built-in
 * server runs this script for a request that never ends, one for each kind (`PHAROS_KINDS`), because what WordPress
 * and plugins load depends on the method and the URL. The built-in server, because the command line keeps no headers.
 *
 * Between two calls, InsideState puts back what the first one changed in memory, and the object cache is flushed. What
 * WordPress loaded also depends on options and must-use plugins (InsideLoaded): if they changed, the process waits until
 * they are the same again, and the client asks another one that waits, or has one started; also if a call ended the process.
 *
 * `<folder>/<kind>.sock`, or `<kind>-<time>.sock` of one that waits, receives a line of JSON `{ method, uri, headers,
 * length }` and a body, and answers with a line of JSON `{ status, headers, length }` or `{ stale: true }` and the body; a
 * line without JSON ends the process. Its client is tests/support/inside.ts.
 */

declare(strict_types=1);

require __DIR__ . '/inside-loaded.php';
require __DIR__ . '/inside-request.php';
require __DIR__ . '/inside-state.php';

define('PHAROS_INSIDE', (string) getenv('PHAROS_INSIDE'));

const PHAROS_KINDS = [
	'page' => ['GET', '/'],
	'read' => ['GET', '/wp-json/'],
	'write' => ['POST', '/wp-json/'],
	'php' => ['POST', '/wp-json/pharos-test/v1/php'],
];

$pharos_inside_kind = ltrim(strtok($_SERVER['REQUEST_URI'], '?'), '/');
pharos_set_request(...PHAROS_KINDS[$pharos_inside_kind]);
$pharos_inside_options = [];
// The earliest moment at which hooks can be added: WordPress turns these into objects.
$wp_filter = [];
$wp_filter['wp_loaded'][PHP_INT_MAX - 1][] = [
	'function' => 'pharos_serve',
	'accepted_args' => 0,
];
$wp_filter['pre_option'][0][] = [
	'function' => 'pharos_note_option',
	'accepted_args' => 2,
];
// OPcache doesn't look at the timestamps of files that don't change while a site runs.
foreach (['wp-config.php', 'wp-constants.php'] as $pharos_inside_file) {
	opcache_invalidate("{$_SERVER['DOCUMENT_ROOT']}/$pharos_inside_file", true);
}
set_time_limit(0);
chdir($_SERVER['DOCUMENT_ROOT']);
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';

/** On `wp_loaded`: answers until the process is stale. */
function pharos_serve(): never {
	global $pharos_inside_kind, $pharos_inside_answer;
	remove_filter('pre_option', 'pharos_note_option', 0);
	if ($pharos_inside_kind !== 'php') {
		$pharos_inside_kind === 'page' || define('REST_REQUEST', true);
		$pharos_inside_kind === 'page' || rest_get_server();
	}
	// It would end the buffer of a call, when a test's code does this action.
	remove_action('shutdown', 'wp_ob_end_flush_all', 1);
	$constants = pharos_constants();
	$loaded = new InsideLoaded($GLOBALS['pharos_inside_options']);
	$state = new InsideState();
	// Other code may end the process in a call: `exit` after a redirect.
	register_shutdown_function(static function (): void {
		register_shutdown_function(static function (): void {
			while (ob_get_level() > 0) {
				ob_end_flush();
			}
			($GLOBALS['pharos_inside_answer'] ?? null) && $GLOBALS['pharos_inside_answer']();
		});
	});
	$path = PHAROS_INSIDE . "/$pharos_inside_kind.sock";
	@unlink($path);
	$server = stream_socket_server(
		"unix://$path.new",
		flags: STREAM_SERVER_BIND | STREAM_SERVER_LISTEN,
		context: stream_context_create(['socket' => ['backlog' => 128]]),
	);
	// Its name appears when it listens.
	rename("$path.new", $path);
	while (true) {
		$client = @stream_socket_accept($server, 3600);
		if (!$client) {
			continue;
		}
		$asked = json_decode((string) fgets($client), true);
		if (!is_array($asked)) {
			@unlink($path);
			exit();
		}
		$body = $asked['length'] > 0 ? (string) stream_get_contents($client, $asked['length']) : '';
		$state->put_back();
		pharos_connect();
		$is_stale = $loaded->is_stale();
		$path = pharos_socket($path, $is_stale);
		if ($is_stale) {
			$pharos_inside_answer = null;
			// Its locks and transactions end with the connection.
			$GLOBALS['wpdb']->close();
			pharos_answer($client, ['stale' => true], '');
			if ($loaded->has_changed_code()) {
				@unlink($path);
				exit();
			}
			continue;
		}
		$output = '';
		$pharos_inside_answer = static function () use ($client, &$output): void {
			$GLOBALS['pharos_inside_answer'] = null;
			pharos_answer(
				$client,
				['status' => http_response_code(), 'headers' => headers_list()],
				$output,
			);
		};
		ob_start(static function (string $text) use (&$output): string {
			$output .= $text;
			return '';
		});
		pharos_set_request($asked['method'], $asked['uri'], $asked['headers'], $body);
		wp_magic_quotes();
		pharos_call($pharos_inside_kind);
		do_action('shutdown');
		while (ob_get_level() > 0) {
			ob_end_flush();
		}
		$pharos_inside_answer();
		if (pharos_cannot_put_back($constants, $body)) {
			@unlink($path);
			exit();
		}
		header_remove();
		http_response_code(200);
	}
}

/**
 * Names the socket by whether the process waits.
 *
 * @return string Its path.
 */
function pharos_socket(string $path, bool $waits): string {
	global $pharos_inside_kind;
	$current = PHAROS_INSIDE . "/$pharos_inside_kind.sock";
	if ($waits === ($path !== $current)) {
		return $path;
	}
	$new = $waits ? PHAROS_INSIDE . "/$pharos_inside_kind-" . hrtime(true) . '.sock' : $current;
	rename($path, $new);
	return $new;
}

/** Whether the call has defined what PHP can't take back: constants, or functions and classes in a test's code. */
function pharos_cannot_put_back(array $constants, string $body): bool {
	global $pharos_inside_kind;
	return pharos_constants() !== $constants ||
		($pharos_inside_kind === 'php' &&
			preg_match('/\b(?:function|class)\s+\w+\s*[({]/', stripcslashes($body)) === 1);
}

/** @return list<string> */
function pharos_constants(): array {
	return array_keys(get_defined_constants(true)['user'] ?? []);
}

/** A connection of its own for each call, as each request has: without locks, transactions and variables of the last one. */
function pharos_connect(): void {
	global $wpdb;
	$wpdb->close();
	$wpdb->db_connect();
	$wpdb->last_error = '';
	wp_cache_flush();
	mt_srand();
}

function pharos_call(string $kind): void {
	global $wp;
	$wp->init();
	if ($kind === 'php') {
		Pharos\Tests\answer_php();
		return;
	}
	if ($kind !== 'page') {
		$route = substr(strtok(wp_unslash($_SERVER['REQUEST_URI']), '?'), strlen('/wp-json'));
		$wp->query_vars['rest_route'] = $route;
		rest_get_server()->serve_request(untrailingslashit($route) ?: '/');
		return;
	}
	wp();
	do_action('template_redirect');
	if (is_robots() || is_favicon()) {
		do_action(is_robots() ? 'do_robots' : 'do_favicon');
	} elseif (is_feed()) {
		do_feed();
	} else {
		// As for a template of blocks.
		current_theme_supports('title-tag') ||
			add_action('wp_head', '_block_template_render_title_tag', 1);
		Pharos\Tests\remove_theme_styles();
		require __DIR__ . '/inside-template.php';
	}
}

/** @param resource $client */
function pharos_answer($client, array $head, string $body): void {
	$data = json_encode($head + ['length' => strlen($body)]) . "\n" . $body;
	while ($data !== '') {
		$sent = fwrite($client, $data);
		if (!$sent) {
			break;
		}
		$data = substr($data, $sent);
	}
	fclose($client);
}

/** On `pre_option`: remembers the options that WordPress and plugins read before `wp_loaded`. */
function pharos_note_option(mixed $value, string $name = ''): mixed {
	$GLOBALS['pharos_inside_options'][$name] = true;
	return $value;
}
