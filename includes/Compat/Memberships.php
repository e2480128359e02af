<?php
/**
 * Membership and course plugins whose templates hide text, or whose pages redirect visitors: filters of WordPress don't tell.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;

/** Asks the public functions of these plugins, while WordPress's main query is the page of the post and no user is logged in. */
final class Memberships {
	/** Post types that only their participants can read. */
	private const PRIVATE = ['sensei_message'];

	/** Parts of LearnPress's courses; a lesson may be a preview for everyone. */
	private const OF_LEARNPRESS = ['lp_lesson', 'lp_quiz', 'lp_question'];

	/** Whether visitors can't read the text. */
	public static function hides(WP_Post $post): bool {
		return match (true) {
			in_array($post->post_type, self::PRIVATE, true) => true,
			self::is_of_sensei($post) => !self::sensei_shows($post),
			self::is_of_learnpress($post) => $post->post_type !== 'lp_lesson' ||
				get_post_meta($post->ID, '_lp_preview', true) !== 'yes',
			default => self::has_level($post) || self::is_restricted_by_lifterlms($post),
		};
	}

	/** Whether the page redirects visitors to another one, or doesn't exist for them. */
	public static function redirects(WP_Post $post): bool {
		return in_array($post->post_type, self::PRIVATE, true) ||
			($post->post_type === 'lp_question' && self::is_of_learnpress($post));
	}

	/** Paid Memberships Pro, Members, Restrict Content. */
	private static function has_level(WP_Post $post): bool {
		return (function_exists('pmpro_has_membership_access') &&
			!pmpro_has_membership_access($post->ID)) ||
			(function_exists('members_can_user_view_post') &&
				!members_can_user_view_post(0, $post->ID)) ||
			(function_exists('rcp_user_can_access') && !rcp_user_can_access(0, $post->ID));
	}

	private static function is_restricted_by_lifterlms(WP_Post $post): bool {
		// Its pages of courses and memberships show visitors what they offer.
		return function_exists('llms_page_restricted') &&
			!in_array($post->post_type, ['course', 'llms_membership'], true) &&
			!empty(llms_page_restricted($post->ID)['is_restricted']);
	}

	private static function is_of_sensei(WP_Post $post): bool {
		return function_exists('sensei_can_user_view_lesson') &&
			in_array($post->post_type, ['lesson', 'quiz'], true);
	}

	private static function sensei_shows(WP_Post $post): bool {
		return $post->post_type === 'lesson' && sensei_can_user_view_lesson($post->ID, 0);
	}

	private static function is_of_learnpress(WP_Post $post): bool {
		return class_exists('LearnPress', false) &&
			in_array($post->post_type, self::OF_LEARNPRESS, true);
	}
}
