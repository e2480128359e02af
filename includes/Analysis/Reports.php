<?php
/**
 * The reports: kept for a day unless something changes, made by one run of a kind at a time.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Settings\Settings;
use Pharos\Sitemaps\Lists;
use Pharos\Sitemaps\Tables;
use Pharos\Template\Variables;

/**
 * Reports about the home page are kept in options, the last one also after it has become old; those about other pages of the site
 * in transients, of which there are 20 at most. Only general checks look at the page.
 *
 * @phpstan-type Latest array{report: Report|null, running: bool}
 */
final class Reports {
	/** How many other pages have a report. */
	private const PAGES = 20;

	/** Seconds after which PHP ends a run that computes and computes. */
	private const TIME_LIMIT = 60;

	private readonly Run $run;

	/** What gives the lock back when PHP ends. */
	private \Closure $at_end;

	/** @param float $seconds Of a run, see Run. */
	public function __construct(
		private readonly Settings $settings,
		Variables $variables,
		float $seconds = Run::LONGEST,
	) {
		$this->run = new Run($settings, $variables, $seconds);
	}

	/**
	 * The last report, after a run where it is old.
	 *
	 * @param string $url   A page, see SiteAddress.
	 * @param bool   $force Whether a run is made even though nothing has changed.
	 * @return Latest|null `running`: somebody else's run is not over, and this is the report before it. Null when the database refuses it.
	 */
	public function latest(string $kind, string $url, bool $force): ?array {
		$checks = Checks::of($kind);
		$sign = Sign::of($kind, $this->settings, $checks);
		$begun = $this->begin($kind, $url, $force ? null : $sign);
		if ($begun === null || $begun['owner'] === '') {
			return $begun;
		}
		['report' => $last, 'seen' => $seen] = $begun;
		$this->prepare($kind, $begun['owner']);
		$found = $this->run->of($checks, $url, $last->items ?? [], $last->left ?? []);
		$report = new Report(time(), $found['items'], $found['left'], $sign, $seen);
		$this->end($kind, $begun['owner'], $url, static fn(): Report => $report);
		return ['report' => $report, 'running' => false];
	}

	/**
	 * Runs one check, and puts what it says into the last report.
	 *
	 * @return Latest|null A report of this check only.
	 */
	public function one(string $kind, string $url, string $check): ?array {
		$checks = array_intersect_key(Checks::of($kind), [$check => true]);
		$begun = $this->begin($kind, $url, null, false);
		if ($begun === null) {
			return null;
		}
		['owner' => $owner, 'report' => $last] = $begun;
		$items = array_intersect_key($last->items ?? [], $checks);
		if ($owner === '') {
			$only = new Report($last->checked_at ?? 0, $items, [], '', '');
			return ['report' => $last === null ? null : $only, 'running' => true];
		}
		$this->prepare($kind, $owner);
		$found = $this->run->of($checks, $url, $items);
		$this->end(
			$kind,
			$owner,
			$url,
			static fn(?Report $last): ?Report => $found['left'] === []
				? $last?->with($check, $found['items'][$check] ?? null)
				: $last,
		);
		return [
			'report' => new Report(time(), $found['items'], $found['left'], '', ''),
			'running' => false,
		];
	}

