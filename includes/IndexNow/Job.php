<?php
/**
 * Submits URLs in the background.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Deadline;
use Pharos\Core\Job as BackgroundJob;
use Pharos\Core\Lock;
use Pharos\Settings\Settings;

/** A WP-Cron event runs two minutes after a change. After a failure, the URLs stay in the queue, and retries have growing pauses. */
final class Job {
	public const HOOK = 'pharos_submit_indexnow';

	/** Seconds between a change and its submission, so that later changes are submitted together with it. */
	private const DELAY = 120;

	/** Lock timeout in seconds: afterwards the process that submits is presumed dead. */
	private const LOCK_SECONDS = 180;

	private const LOCK = 'pharos_indexnow_lock';

	public function __construct(private readonly Settings $settings) {}

	/** The event of the next submission. */
	public static function event(): BackgroundJob {
		return new BackgroundJob(self::HOOK);
	}

	/** Schedules the next submission, unless one is scheduled. */
	public static function plan(int $delay = self::DELAY): void {
		self::event()->ensure($delay);
	}

	/** Schedules a submission now, without the pause after failures. */
	public static function hurry(): void {
		State::forget_pause();
		self::event()->schedule();
		spawn_cron();
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

	/** On the event. */
	public function run(float $seconds): void {
		$obstacle = Obstacle::find($this->settings);
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
		$lock = Lock::take(self::LOCK, self::LOCK_SECONDS);
		if ($lock === null) {
			return true;
		}
		try {
			return $this->submit_all(new Deadline($seconds));
		} finally {
			$lock->release();
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
		self::event()->unschedule();
		Queue::clear();
		State::forget_pause();
	}
}
