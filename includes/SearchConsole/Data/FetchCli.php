<?php
/**
 * `wp pharos search-console fetch`. What is written above the method is its help.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\CliJob;
use Pharos\Core\CliNumber;
use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Reasons;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/** Fetches in the foreground what the background fetches otherwise. */
final class FetchCli {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Fetches the data from Google now, in the foreground.
	 *
	 * The first time, these are 16 months. If this is interrupted, the background continues. Where Google asks for a pause, this ends
	 * with an error that says until when.
	 *
	 * ## OPTIONS
	 *
	 * [--all]
	 * : Fetch all days again that Google has, in place of those that are stored.
	 *
	 * [--wait=<seconds>]
	 * : How long to wait for another process that fetches.
	 * ---
	 * default: 120
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos search-console fetch
	 *     Success: Data up to 2026-11-17 is stored: 12 pages.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function fetch(array $names, array $options): void {
		$connection = new Connection();
		self::need($connection);
		Utils\get_flag_value($options, 'all', false) ? Job::start_over() : Job::start();
		$this->work(CliNumber::seconds($options['wait'], '--wait'));
		// A user may have disconnected the site.
		self::need($connection);
		$state = State::read();
		if ($state['failed'] !== '') {
			$this->explain($connection, $state['failed']);
		}
		$pages = (int) (Windows::standing('90')['count'] ?? 0);
		WP_CLI::success(
			sprintf(
				/* translators: 1: a date, 2: number of pages. */
				_n(
					'Data up to %1$s is stored: %2$s page.',
					'Data up to %1$s is stored: %2$s pages.',
					$pages,
					'pharos-seo',
				),
				$state['last_day'],
				number_format_i18n($pages),
			),
		);
	}

	/** Exits with an error unless a property is connected. */
	private static function need(Connection $connection): void {
		if (!$connection->is_ready()) {
			$code = $connection->error()['code'] ?? 'not_connected';
			WP_CLI::error(
				$connection->method() !== '' && $connection->property() === ''
					? __('No property is selected.', 'pharos-seo')
					: Reasons::message($code),
			);
		}
	}

	private function work(float $patience): void {
		CliJob::run(
			__('Days', 'pharos-seo'),
			(new Job($this->settings))->step(...),
			State::now(...),
			State::now(...),
			$patience,
		);
	}

	private function explain(Connection $connection, string $code): never {
		$until = $connection->blocked_until_now();
		WP_CLI::error(
			Reasons::message($code) .
				($until === null
					? ''
					: ' ' .
						sprintf(
							/* translators: %s: a time. */
							__('Requests to Google are paused until %s.', 'pharos-seo'),
							(string) wp_date('Y-m-d H:i:s', $until),
						)),
			false,
		);
		WP_CLI::halt(1);
	}
}
