<?php
/**
 * Plugin Name: Signs the administrator in on the demo site
 *
 * Opening an admin page logs in as the administrator; the front end stays logged out, so that it shows the visitor's view. After logging
 * out the login form is shown, to try other users.
 */

declare(strict_types=1);

const PHAROS_SIGNED_OUT = 'pharos_demo_signed_out';

add_action('wp_logout', static function (): void {
	setcookie(PHAROS_SIGNED_OUT, '1', ['path' => '/']);
});

add_action('login_init', static function (): void {
	$is_plain_visit =
		'GET' === $_SERVER['REQUEST_METHOD'] &&
		!array_intersect_key($_GET, array_flip(['action', 'loggedout', 'interim-login']));
	if (!$is_plain_visit || isset($_COOKIE[PHAROS_SIGNED_OUT]) || is_user_logged_in()) {
		return;
	}
	wp_set_auth_cookie(get_user_by('login', 'admin')->ID, true);
	wp_safe_redirect(wp_unslash($_GET['redirect_to'] ?? admin_url()));
	exit();
});
