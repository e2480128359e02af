<?php
/**
 * The state of submissions: failures, pauses and the last responses.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Utf8;

/**
 * @phpstan-type Entry array{time: int, urls: int, status: int, first: list<string>, message: string}
 */
final class State {
	public const OPTION = 'pharos_indexnow';

	/** Maximum number of responses in the log. */
	public const MOST = 100;

	/** Number of URLs that the log stores of a request. */
	private const FIRST = 5;

	/** Minutes until the next attempt, by the number of failures in a row. */
	private const PAUSES = [5, 15, 60, 360, 1440];

	/** @return array{tries: int, next: int, log: list<Entry>} `next` is the earliest time of the next attempt. The newest response comes first. */
	public static function read(): array {
		$stored = get_option(self::OPTION);
		$stored = is_array($stored) ? $stored : [];
		return [
			'tries' => (int) ($stored['tries'] ?? 0),
			'next' => (int) ($stored['next'] ?? 0),
			'log' => array_values(array_filter((array) ($stored['log'] ?? []), 'is_array')),
		];
	}

	/**
	 * @param list<string>                                            $urls
	 * @param array{status: int, retry_after: int, message: string} $response See Endpoint.
	 * @return bool Whether the URLs were accepted.
	 */
	public static function record(array $urls, array $response): bool {
		$state = self::read();
		$is_accepted = self::is_accepted($response['status']);
		$tries = $is_accepted ? 0 : $state['tries'] + 1;
		$pause = self::PAUSES[min($tries, count(self::PAUSES)) - 1] ?? 0;
		self::write([
			'tries' => $tries,
			'next' => $is_accepted
				? 0
				: time() +
					min(DAY_IN_SECONDS, max($pause * MINUTE_IN_SECONDS, $response['retry_after'])),
			'log' => array_slice(
				[
					[
						'time' => time(),
						'urls' => count($urls),
						'status' => $response['status'],
						'first' => array_slice($urls, 0, self::FIRST),
						'message' => Utf8::beginning($response['message'], 500),
					],
					...$state['log'],
				],
				0,
				self::MOST,
			),
		]);
		return $is_accepted;
	}

	/** Whether the URLs were accepted. 202: the key will be checked later. */
	public static function is_accepted(int $status): bool {
		return $status === 200 || $status === 202;
	}

	/** Ends the pause after failures. */
	public static function forget_pause(): void {
		$state = self::read();
		if ($state['next'] !== 0) {
			self::write(['next' => 0] + $state);
		}
	}

	public static function clear_log(): void {
		$state = self::read();
		if ($state['log'] !== []) {
			self::write(['log' => []] + $state);
		}
	}

	private static function write(array $state): void {
		update_option(self::OPTION, $state, false);
	}
}
