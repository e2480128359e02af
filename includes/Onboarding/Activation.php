<?php
/**
 * Opens the setup wizard once, after the first activation.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Core\AppUrl;
use Pharos\Core\Capability;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;

/**
 * Only for a user who activates this plugin alone: not for bulk activation, programs or network activation. The user is marked in user
 * meta, which WordPress loads anyway, so no admin page needs a query.
 */
final class Activation {
	/** Meta key of the user to redirect. */
	public const WAITING = ObjectMeta::PREFIX . 'open_onboarding';

	/** Values of `action` in activation requests: from the plugins list, and from the plugin installer. */
	private const ACTIONS = ['activate', 'activate-plugin'];

	public static function activated(bool $is_network): void {
		if ($is_network || is_multisite()) {
			return;
		}
		// Marks the site on first activation by anyone, so that the wizard doesn't open unexpectedly later.
		$is_first = State::begin() && get_option(Settings::OPTION) === false;
		if ($is_first && self::is_of_user()) {
			update_user_meta(get_current_user_id(), self::WAITING, '1');
		}
	}

	/** On each admin page: redirects the marked user to the wizard and ends the request. */
	public static function open(): void {
		$user = get_current_user_id();
		if (get_user_meta($user, self::WAITING, true) !== '1' || !self::is_page()) {
			return;
		}
		// If two windows are open, only one opens the wizard.
		$is_ours = delete_user_meta($user, self::WAITING);
		$is_wanted = !isset($_GET['activate-multi']) && !State::is_completed();
		if ($is_ours && $is_wanted && Capability::granted() && !Page::is_open()) {
			wp_safe_redirect(AppUrl::wizard());
			exit();
		}
	}

	/** Whether a user has asked WordPress to activate this plugin and no other. */
	private static function is_of_user(): bool {
		// WordPress has verified the nonce; otherwise the request isn't an activation by the user.
		return is_admin() &&
			!defined('WP_CLI') &&
			in_array($_REQUEST['action'] ?? '', self::ACTIONS, true) &&
			($_REQUEST['plugin'] ?? '') === plugin_basename(PHAROS_FILE) &&
			Capability::granted();
	}

	/** Whether the request loads a full admin page, not a part of one or a form submission. */
	private static function is_page(): bool {
		return ($_SERVER['REQUEST_METHOD'] ?? '') === 'GET' &&
			!wp_doing_ajax() &&
			!defined('IFRAME_REQUEST') &&
			// admin-post.php and similar requests don't return pages.
			($_GET['action'] ?? '') === '' &&
			($GLOBALS['pagenow'] ?? '') !== 'admin-post.php';
	}
}
