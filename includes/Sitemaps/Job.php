<?php
/**
 * Makes all sitemaps in the background.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Memory;
use Pharos\Settings\Settings;

/**
 * In steps of some seconds, by WP-Cron, or by Action Scheduler where it is there. How far it has come is kept, so that the next
 * step goes on where the last one ended or died. One step runs at a time.
 *
 * @phpstan-type State array{run: string, running: bool, series: string, key: string, done: int, total: int, finished: int, failed: string}
 */
final class Job {
	/** The hook of a step. */
	public const HOOK = 'pharos_build_sitemaps';

	/** An option that is not autoloaded: the one row of its state. */
	public const OPTION = 'pharos_sitemap_job';

	/** Seconds after which a step that gives no sign of life has died. */
	private const LOCK = 60;

	private const GROUP = 'pharos-seo';

	public function __construct(
		private readonly Settings $settings,
		private readonly Series $series,
	) {}

	/** @return State */
	public static function state(): array {
		// As it is now: other processes write it too.
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
	 * Begins, unless it is running.
	 *
	 * @param bool $anew Whether what is kept counts no more.
	 */
	public static function start(bool $anew = false): void {
		Tables::need();
		if ($anew) {
			Pages::forget();
			Lists::forget();
		}
		$state = self::state();
		$begins = $anew || !$state['running'];
		if ($begins) {
			self::save(
				[
					'run' => uniqid('', true),
					'running' => true,
					'series' => '',
					'key' => '',
					'done' => 0,
					'total' => 0,
					'failed' => '',
				] + $state,
			);
		}
		if ($begins || !self::is_planned()) {
			self::plan(0);
		}
	}

	/**
	 * On `pharos_settings_saved`.
	 *
	 * @param array<string, mixed> $changed
	 */
	public static function settings_changed(Settings $settings, array $changed): void {
		if (!$settings->get('enable_xml_sitemap')) {
			// What is kept would grow old without anybody asking for it.
			isset($changed['enable_xml_sitemap']) && self::clear();
			return;
		}
		$ours = static fn(string $key): bool => str_contains($key, 'sitemap');
		if (
			array_filter(array_keys($changed), $ours) ||
			array_intersect_key($changed, array_flip(Series::SETTINGS))
		) {
			self::start();
		}
	}

	/**
	 * Nobody would notice what changes from now on.
	 *
	 * @param bool $network Whether on all sites of a network.
	 */
	public static function deactivated(bool $network): void {
		if (!$network || !is_multisite()) {
			self::clear();
			return;
		}
		foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
			switch_to_blog((int) $site);
			self::clear();
			restore_current_blog();
		}
	}

	/** Nothing is kept any longer. */
	public static function clear(): void {
		self::stop();
		Tables::drop();
		delete_option(self::OPTION);
	}

	/** Ends it, and nothing is planned any more. */
	public static function stop(): void {
		wp_unschedule_hook(self::HOOK);
		if (function_exists('as_unschedule_all_actions')) {
			as_unschedule_all_actions(self::HOOK, [], self::GROUP);
		}
		if (self::state()['running']) {
			self::save(['running' => false] + self::state());
		}
	}

	/**
	 * Works for some seconds, if nobody else does.
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
		if ($lock === null || !Pages::lock($lock, self::LOCK)) {
			return true;
		}
		// In case this one dies.
		self::plan(2 * self::LOCK);
		try {
			$state = $this->work(self::state(), microtime(true) + $seconds, $lock);
		} catch (\Throwable $error) {
			$state = ['running' => false, 'failed' => $error->getMessage()] + self::state();
		}
		self::save($state);
		Pages::unlock($lock);
		$state['running'] ? self::plan(0) : self::stop();
		return $state['running'];
	}

	/**
	 * How far it is.
	 *
	 * @return array{running: bool, done: int, total: int, current: string, failed: string} In addresses; the label of the series.
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
		$maker = new Maker($this->settings, $this->series);
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
					// Somebody has stopped it, or begun anew.
					return $now;
				}
				$state['done'] += $page->entries;
				$state['key'] = $page->to;
				self::save($state);
				Pages::hold($lock, self::LOCK);
				if ($page->to === '') {
					break;
				}
				// At least one page a step, however slow the server is.
				if (microtime(true) > $end) {
					return $state;
				}
				// A million posts would fill the memory.
				Memory::free();
			}
		}
		// Now it is known how many there are.
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

	private static function is_planned(): bool {
		return function_exists('as_has_scheduled_action')
			? as_has_scheduled_action(self::HOOK, [], self::GROUP)
			: (bool) wp_next_scheduled(self::HOOK);
	}

	/** Plans the next step, in place of one that is planned. @param int $delay Seconds. */
	private static function plan(int $delay): void {
		if (function_exists('as_schedule_single_action')) {
			as_unschedule_all_actions(self::HOOK, [], self::GROUP);
			as_schedule_single_action(time() + $delay, self::HOOK, [], self::GROUP);
			return;
		}
		// WordPress refuses an event that is close to another one of its kind.
		wp_unschedule_hook(self::HOOK);
		wp_schedule_single_event(time() + $delay, self::HOOK);
	}
}
