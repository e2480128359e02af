<?php
/**
 * Runs a background job in WP-CLI, with a progress bar.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_CLI;
use WP_CLI\Utils;

final class CliJob {
	/** Seconds of a step: the interval in which the bar advances. */
	private const STEP = 1.0;

	/** Microseconds until the next look at what another process does. */
	private const PAUSE = 250_000;

	/**
	 * Works until all is done, beside or behind other processes that do the same; exits with an error if one of them is stuck.
	 *
	 * @param string                 $unit     What the bar counts.
	 * @param \Closure(float): bool  $step     Works for so many seconds; 0.0 only determines the total. Returns whether something is left.
	 * @param \Closure(): array{done: int, total: int, current?: string} $progress
	 * @param \Closure(): array      $state    Differs whenever any process has worked.
	 * @param float                  $patience Seconds to wait for another process.
	 */
	public static function run(
		string $unit,
		\Closure $step,
		\Closure $progress,
		\Closure $state,
		float $patience,
	): void {
		[$bar, $shown, $last, $since] = [null, 0, [], microtime(true)];
		for ($seconds = 0.0; $step($seconds); $seconds = self::STEP) {
			['done' => $done, 'total' => $total] = $now = $progress();
			$bar ??= $total > 0 ? Utils\make_progress_bar($unit, $total) : null;
			$bar?->tick(max(0, $done - $shown), $now['current'] ?? null);
			$shown = max($shown, $done);
			$new = $state();
			if ($new !== $last) {
				[$last, $since] = [$new, microtime(true)];
				continue;
			}
			if (microtime(true) - $since > $patience) {
				WP_CLI::error(
					__('Another process is stuck. Try again in two minutes.', 'pharos-seo'),
				);
			}
			usleep(self::PAUSE);
		}
		$bar?->finish();
	}
}
