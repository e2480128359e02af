<?php
/**
 * What the application is told of the fetch.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Progress {
	/** ISO 8601; null before the first fetch is finished. */
	public static function last_fetched(): ?string {
		$at = State::read()['fetched'];
		return $at > 0 ? gmdate('Y-m-d\TH:i:s\Z', $at) : null;
	}

	/** @return array{running: bool, done: int, total: int}|null In days; null while nothing was ever to be fetched. */
	public static function fetch(): ?array {
		$state = State::read();
		return $state['property'] === ''
			? null
			: [
				'running' => $state['phase'] !== '' && $state['failed'] === '',
				'done' => $state['done'],
				'total' => $state['total'],
			];
	}
}
