<?php
/**
 * Opens the setup wizard once, after the first activation.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Capability;
use Pharos\ObjectSeo\Own;
use Pharos\Settings\Settings;

/**
 * Only for the user who has activated this plugin alone: not for many plugins at once, for programs, or in networks. Who it is
 * stands in a row of the user, which WordPress has loaded anyway: no page of the admin asks for it.
 */
final class Activation {
	/** The user's row. */
	public const WAITING = Own::PREFIX . 'open_onboarding';

	/** What "Activate" asks for: on the list of plugins, and where one is installed. */
	private const ACTIONS = ['activate', 'activate-plugin'];

	public static function activated(bool $is_network): void {
		if ($is_network || is_multisite()) {
			return;
		}
		// Whoever activates it first, nobody is surprised by the wizard later.
		$is_first = State::begin() && get_option(Settings::OPTION) === false;
		if ($is_first && self::is_of_user()) {
			update_user_meta(get_current_user_id(), self::WAITING, '1');
		}
	}

	/** On each admin page: redirects there, and ends the request, if it waits for this user. */
	public static function open(): void {
		$user = get_current_user_id();
		if (get_user_meta($user, self::WAITING, true) !== '1' || !self::is_page()) {
			return;
		}
		// Of two windows, one has it.
		$is_ours = delete_user_meta($user, self::WAITING);
		$is_wanted = !isset($_GET['activate-multi']) && !State::is_completed();
		if ($is_ours && $is_wanted && Capability::granted() && !Page::is_open()) {
			wp_safe_redirect(Page::url());
			exit();
		}
	}

	/** Whether a user has asked WordPress to activate this plugin and no other. */
	private static function is_of_user(): bool {
		// WordPress has looked at the nonce, or this says nothing about the user's wish.
		return is_admin() &&
			!defined('WP_CLI') &&
			in_array($_REQUEST['action'] ?? '', self::ACTIONS, true) &&
			($_REQUEST['plugin'] ?? '') === plugin_basename(PHAROS_FILE) &&
			Capability::granted();
	}

	/** A page that the user looks at, not a part of one or a form. */
	private static function is_page(): bool {
		return ($_SERVER['REQUEST_METHOD'] ?? '') === 'GET' &&
			!wp_doing_ajax() &&
			!defined('IFRAME_REQUEST') &&
			// admin-post.php and the like answer with other things than pages.
			($_GET['action'] ?? '') === '' &&
			($GLOBALS['pagenow'] ?? '') !== 'admin-post.php';
	}
}
