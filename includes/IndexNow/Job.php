<?php
/**
 * Submits URLs in the background.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\AtomicOption;
use Pharos\Core\Deadline;
use Pharos\Settings\Settings;

/** A WP-Cron event runs two minutes after a change. After a failure, the URLs stay in the queue, and retries have growing pauses. */
final class Job {
	public const HOOK = 'pharos_submit_indexnow';

	/** Seconds between a change and its submission, so that later changes are submitted together with it. */
	private const DELAY = 120;

	/** Lock timeout in seconds: afterwards the process that submits is presumed dead. */
	private const LOCK = 180;

	private const LOCKED = 'pharos_indexnow_lock';

	public function __construct(private readonly Settings $settings) {}

	/** Schedules the next submission, unless one is scheduled. */
	public static function plan(int $delay = self::DELAY): void {
		if (!wp_next_scheduled(self::HOOK)) {
			wp_schedule_single_event(time() + $delay, self::HOOK);
		}
	}

	/** Schedules a submission now, without the pause after failures. */
	public static function hurry(): void {
		State::forget_pause();
		self::unschedule();
		self::plan(0);
		spawn_cron();
	}

	public static function unschedule(): void {
		wp_unschedule_hook(self::HOOK);
	}

	/** On `pharos_settings_saved`. @param array<string, mixed> $changed */
	public static function settings_changed(array $changed): void {
		if (($changed['enable_indexnow'] ?? null) === true) {
			Key::current();
			Queue::need();
		} elseif (($changed['enable_indexnow'] ?? null) === false) {
			self::stop();
		}
	}

	/** @param bool $network Whether on all sites of a network. */
	public static function deactivated(bool $network): void {
		if (!$network || !is_multisite()) {
			self::unschedule();
			return;
		}
		foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
			switch_to_blog((int) $site);
			self::unschedule();
			restore_current_blog();
		}
	}

	/** On the event. */
	public function run(float $seconds): void {
		$obstacle = Obstacle::of($this->settings);
		if ($obstacle === 'off') {
			self::stop();
			return;
		}
		$wait = State::read()['next'] - time();
		if ($obstacle === '' && $wait <= 0) {
			$this->submit($seconds);
			$wait = State::read()['next'] - time();
		}
		// With an obstacle, the queue waits for the next change.
		if ($obstacle === '' && Queue::first(1) !== []) {
			self::plan(max($wait, self::DELAY));
		}
	}

	/**
	 * Submits the queue, unless another process does.
	 *
	 * @return bool Whether nothing failed.
	 */
	public function submit(float $seconds): bool {
		if (!self::lock()) {
			return true;
		}
		try {
			return $this->submit_all(new Deadline($seconds));
		} finally {
			AtomicOption::remove(self::LOCKED);
		}
	}

	private function submit_all(Deadline $deadline): bool {
		Queue::prune();
		$submission = new Submission($this->settings);
		do {
			$rows = Queue::first(Endpoint::MOST);
			// Rows of moved content have several URLs.
			foreach (array_chunk($submission->urls($rows), Endpoint::MOST) as $urls) {
				if (!State::record($urls, Endpoint::submit($urls))) {
					return false;
				}
			}
			Queue::delete(array_column($rows, 'id'));
		} while (count($rows) === Endpoint::MOST && !$deadline->is_over());
		return true;
	}

	private static function stop(): void {
		self::unschedule();
		Queue::clear();
		State::forget_pause();
	}

	private static function lock(): bool {
		return AtomicOption::change(
			self::LOCKED,
			static fn(array $lock): ?array => ($lock['until'] ?? 0) > time()
				? null
				: ['until' => time() + self::LOCK],
		);
	}
}
