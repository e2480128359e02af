<?php
/**
 * Schedules work in the background.
 */

declare(strict_types=1);

namespace Pharos\Core;

/** An event of WP-Cron, or an action of Action Scheduler if another plugin brings it, which shows its actions and repeats lost ones. */
final class Job {
	private const GROUP = 'pharos-seo';

	/**
	 * @param string       $hook The hook of the event.
	 * @param list<string> $args The arguments of its handler.
	 */
	public function __construct(private readonly string $hook, private readonly array $args = []) {}

	/**
	 * Schedules the event in place of one that is scheduled.
	 *
	 * @param int $delay Seconds.
	 */
	public function schedule(int $delay = 0): void {
		// WordPress rejects an event close to another one with the same hook.
		wp_clear_scheduled_hook($this->hook, $this->args);
		if (self::has_action_scheduler()) {
			as_unschedule_all_actions($this->hook, $this->args, self::GROUP);
			as_schedule_single_action(time() + $delay, $this->hook, $this->args, self::GROUP);
			return;
		}
		wp_schedule_single_event(time() + $delay, $this->hook, $this->args);
	}

	/**
	 * Schedules the event, unless it is scheduled.
	 *
	 * @param int $delay Seconds.
	 */
	public function ensure(int $delay = 0): void {
		$this->is_scheduled() || $this->schedule($delay);
	}

	/** Whether the event is scheduled or running. */
	public function is_scheduled(): bool {
		return self::has_action_scheduler()
			? as_has_scheduled_action($this->hook, $this->args, self::GROUP)
			: (bool) wp_next_scheduled($this->hook, $this->args);
	}

	/** The timestamp of the scheduled event; null if none is scheduled, or it is running. */
	public function next(): ?int {
		$next = self::has_action_scheduler()
			? as_next_scheduled_action($this->hook, $this->args, self::GROUP)
			: wp_next_scheduled($this->hook, $this->args);
		return is_int($next) ? $next : null;
	}

	/** Unschedules the events of the hook, whatever their arguments. */
	public function unschedule(): void {
		wp_unschedule_hook($this->hook);
		if (self::has_action_scheduler()) {
			as_unschedule_all_actions($this->hook, null, self::GROUP);
		}
	}

	/** Before it is initialized, Action Scheduler schedules nothing. */
	private static function has_action_scheduler(): bool {
		return did_action('action_scheduler_init') > 0;
	}
}
