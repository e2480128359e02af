<?php
/**
 * The progress of the fetch, for the application.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Progress {
	/** Time of the last fetch in ISO 8601; null before the first one is finished. */
	public static function last_fetched(): ?string {
		$at = State::read()['fetched'];
		return $at > 0 ? gmdate('Y-m-d\TH:i:s\Z', $at) : null;
	}

	/**
	 * @return array{running: bool, driven: bool, done: int, total: int}|null Progress in days; null if nothing was ever scheduled. `driven`:
	 *         see Driver.
	 */
	public static function fetch(): ?array {
		$state = State::read();
		return $state['property'] === ''
			? null
			: [
				'running' => $state['phase'] !== '' && $state['failed'] === '',
				'driven' => Driver::is_at_work($state),
				'done' => $state['done'],
				'total' => $state['total'],
			];
	}

	/** @return list<array{property: string, start: string, end: string}> What is from other properties; '' for days: their figures don't fit. */
	public static function earlier(): array {
		$earlier = [];
		foreach (State::read()['earlier'] as $property => $days) {
			$earlier[] = ['property' => $property] + $days;
		}
		return $earlier;
	}
}
