<?php
/**
 * When the next step of the fetch, or of other work for Search Console, runs: by WP-Cron, or by Action Scheduler where that is there.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Schedule {
	/** The hook of a step of the fetch. */
	private const HOOK = 'pharos_fetch_search_data';

	/** All hooks: with those of IndexStatus\Job. */
	private const HOOKS = [self::HOOK, 'pharos_check_index'];

	private const GROUP = 'pharos-seo';

	public static function is_planned(string $hook = self::HOOK): bool {
		return function_exists('as_has_scheduled_action')
			? as_has_scheduled_action($hook, [], self::GROUP)
			: (bool) wp_next_scheduled($hook);
	}

	/** Seconds since a step was due; negative before, null if none is planned or one is running. */
	public static function overdue(string $hook = self::HOOK): ?int {
		$due = function_exists('as_next_scheduled_action')
			? as_next_scheduled_action($hook, [], self::GROUP)
			: wp_next_scheduled($hook);
		return is_int($due) ? time() - $due : null;
	}

	/** Plans the next step, in place of one that is planned. @param int $delay Seconds. */
	public static function plan(int $delay, string $hook = self::HOOK): void {
		self::clear($hook);
		if (function_exists('as_schedule_single_action')) {
			as_schedule_single_action(time() + $delay, $hook, [], self::GROUP);
			return;
		}
		wp_schedule_single_event(time() + $delay, $hook);
	}

	/** Cancels all scheduled steps. */
	public static function clear(string $hook = self::HOOK): void {
		wp_unschedule_hook($hook);
		if (function_exists('as_unschedule_all_actions')) {
			as_unschedule_all_actions($hook, [], self::GROUP);
		}
	}

	/** @param bool $network Whether the plugin is deactivated on all sites of a network. */
	public static function deactivated(bool $network): void {
		if (!$network || !is_multisite()) {
			self::clear_all();
			return;
		}
		foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
			switch_to_blog((int) $site);
			self::clear_all();
			restore_current_blog();
		}
	}

	/** Cancels all scheduled steps of all work. */
	public static function clear_all(): void {
		array_map(self::clear(...), self::HOOKS);
	}
}