	/**
	 * Takes the lock, unless somebody has it, or there is a report that is fresh.
	 *
	 * @param string|null $sign     What the report has to be fresh by, see Sign; null where it does not matter.
	 * @param bool        $is_whole Whether a new report is made.
	 * @return array{report: Report|null, running: bool, owner: string, seen: string}|null Without an owner nothing is to be run; null when the
	 *         database refuses it.
	 */
	private function begin(
		string $kind,
		string $url,
		?string $sign,
		bool $is_whole = true,
	): ?array {
		$lock = Kept::lock($kind);
		$option = Kept::report($kind);
		// What a change takes away has to be there before the first page is looked at.
		$mark = $is_whole && Tables::exist() ? Lists::mark("report:$kind") : '';
		$begun = [];
		$taken = (new Kept(Kept::STATE, $option, $lock))->change(static function (array $kept) use (
			$kind,
			$url,
			$sign,
			$is_whole,
			$lock,
			$option,
			$mark,
			&$begun,
		): ?array {
			$state = $kept[Kept::STATE] ?? [];
			$state['seen'] = is_array($state['seen'] ?? null) ? $state['seen'] : [];
			$noted = is_string($state['seen'][$kind] ?? null) ? $state['seen'][$kind] : '';
			// Changes are noted in either place.
			$seen = $noted === '' ? '' : $noted . $mark;
			$report = self::is_kept($kind, $url)
				? Report::from($kept[$option] ?? null)
				: self::of_page($kind, $url);
			$running = Lock::is_held($kept[$lock] ?? null);
			$begun = ['report' => $report, 'running' => $running, 'owner' => '', 'seen' => $seen];
			if ($running || ($sign !== null && $report?->is_fresh($sign, $seen))) {
				return null;
			}
			$mine = Lock::taken();
			$begun['owner'] = $mine['owner'];
			if ($seen !== '' || !$is_whole) {
				return [$lock => $mine];
			}
			// Changes from now on are noted.
			$noted = bin2hex(random_bytes(8));
			$begun['seen'] = $noted . $mark;
			$state['seen'] = [$kind => $noted] + $state['seen'];
			return [$lock => $mine, Kept::STATE => $state];
		});
		return $taken || $begun['owner'] === '' ? $begun : null;
	}

	/** Nothing from outside ends the run, and its end is told. */
	private function prepare(string $kind, string $owner): void {
		// Who asked may have gone by the time it is over.
		ignore_user_abort(true);
		wp_raise_memory_limit('admin');
		if ((int) ini_get('max_execution_time') > 0 && function_exists('set_time_limit')) {
			set_time_limit(self::TIME_LIMIT);
		}
		// A check that ends PHP itself: nobody has to wait until the lock is too old.
		$this->at_end = static fn() => self::free($kind, $owner);
		add_action('shutdown', $this->at_end, PHP_INT_MAX);
	}

	/**
	 * Keeps what was found and gives the lock back, both or neither; nothing when the lock has become somebody else's meanwhile.
	 *
	 * @param \Closure(?Report): ?Report $report Makes the new one of the last one; null for none.
	 */
	private function end(string $kind, string $owner, string $url, \Closure $report): void {
		$lock = Kept::lock($kind);
		$option = Kept::report($kind);
		$done = Kept::all($lock)->change(static function (array $kept) use (
			$kind,
			$owner,
			$url,
			$report,
			$lock,
			$option,
		): ?array {
			if (!Lock::is_of($kept[$lock] ?? null, $owner)) {
				return null;
			}
			if (!self::is_kept($kind, $url)) {
				return [$lock => null];
			}
			$new = $report(Report::from($kept[$option] ?? null));
			if ($new === null) {
				return [$lock => null];
			}
			$changed = [$option => $new->content()];
			$counts = Counts::of($changed + $kept);
			return [
				$lock => null,
				...$changed,
				Kept::STATE => ['counts' => $counts] + ($kept[Kept::STATE] ?? []),
			];
		});
		if ($done && !self::is_kept($kind, $url)) {
			$new = $report(self::of_page($kind, $url));
			$new !== null &&
				set_transient(
					self::page($kind, $url),
					['url' => $url] + $new->content(),
					DAY_IN_SECONDS,
				);
		}
		if (!$done) {
			// The report may be too much for the database.
			self::free($kind, $owner);
		}
		remove_action('shutdown', $this->at_end, PHP_INT_MAX);
	}

	private static function free(string $kind, string $owner): void {
		$lock = Kept::lock($kind);
		(new Kept($lock))->change(
			static fn(array $kept): ?array => Lock::is_of($kept[$lock] ?? null, $owner)
				? [$lock => null]
				: null,
		);
	}

	/** Whether the report is one of those that stay: what is about the whole site, and about its home page. */
	private static function is_kept(string $kind, string $url): bool {
		return $kind !== 'general' || $url === home_url('/');
	}

	/** The report about another page than the home page. */
	private static function of_page(string $kind, string $url): ?Report {
		$kept = get_transient(self::page($kind, $url));
		return is_array($kept) && ($kept['url'] ?? '') === $url ? Report::from($kept) : null;
	}

	/** Where it is kept: a later page takes the place of an earlier one. */
	private static function page(string $kind, string $url): string {
		return "pharos_analysis_{$kind}_" . abs(crc32($url)) % self::PAGES;
	}
}
