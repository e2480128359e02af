<?php
/**
 * Pages of stores, memberships and courses that serve one visitor at a time, and posts that other plugins set to noindex.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** They are in no sitemap: carts, checkouts, accounts, receipts, logins. Pages that present what there is to buy are. */
final class ServicePages {
	/** Options with the id of a page, by a function of the plugin that has them. */
	private const OPTIONS = [
		'wc_get_product' => [
			'woocommerce_cart_page_id',
			'woocommerce_checkout_page_id',
			'woocommerce_myaccount_page_id',
		],
		'pmpro_has_membership_access' => [
			'pmpro_account_page_id',
			'pmpro_billing_page_id',
			'pmpro_cancel_page_id',
			'pmpro_checkout_page_id',
			'pmpro_confirmation_page_id',
			'pmpro_invoice_page_id',
			'pmpro_login_page_id',
			'pmpro_member_profile_edit_page_id',
		],
		'llms_page_restricted' => ['lifterlms_checkout_page_id', 'lifterlms_myaccount_page_id'],
		'learn_press_get_page_id' => [
			'learn_press_checkout_page_id',
			'learn_press_profile_page_id',
			// Isn't found without the name of an instructor.
			'learn_press_single_instructor_page_id',
		],
	];

	/** Options with several settings, and those with the id of a page, by a function of the plugin. */
	private const SETTINGS = [
		'edd_get_option' => [
			'edd_settings',
			[
				'purchase_page',
				'confirmation_page',
				'success_page',
				'failure_page',
				'purchase_history_page',
				'login_page',
			],
		],
		'sensei_can_user_view_lesson' => [
			'sensei-settings',
			['my_course_page', 'course_completed_page'],
		],
		// MasterStudy. The public pages of instructors and students are empty without the name of a user in the URL.
		'stm_lms_get_wpml_binded_id' => [
			'stm_lms_settings',
			[
				'user_url',
				'wishlist_url',
				'checkout_url',
				'instructor_url_profile',
				'student_url_profile',
			],
		],
		'rcp_user_can_access' => [
			'rcp_settings',
			['redirect', 'account_page', 'edit_profile', 'update_card'],
		],
	];

	/** The custom field with which Jetpack sets a post to noindex. */
	public const JETPACK = 'jetpack_seo_noindex';

	/** @return list<int> The ids of the pages, except a static home page. */
	public static function ids(): array {
		$ids = [];
		foreach (self::OPTIONS as $function => $options) {
			foreach (function_exists($function) ? $options : [] as $option) {
				$ids[] = get_option($option);
			}
		}
		foreach (self::SETTINGS as $function => [$option, $names]) {
			$settings = function_exists($function) ? get_option($option) : [];
			foreach (is_array($settings) ? $names : [] as $name) {
				$ids[] = $settings[$name] ?? 0;
			}
		}
		$ids = array_map('intval', array_filter($ids, is_numeric(...)));
		$home = get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
		return array_values(array_unique(array_diff($ids, [0, -1, $home])));
	}

	/** @return list<int> The ids of posts that Jetpack sets to noindex. */
	public static function posts_with_noindex(): array {
		global $wpdb;
		return class_exists('Jetpack_SEO_Posts')
			? array_map(
				'intval',
				$wpdb->get_col(
					$wpdb->prepare(
						"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value NOT IN ('', '0')",
						self::JETPACK,
					),
				),
			)
			: [];
	}
}
