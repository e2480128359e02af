<?php
/**
 * The status for the screen and WP-CLI.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Settings\Settings;

final class Status {
	/** Seconds after which a scheduled event counts as overdue. */
	private const OVERDUE = 600;

	/** @return array<string, mixed> As GET /indexnow. */
	public static function read(Settings $settings): array {
		$obstacle = Obstacle::find($settings);
		$state = State::read();
		$next = Job::event()->next();
		$last = $state['log'][0] ?? null;
		return [
			'obstacle' => $obstacle,
			'key_location' => $obstacle === 'off' ? '' : Key::url(),
			'queue' => Queue::count(),
			'next' => $next === null ? null : self::date($next),
			'overdue' => $next !== null && $next < time() - self::OVERDUE,
			'failed' => $last !== null && !State::is_accepted($last['status']),
			'other_plugins' => Obstacle::other_plugins(),
			'log' => array_map(
				static fn(array $entry): array => [
					'time' => self::date((int) $entry['time']),
					'message' => self::message((int) $entry['status'], (string) $entry['message']),
				] + $entry,
				$state['log'],
			),
		];
	}

	/** Explains a response and what to do. */
	public static function message(int $status, string $error = ''): string {
		return match (true) {
			$status === 200 => __('Accepted.', 'pharos-seo'),
			$status === 202 => __('Accepted; the key will be checked.', 'pharos-seo'),
			$status === 400 => __(
				'The request was refused as invalid. Check that your site’s URLs can be opened in a browser.',
				'pharos-seo',
			),
			$status === 403 => __(
				'The key couldn’t be verified. Open the key file in a browser: it must show the key only, without a login, a firewall or a redirect.',
				'pharos-seo',
			),
			$status === 422 => __(
				'The URLs don’t belong to the domain of the key. Check the Site Address (URL) under Settings > General.',
				'pharos-seo',
			),
			$status === 429 => __(
				'Too many requests. Submission pauses and is retried automatically.',
				'pharos-seo',
			),
			$status >= 500 => __(
				'The IndexNow service returned a server error. Submission is retried automatically.',
				'pharos-seo',
			),
			$status === 0 => sprintf(
				/* translators: %s: an error message, such as "Connection timed out". */
				__('IndexNow couldn’t be reached: %s', 'pharos-seo'),
				$error,
			),
			default => sprintf(
				/* translators: %s: an HTTP status, such as 302. */
				__(
					'Unexpected response: status %s. Submission is retried automatically.',
					'pharos-seo',
				),
				(string) $status,
			),
		};
	}

	private static function date(int $time): string {
		return gmdate('Y-m-d\TH:i:s\Z', $time);
	}
}
