<?php
/**
 * The WP-CLI commands of IndexNow. The comment of each method is its help text.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Submits URLs to search engines through IndexNow.
 */
final class Cli {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Shows whether URLs are submitted, and the length of the queue.
	 */
	public function status(): void {
		$status = Status::read($this->settings);
		WP_CLI::line(
			'Submitting:   ' . ($status['obstacle'] === '' ? 'yes' : "no ($status[obstacle])"),
		);
		WP_CLI::line('Key file:     ' . ($status['key_location'] ?: '-'));
		WP_CLI::line('Queue:        ' . $status['queue']);
		WP_CLI::line('Next:         ' . ($status['next'] ?? '-'));
		foreach ($status['other_plugins'] as $name) {
			WP_CLI::warning("$name is active and submits the same URLs.");
		}
		if ($status['failed']) {
			WP_CLI::warning("{$status['log'][0]['status']}: {$status['log'][0]['message']}");
		}
	}

	/**
	 * Submits the queue and the given URLs now, instead of by WP-Cron.
	 *
	 * The exit code is 1 if URLs aren't submitted, a URL isn't allowed, or IndexNow refuses them.
	 *
	 * ## OPTIONS
	 *
	 * [<url>...]
	 * : URLs of this site.
	 *
	 * [--dry-run]
	 * : Only show how many URLs would be submitted.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos indexnow submit https://example.com/green-tea/
	 */
	public function submit(array $urls, array $flags): void {
		$obstacle = Obstacle::find($this->settings);
		if ($obstacle !== '') {
			WP_CLI::error("URLs aren’t submitted from this site: $obstacle.");
		}
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			$count = Status::read($this->settings)['queue'] + count($urls);
			WP_CLI::line("$count URLs would be submitted.");
			return;
		}
		$added = Manual::add($this->settings, $urls);
		if (is_wp_error($added)) {
			WP_CLI::error($added->get_error_message());
		}
		$before = State::read()['log'][0] ?? null;
		State::forget_pause();
		$is_done = (new Job($this->settings))->submit(60.0);
		$last = State::read()['log'][0] ?? null;
		if ($last === null || $last === $before) {
			WP_CLI::success('Nothing to submit.');
			return;
		}
		$text =
			"$last[urls] URLs: $last[status]. " .
			Status::message($last['status'], $last['message']);
		$is_done ? WP_CLI::success($text) : WP_CLI::error($text);
	}

	/**
	 * Lists the last responses.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : The output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos indexnow log --format=csv
	 */
	public function log(array $args, array $flags): void {
		Utils\format_items($flags['format'], Status::read($this->settings)['log'], [
			'time',
			'urls',
			'status',
			'message',
			'first',
		]);
	}
}
