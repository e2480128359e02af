<?php
/**
 * When the next step of the fetch runs: by WP-Cron, or by Action Scheduler where that is there.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Schedule {
	/** The hook of a step. */
	private const HOOK = 'pharos_fetch_search_data';

	private const GROUP = 'pharos-seo';

	public static function is_planned(): bool {
		return function_exists('as_has_scheduled_action')
			? as_has_scheduled_action(self::HOOK, [], self::GROUP)
			: (bool) wp_next_scheduled(self::HOOK);
	}

	/** Seconds since a step was due; negative before, null if none is planned or one is running. */
	public static function overdue(): ?int {
		$due = function_exists('as_next_scheduled_action')
			? as_next_scheduled_action(self::HOOK, [], self::GROUP)
			: wp_next_scheduled(self::HOOK);
		return is_int($due) ? time() - $due : null;
	}

	/** Plans the next step, in place of one that is planned. @param int $delay Seconds. */
	public static function plan(int $delay): void {
		self::clear();
		if (function_exists('as_schedule_single_action')) {
			as_schedule_single_action(time() + $delay, self::HOOK, [], self::GROUP);
			return;
		}
		wp_schedule_single_event(time() + $delay, self::HOOK);
	}

	/** Cancels all scheduled steps. */
	public static function clear(): void {
		wp_unschedule_hook(self::HOOK);
		if (function_exists('as_unschedule_all_actions')) {
			as_unschedule_all_actions(self::HOOK, [], self::GROUP);
		}
	}

	/** @param bool $network Whether the plugin is deactivated on all sites of a network. */
	public static function deactivated(bool $network): void {
		if (!$network || !is_multisite()) {
			self::clear();
			return;
		}
		foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
			switch_to_blog((int) $site);
			self::clear();
			restore_current_blog();
		}
	}
}
