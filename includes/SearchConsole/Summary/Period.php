<?php
/**
 * When the summary is sent: weekly on Mondays, monthly on the first day, at 8:00 in the time zone of the site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use DateTimeImmutable;

final class Period {
	/** Names of the windows of days that the summary has, see Data\Windows. */
	private const WINDOWS = ['weekly' => '7', 'monthly' => '28'];

	/** @param string $interval weekly or monthly. */
	public function __construct(
		private readonly string $interval,
		private readonly DateTimeImmutable $now,
	) {}

	/** The current time of the site. */
	public static function now(): DateTimeImmutable {
		return new DateTimeImmutable('now', wp_timezone());
	}

	/** The latest time at which a summary was due. */
	public function due(): DateTimeImmutable {
		$day = $this->interval === 'weekly' ? 'monday this week' : 'first day of this month';
		$due = $this->now->modify($day)->setTime(8, 0);
		if ($due > $this->now) {
			$earlier = $this->interval === 'weekly' ? '-7 days' : 'first day of last month';
			$due = $due->modify($earlier)->setTime(8, 0);
		}
		return $due;
	}

	/** The next time. */
	public function next(): DateTimeImmutable {
		$later = $this->interval === 'weekly' ? '+7 days' : 'first day of next month';
		return $this->due()->modify($later)->setTime(8, 0);
	}

	public function window(): string {
		return self::WINDOWS[$this->interval];
	}
}
