<?php
/**
 * Plugin Name: Pharos test helper
 *
 * Lets tests run PHP inside the site and log in as any user without a password. Mounted only into
 * sites that tests start, and even there every request needs the secret of that run.
 */

declare(strict_types=1);

namespace Pharos\Tests;

use Throwable;
use WP_REST_Request;

const HEADER = 'HTTP_X_PHAROS_TEST';

function is_trusted(): bool {
	return defined('PHAROS_TEST_SECRET') &&
		hash_equals((string) PHAROS_TEST_SECRET, (string) ($_SERVER[HEADER] ?? ''));
}

/**
 * Logs the plugin's line of notices that core raises because of the plugin (incorrect usage, null passed to a core
 * function): the notices themselves contain only a core file.
 */
set_error_handler(static function (int $level, string $message): bool {
	if (error_reporting() & $level) {
		foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS) as $frame) {
			if (str_contains($frame['file'] ?? '', '/plugins/pharos-seo/')) {
				error_log("Pharos SEO caused: $message ({$frame['file']}:{$frame['line']})");
				break;
			}
		}
	}
	return false;
});

// WordPress's command palette loads the block editor: a third of what an admin page costs a browser. Browser tests do without
// it unless they ask for it (`test.use( { palette: true } )`).
if (isset($_COOKIE['pharos_test_without_palette'])) {
	add_action(
		'admin_enqueue_scripts',
		static function (): void {
			if (!get_current_screen()?->is_block_editor()) {
				remove_action('admin_enqueue_scripts', 'wp_enqueue_command_palette_assets');
			}
		},
		1,
	);
}

/** The theme's colors and fonts take a tenth of the time of a page, and three quarters of that of a page inside (tools/php/inside.php). */
function remove_theme_styles(): void {
	remove_action('wp_enqueue_scripts', 'wp_enqueue_global_styles');
	remove_action('wp_footer', 'wp_enqueue_global_styles', 1);
	remove_action('wp_head', 'wp_print_font_faces', 50);
}

// A route that starts work in the background lets WP-Cron begin with it at once: a second process would take the steps that a
// test is about to run, or has looked at. A test that needs an event runs it itself.
add_filter(
	'pre_http_request',
	static function (mixed $response, array $request, string $url): mixed {
		if (!str_contains($url, '/wp-cron.php?doing_wp_cron')) {
			return $response;
		}
		// WordPress locks WP-Cron for a minute before it starts it: a test that runs it would get nothing.
		delete_transient('doing_cron');
		return [
			'response' => ['code' => 200, 'message' => 'OK'],
			'headers' => [],
			'body' => '',
			'cookies' => [],
		];
	},
	10,
	3,
);

register_theme_directory(__DIR__ . '/pharos-themes');

// The site analysis reads many pages, and no check looks at them.
if (str_contains($_SERVER['HTTP_USER_AGENT'] ?? '', 'PharosSEO/')) {
	remove_theme_styles();
}

// A REST request for its caller, but handled before WordPress registers its routes, which takes a third of such a request:
// code that needs the routes registers them (`rest_do_request()`). On a network, the path of a site is before it.
if (
	str_ends_with(
		(string) strtok((string) ($_SERVER['REQUEST_URI'] ?? ''), '?'),
		'/wp-json/pharos-test/v1/php',
	)
) {
	define('REST_REQUEST', true);
	add_action('wp_loaded', __NAMESPACE__ . '\answer_php', PHP_INT_MAX);
}

add_action('rest_api_init', static function (): void {
	register_rest_route('pharos-test/v1', '/session', [
		'methods' => 'POST',
		'callback' => static fn(WP_REST_Request $request): array => start_session(
			(string) $request['user'],
		),
		'permission_callback' => __NAMESPACE__ . '\is_trusted',
	]);
});

// A route that does nothing, for administrators: measures the overhead of any request.
add_action('rest_api_init', static function (): void {
	register_rest_route('pharos-test/v1', '/nothing', [
		'methods' => 'POST',
		'callback' => static fn(): array => ['success' => true],
		'permission_callback' => static fn(): bool => current_user_can('manage_options'),
	]);
});

/**
 * Runs `code` as the body of a function with the parameter `$args`; responds with its return value and its output.
 */
function answer_php(): void {
	if (!is_trusted()) {
		wp_die('Only for tests.', 403);
	}
	// Report incorrect usage in headers instead of the log, like the REST API.
	rest_api_default_filters();
	$answer = wp_json_encode(
		run_php(
			(array) json_decode(
				(string) ($GLOBALS['HTTP_RAW_POST_DATA'] ?? file_get_contents('php://input')),
				true,
			),
		),
	);
	header('Content-Type: application/json; charset=UTF-8');
	echo $answer;
	// Inside of a process that answers more than one call (tools/php/inside.php), it goes on.
	defined('PHAROS_INSIDE') || exit();
}

/**
 * @param array{code: string, args?: array<mixed>, user?: int} $asked
 * @return array<string, mixed>
 */
function run_php(array $asked): array {
	wp_set_current_user((int) ($asked['user'] ?? 0));
	$args = $asked['args'] ?? [];
	ob_start();
	try {
		// phpcs:ignore -- running a test's code is the whole point.
		$value = (static fn(array $args) => eval((string) $asked['code']))($args);
		return ['value' => $value, 'output' => (string) ob_get_contents()];
	} catch (Throwable $error) {
		return ['error' => $error->getMessage() . "\n" . $error->getTraceAsString()];
	} finally {
		ob_end_clean();
	}
}

/**
 * Logs a user in: responds with the cookies and the matching REST nonce.
 */
function start_session(string $name): array {
	$user = get_user_by('login', $name);
	if (!$user) {
		return ['error' => "There is no user $name"];
	}
	// A nonce is bound to the session cookie, which the browser would only send with the next request.
	add_action('set_logged_in_cookie', static function (string $cookie): void {
		$_COOKIE[LOGGED_IN_COOKIE] = $cookie;
	});
	wp_set_current_user($user->ID);
	wp_set_auth_cookie($user->ID, true);
	return ['id' => $user->ID, 'nonce' => wp_create_nonce('wp_rest')];
}
