<?php
/**
 * The WP-CLI commands of IndexNow. The comment of each method is its help text.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\CliRows;
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
		foreach (
			[
				__('Status', 'pharos-seo') =>
					$status['obstacle'] === ''
						? __('URLs are submitted.', 'pharos-seo')
						: Obstacle::message($status['obstacle']),
				__('Key file', 'pharos-seo') => $status['key_location'] ?: '–',
				__('Queue', 'pharos-seo') => sprintf(
					/* translators: %s: number of changes. */
					_n('%s change', '%s changes', $status['queue'], 'pharos-seo'),
					number_format_i18n($status['queue']),
				),
				__('Next submission', 'pharos-seo') => $status['next'] ?? '–',
			]
			as $label => $value
		) {
			WP_CLI::line("$label: $value");
		}
		foreach ($status['other_plugins'] as $name) {
			WP_CLI::warning(
				sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'%s is active and submits the same URLs. Deactivate it, or turn IndexNow off in Pharos SEO.',
						'pharos-seo',
					),
					$name,
				),
			);
		}
		if ($status['failed']) {
			WP_CLI::warning($status['log'][0]['message']);
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
			WP_CLI::error(Obstacle::message($obstacle));
		}
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			$checked = Manual::check($this->settings, $urls);
			if (is_wp_error($checked)) {
				WP_CLI::error($checked->get_error_message());
			}
			$count = Status::read($this->settings)['queue'] + count($checked);
			WP_CLI::line(
				sprintf(
					/* translators: %s: number of URLs. */
					_n(
						'%s URL would be submitted.',
						'%s URLs would be submitted.',
						$count,
						'pharos-seo',
					),
					number_format_i18n($count),
				),
			);
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
			WP_CLI::success(__('There is nothing to submit.', 'pharos-seo'));
			return;
		}
		$answer = Status::message($last['status'], $last['message']);
		if (!$is_done) {
			WP_CLI::error($answer);
		}
		$sent = sprintf(
			/* translators: %s: number of URLs. */
			_n('%s URL submitted.', '%s URLs submitted.', $last['urls'], 'pharos-seo'),
			number_format_i18n($last['urls']),
		);
		WP_CLI::success("$sent $answer");
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
		CliRows::print($flags['format'], Status::read($this->settings)['log'], [
			'time',
			'urls',
			'status',
			'message',
			'first',
		]);
	}
}
