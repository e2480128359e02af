<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$status = [
			'data' => [
				'obstacle' =>
					"''|'off'|'other_plugin'|'hidden'|'development': Why URLs aren't submitted.",
				'key_location' => 'string: The URL of the key.',
				'queue' => 'integer: The number of changes that wait.',
				'next' => 'time|null: When the next ones are submitted.',
				'overdue' => 'boolean: Whether WP-Cron seems not to run.',
				'failed' => 'boolean: Whether the last response was an error.',
				'other_plugins' => 'string[]: Active plugins that submit the same URLs.',
				'log' => [
					'' => 'array: The last 100 responses, newest first.',
					[
						'time' => 'time',
						'urls' => 'integer: The number of URLs.',
						'first' => 'string[]: Five of the URLs.',
						'status' => 'integer: The HTTP status; 0 for none.',
						'message' => 'string: An explanation of the response.',
					],
				],
			],
		];
		return [
			'GET /indexnow' => ['Returns the state of the submission of changed URLs.', $status],
			'POST /indexnow' => [
				'Adds URLs of this site to the queue and starts to submit them; returns the state.',
				$status,
			],
			'DELETE /indexnow' => ['Empties the log; returns the state.', $status],
		];
	}
}
