<?php
/**
 * The background job that finds out what visitors get of each post.
 */

declare(strict_types=1);

namespace Pharos\Content;

use Pharos\Core\Job;
use Pharos\Core\Memory;

/**
 * Only on sites with code that can hide text (Restriction). Posts without a current result come first, newest first; all posts are
 * compared again once a day, because memberships and settings of plugins change without the post, and if a sample differs after settings
 * were saved.
 */
final class VisitorCheck {
	public const HOOK = 'pharos_check_visitor_text';

	/** An option, not autoloaded: the post to continue below, and whether to compare all posts again. */
	private const OPTION = 'pharos_visitor_check';

	/** Number of posts loaded at once. */
	private const BATCH = 100;

	/** Options that say nothing about who can read a post, and are saved often. */
	private const OTHER_OPTIONS = '/^(?:_transient_|_site_transient_|pharos_|action_scheduler|cron$|rewrite_rules$)/';

	/** The post that is being compared. */
	private static ?\WP_Post $current = null;

	/** The previous result of that post, if it is one of a sample. */
	private static ?string $sampled = null;

	/** The number of posts that this request has compared. */
	private static int $compared = 0;

	/** Schedules the job. @param bool $again Whether to compare all posts, in a day. */
	public static function plan(bool $again = false, int $in = 0): void {
		(new Job(self::HOOK, $again ? ['again'] : []))->ensure($in);
	}

	/** On a change of the post's data, such as its levels of membership, by an editor: its result isn't known any longer. */
	public static function changed(int $id): void {
		if (
			$id > 0 &&
			(is_admin() || wp_is_serving_rest_request()) &&
			get_post_meta($id, VisibilityRows::KEY, true) !== '' &&
			current_user_can('edit_post', $id)
		) {
			delete_post_meta($id, VisibilityRows::KEY);
			VisibilityRows::forget();
			self::plan();
		}
	}

	/** On a change of settings by a person who manages the site: the site may be closed to visitors now, or open again. */
	public static function settings_changed(string $option): void {
		if (
			preg_match(self::OTHER_OPTIONS, $option) !== 1 &&
			// Plugins save options while WordPress loads, too: no user is known yet.
			did_action('init') > 0 &&
			(is_admin() || wp_is_serving_rest_request()) &&
			current_user_can('manage_options') &&
			get_option(self::OPTION) !== false
		) {
			(new Job(self::HOOK, ['sample']))->ensure();
		}
	}

	/** Compares some posts in the request of a visitor, and plans to compare all again if one has another result. @return true */
	public static function sample(): bool {
		if (!Restriction::is_page_filtered() || is_user_logged_in()) {
			return true;
		}
		register_shutdown_function(self::give_up(...));
		foreach (VisibilityRows::sample() as $id => $row) {
			self::$current = get_post($id);
			self::$sampled = $row;
			$is_same = !self::$current || str_starts_with($row, VisitorText::parts(self::$current));
			self::$current = null;
			if (!$is_same) {
				self::again();
				break;
			}
		}
		self::$sampled = null;
		return true;
	}

	/** Compares all posts again, soon: plugins were updated, or a sample has another result. */
	public static function again(): void {
		if (get_option(self::OPTION) !== false) {
			(new Job(self::HOOK))->unschedule();
			self::plan(true);
		}
	}

