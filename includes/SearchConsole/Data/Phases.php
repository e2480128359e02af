<?php
/**
 * What a fetch does, in phases.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use Pharos\Core\Deadline;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\Settings\Settings;

/** Each leaves what it has done in the tables, so that the next step continues where this one ended or died. */
final class Phases {
	/**
	 * In their order: what people look at comes before what is older. `whole` adds up the longest window again where `history` has
	 * fetched days of it, or `earlier` has copied some.
	 */
	private const ALL = [
		'days',
		'pages',
		'queries',
		'join',
		...self::WINDOWS,
		'checks',
		'history',
		'earlier',
		'whole',
	];

	/** The standing windows, by their names behind a "w". */
	private const WINDOWS = ['w90', 'w28', 'w7', 'w16m'];

	/** Days that are fetched before anything is shown: those of the 90 days, and the 90 before. */
	private const FIRST_DAYS = 180;

	/** Phases that ask Google for days that `days` has found. */
	private const DAILY = ['pages', 'queries', 'history'];

	/**
	 * Days before the last known one that are asked for again: Google corrects its newest figures, and those of a new property can take as
	 * long to appear.
	 */
	private const OVERLAP = 30;

	/** Days of pages in one question, at most. A small site needs a few dozen questions for 16 months. */
	private const SPAN = 16;

	private const LONG_AGO = '1970-01-01';

	private ?Fetch $fetch = null;

	/** @param DateTimeImmutable|null $now Tests have one of their own. */
	public function __construct(
		private readonly Settings $settings,
		private readonly Api $api,
		public readonly string $property,
		private readonly ?DateTimeImmutable $now,
	) {}

	/** The phase behind another one; '' at the end. */
	public static function next(string $phase): string {
		return self::ALL[array_search($phase, self::ALL, true) + 1] ?? '';
	}

	/** Whether a phase that is to come or running comes before another one; not so where there is none. */
	public static function comes_before(string $phase, string $other): bool {
		return $phase !== '' &&
			array_search($phase, self::ALL, true) < array_search($other, self::ALL, true);
	}

	/** Whether a fetch that was interrupted on an earlier day has to ask for the days since, first. */
	public function is_outdated(array $state): bool {
		return in_array($state['phase'], self::DAILY, true) &&
			$state['asked'] !== Window::today($this->now);
	}

	/**
	 * Works on a phase.
	 *
	 * @param array $state See State.
	 * @return int|null How far it has come; null when it is done.
	 * @throws Failure
	 */
	public function work(array $state, Deadline $deadline): ?int {
		$last_day = $state['last_day'];
		$at = $state['at'];
		return match ($state['phase']) {
			'days' => $this->days($last_day),
			'pages' => $this->pages(Window::shift($last_day, 1 - self::FIRST_DAYS), $at),
			'history' => $this->pages(self::LONG_AGO, $at),
			'queries' => $this->queries($last_day),
			'join' => (new Posts($this->settings))->step($at, $deadline),
			'checks' => $this->checks(),
			'earlier' => PropertyHistory::step($this->property, $state, $deadline),
			'whole' => $at === 0 && Windows::is_of('16m', $last_day, Days::with_pages())
				? null
				: Windows::build('16m', $last_day, $at, $deadline),
			default => Windows::build(substr($state['phase'], 1), $last_day, $at, $deadline),
		};
	}

	private function days(string $known): ?int {
		$fetch = $this->fetch();
		$today = Window::today($this->now);
		$first = Window::first_day($today);
		$from = max($first, $known === '' ? $first : Window::shift($known, -self::OVERLAP));
		$all = new Window($first, $today);
		PageDays::ask_again(PageDays::know_any($all) ? new Window($from, $today) : $all, false);
		if (!Days::were_fetched_since($all, 1)) {
			// All are unknown or empty, or a user wants all of them again.
			$from = $first;
		}
		[$days, $metadata] = $fetch->days(new Window($from, $today));
		$last_day = Window::last_complete_day($metadata, $today);
		if ($last_day >= $from) {
			Days::write(new Window($from, $last_day), $days);
		}
		State::set([
			'last_day' => max($known, $last_day),
			'mode' => $fetch->mode(),
			'asked' => $today,
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
		$queries = $this->fetch()->queries($window);
		if ($queries === [] && Days::sum($window)->impressions > 0) {
			// Not an answer: it is asked again tomorrow.
			return null;
		}
		Queries::replace($queries);
		State::set(['queries' => $window->data()]);
		return null;
	}

	private function checks(): ?int {
		Windows::forget_others();
		Checks::step(Windows::standing('90')['id'] ?? 0);
		return null;
	}

	private function fetch(): Fetch {
		return $this->fetch ??= new Fetch($this->api, $this->property);
	}

	private function count(): void {
		[$done, $total] = Days::progress();
		State::set(['done' => $done, 'total' => $total]);
	}
}
