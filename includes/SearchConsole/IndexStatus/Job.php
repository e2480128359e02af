<?php
/**
 * Checks the status of all pages in Google's index, in the background.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use DateTimeImmutable;
use DateTimeZone;
use Pharos\Core\AtomicOption;
use Pharos\Core\Deadline;
use Pharos\Core\Job as BackgroundJob;
use Pharos\Core\Lock;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Inspections;
use Pharos\SearchConsole\Property;
use Pharos\SearchConsole\Reasons;
use Pharos\Settings\Settings;

/**
 * In steps of some seconds, by WP-Cron, or by Action Scheduler where it is there, under a lock: each result is stored at once, so that the
 * next step continues where the last one ended or was killed. The list of pages is renewed once a day.
 */
final class Job {
	/** The hook of a step. */
	public const HOOK = 'pharos_check_index';

	private const LOCK = 'pharos_index_status_lock';

	/** Time limit of the lock: longer than the maximum duration of a request to Google. */
	private const LOCK_SECONDS = 120;

	/** Inspections of a day that are left for users. */
	public const RESERVE = 200;

	/** Minutes until another attempt, after so many failures in a row. */
	private const TRIES = [1, 5, 15, 60];

	private readonly Connection $connection;

	private readonly Api $api;

	public function __construct(private readonly Settings $settings) {
		$this->connection = new Connection();
		$this->api = new Api($this->connection);
	}

	/** The event of the next step. */
	public static function event(): BackgroundJob {
		return new BackgroundJob(self::HOOK);
	}

	/** Starts the checks, or continues them after a pause. */
	public static function start(): void {
		Table::need();
		State::set(['on' => true, 'failed' => '', 'tries' => 0, 'waits' => '', 'next' => time()]);
		self::event()->schedule();
	}

	/** Pauses the checks; results and the list are kept. */
	public static function pause(): void {
		State::set(['on' => false, 'waits' => '', 'next' => 0]);
		self::event()->unschedule();
	}

	/** Schedules the next step again where it was lost, or after the site was connected again. */
	public static function ensure(): void {
		if (!Table::exists()) {
			return;
		}
		$state = State::read();
		if ($state['on'] && (new Connection())->is_ready() && !self::event()->is_scheduled()) {
			Reasons::stops($state['failed']) && State::set(['failed' => '']);
			self::event()->schedule(max(0, $state['next'] - time()));
		}
	}

	/** On `pharos_settings_saved`. @param array<string, mixed> $changed */
	public static function settings_changed(array $changed): void {
		match ($changed['enable_google_console'] ?? null) {
			true => self::ensure(),
			false => self::event()->unschedule(),
			default => null,
		};
	}

	/** Deletes all results, and stops the checks. */
	public static function clear(): void {
		self::event()->unschedule();
		if (Table::exists()) {
			Table::drop();
			AtomicOption::remove(State::OPTION);
		}
	}

	/** On the event. */
	public function run(float $seconds): void {
		Property::refresh();
		if (
			!$this->settings->get('enable_google_console') ||
			!Table::exists() ||
			!State::read()['on'] ||
			!$this->connection->is_ready()
		) {
			return;
		}
		$lock = Lock::take(self::LOCK, self::LOCK_SECONDS);
		if ($lock === null) {
			return;
		}
		// In case this step dies.
		self::event()->schedule(2 * self::LOCK_SECONDS);
		try {
			$pause = $this->attempt(new Deadline($seconds), $lock);
		} finally {
			$lock->release();
		}
		if ($pause === null || !State::read()['on']) {
			self::event()->unschedule();
			return;
		}
		State::set(['next' => time() + $pause]);
		self::event()->schedule($pause);
	}

	/** @return int|null Seconds until the next step; null if there is none before a user acts. */
	private function attempt(Deadline $deadline, Lock $lock): ?int {
		try {
			$pause = $this->work($deadline, $lock);
			State::set(['failed' => '', 'tries' => 0]);
			return $pause;
		} catch (Failure $failure) {
			return $this->failed($failure->reason);
		} catch (\RuntimeException) {
			return $this->failed('database');
		}
	}

	private function failed(string $reason): ?int {
		$tries = State::read()['tries'];
		// Google has counted other inspections too: the day is over.
		$is_day_over = $reason === 'quota_exceeded';
		State::set([
			'failed' => $is_day_over ? '' : $reason,
			'tries' => $is_day_over ? 0 : $tries + 1,
			'waits' => $is_day_over ? 'quota' : '',
		]);
		$pause = max(0, (int) $this->connection->blocked_until_now() - time());
		return match (true) {
			Reasons::stops($reason) => null,
			$is_day_over => self::until_tomorrow(),
			$pause > 0 => $pause,
			default => 60 * (self::TRIES[$tries] ?? 60),
		};
	}

	private function work(Deadline $deadline, Lock $lock): int {
		$property = $this->connection->property();
		$state = State::read();
		$is_old = $state['run'] < time() - DAY_IN_SECONDS;
		if ($state['property'] !== $property || ($is_old && $state['below'] === null)) {
			$state = State::set(['property' => $property, 'run' => time(), 'below' => 0]);
		}
		State::set(['waits' => '']);
		if ($state['below'] !== null) {
			$list = new PageList($this->settings, $property, $state['run']);
			$below = $list->step($state['below'], $deadline);
			State::set(['below' => $below]);
			if ($below !== null) {
				return 0;
			}
		}
		return $this->inspect(new Queue($property), $property, $deadline, $lock);
	}

	private function inspect(Queue $queue, string $property, Deadline $deadline, Lock $lock): int {
		do {
			if (Inspections::used($property)['used'] >= Inspections::A_DAY - self::RESERVE) {
				State::set(['waits' => 'quota']);
				return self::until_tomorrow();
			}
			$page = $queue->next();
			if ($page === null) {
				State::set(['waits' => 'done']);
				return self::until($queue->next_time());
			}
			if (Inspections::take($property) === null) {
				return MINUTE_IN_SECONDS;
			}
			$this->check($queue, $page, $property);
			$lock->renew();
			// A user may have paused the checks, or selected another property.
			Property::refresh();
			if (!State::read()['on'] || $this->connection->property() !== $property) {
				return 0;
			}
		} while (!$deadline->is_over());
		return 0;
	}

	private function check(Queue $queue, object $page, string $property): void {
		try {
			// In English: Verdict reads the texts.
			$result = $this->api->inspect($property, $page->url, 'en-US');
		} catch (Failure $failure) {
			if ($failure->reason !== 'invalid_request') {
				throw $failure;
			}
			$queue->postpone($page);
			return;
		}
		$queue->record($page, Verdict::read($result));
	}

	/** Seconds until a page is due, or the list is renewed. */
	private static function until(?int $due): int {
		$renewal = DAY_IN_SECONDS - (time() - State::read()['run']);
		return max(MINUTE_IN_SECONDS, min($renewal, ($due ?? PHP_INT_MAX) - time()));
	}

	/** Seconds until Google's next day, which is in Pacific time; some more, so that not all sites ask in the same minute. */
	private static function until_tomorrow(): int {
		$tomorrow = new DateTimeImmutable('tomorrow', new DateTimeZone('America/Los_Angeles'));
		return $tomorrow->getTimestamp() - time() + random_int(MINUTE_IN_SECONDS, 1800);
	}
}
