<?php
/**
 * Works on the fetch in requests of an open screen, where WP-Cron doesn't run.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Settings\Settings;

final class Driver {
	/** Seconds after which WP-Cron doesn't run a step that is due, it seems. */
	private const LATE = 10;

	/** Seconds for which a screen goes on in place of WP-Cron. */
	private const DURATION = 60;

	/** A step of some seconds, if one is due. */
	public static function help(Settings $settings, float $seconds): void {
		$state = State::now();
		$due = $state['phase'] === '' ? null : Job::event()->next();
		if ($due !== null && $due + (self::is_at_work($state) ? 0 : self::LATE) <= time()) {
			State::set(['driven' => time()]);
			(new Job($settings))->step($seconds);
		}
	}

	/** Whether a screen works on the fetch. */
	public static function is_at_work(array $state): bool {
		return $state['driven'] > time() - self::DURATION;
	}
}
