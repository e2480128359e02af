<?php
/**
 * Generates all sitemaps in the background.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\Job as BackgroundJob;
use Pharos\Core\Memory;
use Pharos\Settings\Settings;

/**
 * Runs in steps of a few seconds, by WP-Cron, or by Action Scheduler if available. The progress is stored, so that the next step continues
 * where the last one ended or crashed. Only one step runs at a time.
 *
 * @phpstan-type State array{run: string, running: bool, series: string, key: string, done: int, total: int, finished: int, failed: string}
 */
final class Job {
	/** Cron hook of a step. */
	public const HOOK = 'pharos_build_sitemaps';

	/** An option that isn't autoloaded: the state. */
	public const OPTION = 'pharos_sitemap_job';

	/** Timeout in seconds: afterwards a step that doesn't renew its lock is presumed dead. */
	private const LOCK = 60;

	public function __construct(
		private readonly Settings $settings,
		private readonly Series $series,
	) {}

	/** The event of the next step. */
	public static function event(): BackgroundJob {
		return new BackgroundJob(self::HOOK);
	}

	/** @return State */
	public static function state(): array {
		// Not from the cache: other processes write it too.
		wp_cache_delete(self::OPTION, 'options');
		$state = get_option(self::OPTION);
		return (is_array($state) ? $state : []) + [
			'run' => '',
			'running' => false,
			'series' => '',
			'key' => '',
			'done' => 0,
			'total' => 0,
			'finished' => 0,
			'failed' => '',
		];
	}

	/**
	 * Starts the job, unless it is running.
	 *
	 * @param bool $anew Whether to discard all stored pages.
	 * @return bool Whether it is running; false if the database refuses it.
	 */
	public static function start(bool $anew = false): bool {
		Tables::need();
		if ($anew) {
			Pages::forget();
			Lists::forget();
		}
		$state = self::state();
		$begins = $anew || !$state['running'];
		$run = uniqid('', true);
		if ($begins) {
			self::save(
				[
					'run' => $run,
					'running' => true,
					'series' => '',
					'key' => '',
					'done' => 0,
					'total' => 0,
					'failed' => '',
				] + $state,
			);
		}
		if ($begins || !self::event()->is_scheduled()) {
			self::event()->schedule();
		}
		return !$begins || self::state()['run'] === $run;
	}

	/**
	 * On `pharos_settings_saved`.
	 *
	 * @param array<string, mixed> $changed
	 */
	public static function settings_changed(Settings $settings, array $changed): void {
		if (!$settings->get('enable_xml_sitemap')) {
			// The stored pages would become outdated while the sitemap is off.
			isset($changed['enable_xml_sitemap']) && self::clear();
			return;
		}
		$is_of_sitemaps = static fn(string $key): bool => str_contains($key, 'sitemap') ||
			str_starts_with($key, 'front_end_');
		if (
			array_filter(array_keys($changed), $is_of_sitemaps) ||
			array_intersect_key($changed, array_flip(Series::SETTINGS))
		) {
			self::start();
		}
	}

	/** Deletes all stored sitemaps. */
	public static function clear(): void {
		self::stop();
		Tables::drop();
		delete_option(self::OPTION);
	}

	/** Stops the job and unschedules its steps. */
	public static function stop(): void {
		self::event()->unschedule();
		if (self::state()['running']) {
			self::save(['running' => false] + self::state());
		}
	}

	/**
	 * Works for some seconds, unless another process does.
	 *
	 * @return bool Whether there is more to do.
	 */
	public function step(float $seconds): bool {
		if (!self::state()['running'] || !Series::is_on($this->settings)) {
			return false;
		}
		Tables::need();
		Pages::begin(self::OPTION);
		$lock = Pages::find(self::OPTION, 1, false);
		if ($lock === null || !PageLock::take($lock, self::LOCK)) {
			return true;
		}
		// In case this process dies.
		self::event()->schedule(2 * self::LOCK);
		try {
			$state = $this->work(self::state(), microtime(true) + $seconds, $lock);
		} catch (\Throwable $error) {
			$state = ['running' => false, 'failed' => $error->getMessage()] + self::state();
		}
		self::save($state);
		PageLock::release($lock);
		$state['running'] ? self::event()->schedule() : self::stop();
		return $state['running'];
	}

	/**
	 * The progress of the job.
	 *
	 * @return array{running: bool, done: int, total: int, current: string, failed: string} In URLs; `current` is the label of the series.
	 */
	public function progress(): array {
		$state = self::state();
		return [
			'running' => $state['running'],
			'done' => $state['total'] > 0 ? min($state['done'], $state['total']) : $state['done'],
			'total' => $state['total'],
			'current' => $this->series->labels()[$state['series']] ?? '',
			'failed' => $state['failed'],
		];
	}

	/**
	 * @param State $state
	 * @return State
	 */
	private function work(array $state, float $end, Page $lock): array {
		$maker = new PageGenerator($this->settings, $this->series);
		$ranges = new Ranges($this->series);
		if ($state['total'] === 0) {
			$state['total'] = $this->size();
		}
		$names = array_keys($this->series->labels());
		$at = (int) array_search($state['series'], $names, true);
		foreach (array_slice($names, $at) as $series) {
			if ($series !== $state['series']) {
				[$state['series'], $state['key']] = [$series, ''];
			}
			Pages::begin($series);
			while ($page = Pages::from($series, $state['key'])) {
				$page = $ranges->settle($page);
				$page = $page ? $ranges->gather($page) : null;
				if ($page === null) {
					continue;
				}
				if (!$page->is_made($this->series->sign($series))) {
					$page = $maker->make($page) ?? $page;
				}
				$now = self::state();
				if (!$now['running'] || $now['run'] !== $state['run']) {
					// The job was stopped or restarted.
					return $now;
				}
				$state['done'] += $page->entries;
				$state['key'] = $page->to;
				self::save($state);
				PageLock::hold($lock, self::LOCK);
				if ($page->to === '') {
					break;
				}
				// At least one page per step, however slow the server is.
				if (microtime(true) > $end) {
					return $state;
				}
				// A million posts would fill the memory.
				Memory::free();
			}
		}
		// The actual total is now known.
		$end = ['total' => $state['done'], 'series' => '', 'key' => ''];
		return ['running' => false, 'finished' => time()] + $end + $state;
	}

	private function size(): int {
		$size = 0;
		foreach (array_keys($this->series->labels()) as $name) {
			[$provider, $own] = $this->series->find($name);
			$size += $provider->size($own);
		}
		return $size;
	}

	/** @param State $state */
	private static function save(array $state): void {
		update_option(self::OPTION, $state, false);
	}
}