	/**
	 * @param float $seconds  Maximum time.
	 * @param bool  $again    Whether to begin to compare all posts again.
	 * @param bool  $is_fresh Whether a post that seems to be hidden now has to be the first of a request: some plugins prepare only one page in
	 *                        each. The step ends there.
	 * @return bool Whether all posts have a result.
	 */
	public static function step(float $seconds, bool $again = false, bool $is_fresh = false): bool {
		if (!Restriction::is_page_filtered() || is_user_logged_in()) {
			return true;
		}
		$state = get_option(self::OPTION);
		$state = is_array($state) ? $state : [];
		$below = $again ? 0 : (int) ($state['below'] ?? 0);
		$below = $below === 0 ? PHP_INT_MAX : $below;
		$again = $again || !empty($state['again']);
		$end = microtime(true) + $seconds;
		register_shutdown_function(self::give_up(...));
		do {
			$rows = self::rows($below);
			foreach ($rows as $row) {
				// Some plugins have the rows of their types in a table of their own.
				$shown =
					(string) ($row->shown ??
						get_post_meta((int) $row->ID, VisibilityRows::KEY, true));
				if ($again || !VisibilityRows::is_current($shown, $row->post_modified_gmt)) {
					if (!self::check((int) $row->ID, $shown, $is_fresh)) {
						$end = 0.0;
						break;
					}
				}
				$below = (int) $row->ID;
				if (microtime(true) > $end) {
					break;
				}
			}
			$is_done =
				count($rows) < self::BATCH && ($rows === [] || $below === (int) end($rows)->ID);
			$is_done || count($rows) < self::BATCH || Memory::free();
		} while (!$is_done && microtime(true) < $end);
		update_option(
			self::OPTION,
			['below' => $is_done ? 0 : $below, 'again' => $again && !$is_done],
			false,
		);
		$is_done ? self::plan(true, DAY_IN_SECONDS) : self::plan();
		return $is_done;
	}

	/** Compares a post, in the request of a visitor. @return true It has a result. */
	public static function check_post(int $id): bool {
		if (Restriction::is_page_filtered() && !is_user_logged_in()) {
			register_shutdown_function(self::give_up(...));
			self::check($id, (string) get_post_meta($id, VisibilityRows::KEY, true), true);
		}
		return true;
	}

	/** @return list<object> Public posts. */
	private static function rows(int $below): array {
		global $wpdb;
		$files = get_option('wp_attachment_pages_enabled') ? ['attachment' => true] : [];
		$types = array_keys(PostTypes::viewable() + $files) ?: [''];
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		$public = [...array_values(get_post_stati(['public' => true])), 'inherit'];
		$statuses = implode(', ', array_fill(0, count($public), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_modified_gmt, m.meta_value AS shown FROM $wpdb->posts p
				LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.ID < %d AND p.post_status IN ($statuses) AND p.post_type IN ($marks)
				ORDER BY p.ID DESC LIMIT %d",
				[VisibilityRows::KEY, $below, ...$public, ...$types, self::BATCH],
			),
		);
		return (array) $rows;
	}

	/** @return bool Whether the post has a result. */
	private static function check(int $id, string $before, bool $is_fresh): bool {
		$post = get_post($id);
		if (!$post) {
			return true;
		}
		self::$current = $post;
		$parts = VisitorText::parts($post);
		self::$current = null;
		$is_first = self::$compared++ === 0;
		if ($parts !== '111' && !str_starts_with($before, $parts)) {
			if ($is_fresh && !$is_first) {
				return false;
			}
			// Some plugins store something before they can show a page for the first time.
			self::$current = $post;
			$again = VisitorText::parts($post, false);
			self::$current = null;
			// A template that has been loaded before outputs no head, which has the title.
			$parts = substr($again, 0, 2) . max($again[2], $parts[2]);
		}
		$row = VisibilityRows::format($post, $parts);
		if ($row !== $before) {
			update_post_meta($id, VisibilityRows::KEY, $row);
			VisibilityRows::forget();
		}
		return true;
	}

	/** A plugin has ended the request while the page was made: it has made the page itself or, with a status of its own, hides it. */
	private static function give_up(): void {
		if (self::$current) {
			VisitorPage::end();
			$is_page = (int) http_response_code() < 300;
			$parts = $is_page ? VisitorText::of_output(self::$current) : '000';
			update_post_meta(
				self::$current->ID,
				VisibilityRows::KEY,
				VisibilityRows::format(self::$current, $parts),
			);
			self::$sampled === null || str_starts_with(self::$sampled, $parts) || self::again();
			self::plan();
		}
	}
}
