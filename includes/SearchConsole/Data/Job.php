<?php
/**
 * Fetches figures from Google in the background.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use Pharos\Core\Deadline;
use Pharos\Core\Job as BackgroundJob;
use Pharos\Core\Lock;
use Pharos\Core\Memory;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Property;
use Pharos\SearchConsole\Reasons;
use Pharos\Settings\Settings;

/**
 * Once a day, in steps of some seconds, by WP-Cron, or by Action Scheduler where it is there. What has been done is in the tables and in
 * State, so that the next step continues where the last one ended or was killed. One step runs at a time, in whichever process.
 */
final class Job {
	/** The hook of a step. */
	public const HOOK = 'pharos_fetch_search_data';

	/** The option of the lock of the steps. */
	public const LOCK = 'pharos_search_data_lock';

	/** Time limit of the lock: longer than the maximum duration of a request to Google and of the slowest query. */
	public const LOCK_SECONDS = 120;

	/** Minutes until another attempt, after so many failures in a row; then it is tomorrow’s business. */
	private const TRIES = [1, 5, 15, 60];

	private readonly Connection $connection;

	private readonly Api $api;

	private ?Phases $phases = null;

	/** @param DateTimeImmutable|null $now Tests have one of their own. */
	public function __construct(
		private readonly Settings $settings,
		private readonly ?DateTimeImmutable $now = null,
	) {
		$this->connection = new Connection();
		$this->api = new Api($this->connection);
	}

	/** The event of the next step. */
	public static function event(): BackgroundJob {
		return new BackgroundJob(self::HOOK);
	}

	/** Begins, unless it is running: on demand, when a property was chosen, or when the daily fetch was lost. */
	public static function start(): void {
		Property::refresh();
		$connection = new Connection();
		$property = $connection->property();
		if ($property !== '') {
			Properties::select($property);
		}
		if (!$connection->is_ready()) {
			return;
		}
		$pause = max(0, (int) $connection->blocked_until() - time());
		State::change(
			static fn(array $state): array => ['property' => $property, 'tries' => 0] +
				($state['phase'] === '' ? ['phase' => 'days', 'at' => 0] : []) +
				// A fetch that failed goes on, such as after connecting again; not before the end of a pause.
				($state['phase'] === '' || $pause === 0 ? ['failed' => ''] : []) +
				$state,
		);
		self::event()->schedule($pause);
	}

	/** Fetches all days that Google has again, in place of those that are stored. @param DateTimeImmutable|null $now For tests. */
	public static function start_over(?DateTimeImmutable $now = null): void {
		Property::refresh();
		if ((new Connection())->is_ready() && Tables::exist()) {
			$today = Window::today($now);
			PageDays::ask_again(new Window(Window::first_day($today), $today), true);
			State::set(['phase' => '']);
		}
		self::start();
	}

	/** Looks up the posts and robots of all pages again: many of them have changed. */
	public static function join_again(): void {
		if (!Tables::exist()) {
			return;
		}
		State::change(
			static fn(array $state): array => (Phases::comes_before($state['phase'], 'join')
				? []
				: ['phase' => 'join', 'at' => 0]) + $state,
		);
		self::event()->schedule();
	}

	/** @param array<string, mixed> $changed On `pharos_settings_saved`. */
	public static function settings_changed(Settings $settings, array $changed): void {
		if (isset($changed['enable_google_console'])) {
			$settings->get('enable_google_console') ? self::start() : self::event()->unschedule();
		}
		$robots = array_filter(
			array_keys($changed),
			static fn(string $key): bool => str_contains($key, 'index') ||
				$key === 'enable_page_level_seo',
		);
		if ($robots !== [] && $settings->get('enable_google_console')) {
			self::join_again();
		}
	}

	/** Plans the daily fetch again where it was lost, for example with a copy of the database. */
	public static function ensure(): void {
		if ((new Connection())->is_ready() && !self::event()->is_scheduled()) {
			$state = State::read();
			$state['phase'] !== '' || $state['fetched'] < time() - DAY_IN_SECONDS
				? self::start()
				: self::event()->schedule(DAY_IN_SECONDS - (time() - $state['fetched']));
		}
	}

