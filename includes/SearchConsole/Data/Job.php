<?php
/**
 * Fetches figures from Google in the background.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use Pharos\Analysis\Deadline;
use Pharos\Memory;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Reasons;
use Pharos\Settings\Settings;

/**
 * Once a day, in steps of some seconds, by WP-Cron, or by Action Scheduler where it is there. What has been done is in the tables and in
 * State, so that the next step goes on where the last one ended or died. One step runs at a time, whoever runs it.
 */
final class Job {
	/** The hook of a step. */
	public const HOOK = 'pharos_fetch_search_data';

	/** In their order: what people look at comes before what is older. */
	public const PHASES = ['days', 'pages', 'queries', 'join', 'w90', 'w28', 'checks', 'history'];

	/** Days that are fetched before anything is shown: the longest standing window and the one before. */
	private const FIRST_DAYS = 180;

	/** Days before the last known one that are asked for again: Google corrects its newest figures. */
	private const OVERLAP = 5;

	/** Days of pages in one question, at most. A small site needs a few dozen questions for 16 months. */
	private const SPAN = 16;

	/** Minutes until another attempt, after so many failures in a row; then it is tomorrow’s business. */
	private const TRIES = [1, 5, 15, 60];

	private const LONG_AGO = '1970-01-01';

	private const GROUP = 'pharos-seo';

	private readonly Connection $connection;

	private readonly Api $api;

	private ?Fetch $fetch = null;

	/** @param DateTimeImmutable|null $now Tests have one of their own. */
	public function __construct(
		private readonly Settings $settings,
		private readonly ?DateTimeImmutable $now = null,
	) {
		$this->connection = new Connection();
		$this->api = new Api($this->connection);
	}

	/** Begins, unless it is running: on demand, when a property was chosen, or when the daily fetch was lost. */
	public static function start(): void {
		$connection = new Connection();
		if (!$connection->is_ready()) {
			return;
		}
		$property = $connection->property();
		if (!in_array(State::read()['property'], ['', $property], true)) {
			// Figures of two properties can't be compared.
			Tables::clear();
		}
		State::change(
			static fn(array $state): array => ['property' => $property, 'tries' => 0] +
				($state['phase'] === '' ? ['phase' => 'days', 'at' => 0, 'failed' => ''] : []) +
				$state,
		);
		self::plan(max(0, (int) $connection->blocked_until() - time()));
	}

	/** Finds out anew which posts pages belong to and what they say: URLs or robots of many of them have changed. */
	public static function join_again(): void {
		if (!Tables::exist()) {
			return;
		}
		State::change(
			static fn(array $state): array => (self::comes_before($state['phase'], 'join')
				? []
				: ['phase' => 'join', 'at' => 0]) + $state,
		);
		self::plan(0);
	}

