<?php
/**
 * Plugin Name: Pharos test helper
 *
 * Lets a test run PHP inside the site and be any person without typing a password. Mounted only into
 * sites that tests start, and even there every request needs the secret made for that run.
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
 * Notices that WordPress or PHP raise in core on the plugin's behalf (wrong calls, null handed to a core
 * function) name a core file only. Log the plugin's line as well, or nobody would see whose they are.
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

add_action('rest_api_init', static function (): void {
	foreach (
		['php' => __NAMESPACE__ . '\run_php', 'session' => __NAMESPACE__ . '\start_session']
		as $route => $callback
	) {
		register_rest_route('pharos-test/v1', "/$route", [
			'methods' => 'POST',
			'callback' => $callback,
			'permission_callback' => __NAMESPACE__ . '\is_trusted',
		]);
	}
});

// A call that does nothing, for who may do everything: what any call costs.
add_action('rest_api_init', static function (): void {
	register_rest_route('pharos-test/v1', '/nothing', [
		'methods' => 'POST',
		'callback' => static fn(): array => ['success' => true],
		'permission_callback' => static fn(): bool => current_user_can('manage_options'),
	]);
});

/**
 * Runs `code` as the body of a function that gets `$args`; answers what it returned and what it printed.
 */
function run_php(WP_REST_Request $request): array {
	wp_set_current_user((int) $request['user']);
	$args = $request['args'] ?? [];
	ob_start();
	try {
		// phpcs:ignore -- running a test's code is the whole point.
		$value = (static fn(array $args) => eval((string) $request['code']))($args);
		return ['value' => $value, 'output' => (string) ob_get_contents()];
	} catch (Throwable $error) {
		return ['error' => $error->getMessage() . "\n" . $error->getTraceAsString()];
	} finally {
		ob_end_clean();
	}
}

/**
 * Logs a person in: answers the cookies and a REST nonce that belongs to them.
 */
function start_session(WP_REST_Request $request): array {
	$user = get_user_by('login', (string) $request['user']);
	if (!$user) {
		return ['error' => 'There is no user ' . $request['user']];
	}
	// A nonce is bound to the session's cookie, which the browser would only send with the next request.
	add_action('set_logged_in_cookie', static function (string $cookie): void {
		$_COOKIE[LOGGED_IN_COOKIE] = $cookie;
	});
	wp_set_current_user($user->ID);
	wp_set_auth_cookie($user->ID, true);
	return ['id' => $user->ID, 'nonce' => wp_create_nonce('wp_rest')];
}