	/**
	 * On the event: a step of the fetch that is running, or the first one of the daily fetch.
	 *
	 * @return bool Whether there is more to do now.
	 */
	public function run(float $seconds): bool {
		if (!$this->settings->get('enable_google_console') || !$this->connection->is_ready()) {
			return false;
		}
		$state = State::read();
		if ($state['phase'] === '') {
			self::start();
		} elseif ($state['driven'] > 0) {
			State::set(['driven' => 0]);
		}
		return $this->step($seconds);
	}

	/**
	 * Works for some seconds, unless another process does.
	 *
	 * @return bool Whether there is more to do now. Not so after a failure, see State’s `failed`.
	 */
	public function step(float $seconds): bool {
		['phase' => $phase, 'property' => $property] = State::now();
		if ($phase === '') {
			return false;
		}
		$lock = Lock::take(self::LOCK, self::LOCK_SECONDS);
		if ($lock === null) {
			return true;
		}
		// In case this step dies.
		self::event()->schedule(2 * self::LOCK_SECONDS);
		$failed = '';
		try {
			$this->work(new Deadline($seconds), $lock);
		} catch (Failure $failure) {
			$failed = $failure->reason;
		} catch (\RuntimeException) {
			$failed = 'database';
		} finally {
			$lock->release();
		}
		Property::refresh();
		if ($this->connection->property() === '') {
			// A user has disconnected the site.
			self::event()->unschedule();
			return false;
		}
		$state =
			// Another one may have been selected, and the data of this one deleted.
			$failed === '' || State::now()['property'] !== $property
				? State::set(['tries' => 0, 'failed' => ''])
				: $this->failed($failed);
		$this->plan_next($state);
		return $state['phase'] !== '' && $state['failed'] === '';
	}

	private function work(Deadline $deadline, Lock $lock): void {
		Tables::need();
		do {
			Property::refresh();
			$state = State::now();
			if ($state['phase'] === '') {
				// Another process has finished it.
				return;
			}
			$property = $this->connection->property();
			if ($state['property'] !== $property) {
				// Another one was chosen since.
				self::start();
				return;
			}
			$changed = Tables::with(Tables::number(), function () use ($state, $deadline): array {
				$phases = $this->phases($state['property']);
				if ($phases->is_outdated($state)) {
					$state = State::set(['phase' => 'days', 'at' => 0]);
				}
				$at = $phases->work($state, $deadline);
				return State::change(static function (array $now) use ($state, $at): array {
					// A user has started again, or has deleted all data.
					if (
						$now['phase'] !== $state['phase'] ||
						$now['property'] !== $state['property']
					) {
						return $now;
					}
					return ($at === null ? self::next($now) : ['at' => $at]) + $now;
				});
			});
			$lock->renew();
			Memory::free();
		} while ($changed['phase'] !== '' && !$deadline->is_over());
	}

	/** One for all steps: it remembers pages. */
	private function phases(string $property): Phases {
		if ($this->phases?->property !== $property) {
			$this->phases = new Phases($this->settings, $this->api, $property, $this->now);
		}
		return $this->phases;
	}

	/** @return array<string, mixed> What changes when a phase is done. */
	private static function next(array $state): array {
		$next = Phases::next($state['phase']);
		return ['phase' => $next, 'at' => 0] + ($next === '' ? ['fetched' => time()] : []);
	}

	private function failed(string $reason): array {
		return State::change(
			static fn(array $state): array => [
				'failed' => $reason,
				'tries' => $state['tries'] + 1,
			] + $state,
		);
	}

	private function plan_next(array $state): void {
		$pause = max(0, (int) $this->connection->blocked_until_now() - time());
		$minutes = self::TRIES[$state['tries'] - 1] ?? null;
		match (true) {
			// A user has to connect again, which starts it.
			Reasons::stops($state['failed']) => self::event()->unschedule(),
			$state['failed'] !== '' && $pause > 0 => self::event()->schedule($pause),
			$state['failed'] !== '' && $minutes !== null => self::event()->schedule($minutes * 60),
			$state['failed'] === '' && $state['phase'] !== '' => self::event()->schedule(),
			// So that Google isn't asked by all sites in the same minute.
			default => self::event()->schedule(DAY_IN_SECONDS + random_int(-1800, 1800)),
		};
	}
}