	/** @param array<string, mixed> $changed On `pharos_settings_saved`. */
	public static function settings_changed(Settings $settings, array $changed): void {
		if (isset($changed['enable_google_console'])) {
			$settings->get('enable_google_console') ? self::start() : self::unschedule();
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
		if ((new Connection())->is_ready() && !self::is_planned()) {
			$state = State::read();
			$state['phase'] !== '' || $state['fetched'] < time() - DAY_IN_SECONDS
				? self::start()
				: self::plan(DAY_IN_SECONDS - (time() - $state['fetched']));
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

	/** Nothing is planned any more. */
	public static function unschedule(): void {
		wp_unschedule_hook(self::HOOK);
		if (function_exists('as_unschedule_all_actions')) {
			as_unschedule_all_actions(self::HOOK, [], self::GROUP);
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
		if (State::read()['phase'] === '') {
			self::start();
		}
		return $this->step($seconds);
	}

	/**
	 * Works for some seconds, if nobody else does.
	 *
	 * @return bool Whether there is more to do now. Not so after a failure, see State’s `failed`.
	 */
	public function step(float $seconds): bool {
		if (State::now()['phase'] === '') {
			return false;
		}
		$lock = Lock::take();
		if ($lock === null) {
			return true;
		}
		// In case this step dies.
		self::plan(2 * Lock::SECONDS);
		try {
			$this->work(new Deadline($seconds), $lock);
			$state = State::set(['tries' => 0, 'failed' => '']);
		} catch (Failure $failure) {
			$state = $this->failed($failure->reason);
		} catch (\RuntimeException) {
			$state = $this->failed('database');
		} finally {
			$lock->give_back();
		}
		$this->plan_next($state);
		return $state['phase'] !== '' && $state['failed'] === '';
	}

	private function work(Deadline $deadline, Lock $lock): void {
		Tables::need();
		do {
			$state = State::now();
			if ($state['phase'] === '') {
				// Another process has finished it.
				return;
			}
			if ($state['property'] !== $this->connection->property()) {
				// Another one was chosen meanwhile.
				self::start();
				return;
			}
			$at = $this->phase($state, $deadline);
			$changed = State::change(static function (array $now) use ($state, $at): array {
				// Somebody has begun again, or has cleared everything.
				if ($now['phase'] !== $state['phase'] || $now['property'] !== $state['property']) {
					return $now;
				}
				return ($at === null ? self::next($now) : ['at' => $at]) + $now;
			});
			$lock->hold();
			Memory::free();
		} while ($changed['phase'] !== '' && !$deadline->is_over());
	}

	/** @return int|null How far the phase has come; null when it is done. */
	private function phase(array $state, Deadline $deadline): ?int {
		$last_day = $state['last_day'];
		return match ($state['phase']) {
			'days' => $this->days($state),
			'pages' => $this->pages(Window::shift($last_day, 1 - self::FIRST_DAYS), $state['at']),
			'history' => $this->pages(self::LONG_AGO, $state['at']),
			'queries' => $this->queries($last_day),
			'join' => (new Posts($this->settings))->step($state['at'], $deadline),
			'w90' => Windows::build('90', $last_day, $state['at'], $deadline),
			'w28' => Windows::build('28', $last_day, $state['at'], $deadline),
			'checks' => $this->checks(),
		};
	}

	private function days(array $state): ?int {
		$fetch = $this->fetch();
		$today = Window::today($this->now);
		$from =
			$state['last_day'] === ''
				? Window::first_day($today)
				: Window::shift($state['last_day'], -self::OVERLAP);
		[$days, $metadata] = $fetch->days(new Window($from, $today));
		$last_day = Window::last_complete_day($metadata, $today);
		if ($last_day >= $from) {
			Days::write(new Window($from, $last_day), $days);
		}
		State::set([
			'last_day' => max($state['last_day'], $last_day),
			'mode' => $fetch->mode(),
		]);
		$this->count();
		return null;
	}

	/** @param int $span Days of the last question; 0 to begin. */
	private function pages(string $from, int $span): ?int {
		$span = min(self::SPAN, max(1, $span * 2));
		$window = Days::without_pages($from, $span);
		if ($window === null) {
			return null;
		}
		$fetch = $this->fetch();
		$days = $fetch->pages($window);
		if ($days === null) {
			// Each of them needs an answer of its own, and so will the next ones.
			$window = new Window($window->end, $window->end);
			$days = $fetch->pages($window) ?? [];
			$span = 0;
		}
		PageDays::replace($window, $days);
		$this->count();
		return $span;
	}

	private function queries(string $last_day): ?int {
		$window = Queries::window($last_day);
		Queries::replace($this->fetch()->queries($window));
		State::set(['queries' => $window->data()]);
		return null;
	}

	private function checks(): ?int {
		Windows::forget_others();
		Checks::step(Windows::standing('90')['id'] ?? 0);
		return null;
	}

	private function fetch(): Fetch {
		return $this->fetch ??= new Fetch($this->api, $this->connection->property());
	}

	private function count(): void {
		[$done, $total] = Days::progress();
		State::set(['done' => $done, 'total' => $total]);
	}

	/** @return array<string, mixed> What changes when a phase is done. */
	private static function next(array $state): array {
		$place = array_search($state['phase'], self::PHASES, true) + 1;
		$next = self::PHASES[$place] ?? '';
		return ['phase' => $next, 'at' => 0] + ($next === '' ? ['fetched' => time()] : []);
	}

	private static function comes_before(string $phase, string $other): bool {
		return $phase !== '' &&
			array_search($phase, self::PHASES, true) < array_search($other, self::PHASES, true);
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
			// Somebody has to connect again, which starts it.
			Reasons::stops($state['failed']) => self::unschedule(),
			$state['failed'] !== '' && $pause > 0 => self::plan($pause),
			$state['failed'] !== '' && $minutes !== null => self::plan($minutes * 60),
			$state['failed'] === '' && $state['phase'] !== '' => self::plan(0),
			// So that Google isn't asked by all sites in the same minute.
			default => self::plan(DAY_IN_SECONDS + random_int(-1800, 1800)),
		};
	}

	private static function is_planned(): bool {
		return function_exists('as_has_scheduled_action')
			? as_has_scheduled_action(self::HOOK, [], self::GROUP)
			: (bool) wp_next_scheduled(self::HOOK);
	}

	/** Plans the next step, in place of one that is planned. @param int $delay Seconds. */
	private static function plan(int $delay): void {
		self::unschedule();
		if (function_exists('as_schedule_single_action')) {
			as_schedule_single_action(time() + $delay, self::HOOK, [], self::GROUP);
			return;
		}
		wp_schedule_single_event(time() + $delay, self::HOOK);
	}
}
