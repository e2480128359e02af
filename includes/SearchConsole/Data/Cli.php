<?php
/**
 * Commands of WP-CLI. What is written above each of them is its help.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\Reasons;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/** Besides the commands of the connection: figures. */
final class Cli {
	/** Seconds between two looks at the progress. */
	private const STEP = 1.0;

	/** Microseconds until the next look at what another process does. */
	private const PAUSE = 250_000;

	private const FIELDS = ['url', 'clicks', 'impressions', 'position'];

	public function __construct(private readonly Settings $settings) {}

	/**
	 * Fetches the figures from Google now, in the foreground.
	 *
	 * The first time, these are 16 months. If this is interrupted, the background continues. Where Google asks for a pause, this ends
	 * with an error that says until when.
	 *
	 * ## OPTIONS
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
	 *     Success: Figures up to 2026-11-17 are stored: 12 pages.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function fetch(array $names, array $options): void {
		$connection = new Connection();
		if (!$connection->is_ready()) {
			$code = $connection->error()['code'] ?? 'not_connected';
			WP_CLI::error(
				$connection->method() !== '' && $connection->property() === ''
					? __('No property is selected.', 'pharos-seo')
					: Reasons::message($code),
			);
		}
		Job::start();
		$this->work((float) $options['wait']);
		$state = State::read();
		if ($state['failed'] !== '') {
			$this->explain($connection, $state['failed']);
		}
		WP_CLI::success(
			sprintf(
				/* translators: 1: a date, 2: number of pages. */
				__('Figures up to %1$s are stored: %2$s pages.', 'pharos-seo'),
				$state['last_day'],
				number_format_i18n(Windows::standing('90')['count'] ?? 0),
			),
		);
	}

	/**
	 * Lists pages with what they had in search results.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<text>]
	 * : A part of the URL or of the title.
	 *
	 * [--status=<status>]
	 * : Only pages with such a position: top_ranked, on_the_rise or low_visibility.
	 *
	 * [--insight=<code>]
	 * : Only pages that need work: losing_clicks, rewrite_title, not_indexable or competing_pages.
	 *
	 * [--orderby=<figure>]
	 * : clicks, impressions or position.
	 * ---
	 * default: clicks
	 * options:
	 *   - clicks
	 *   - impressions
	 *   - position
	 * ---
	 *
	 * [--order=<order>]
	 * : Which comes first.
	 * ---
	 * default: desc
	 * options:
	 *   - asc
	 *   - desc
	 * ---
	 *
	 * [--number=<number>]
	 * : How many.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--period=<period>]
	 * : Days up to the last complete day.
	 * ---
	 * default: 90
	 * options:
	 *   - 7
	 *   - 28
	 *   - 90
	 *   - 16m
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Some of the fields, with commas between them.
	 *
	 * [--format=<format>]
	 * : How the list is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * url, title, post (ID; 0 for none)
	 * * clicks, impressions, position
	 * * clicks_change, impressions_change: in percent, compared with the same number of days before; empty where there was nothing
	 * * position_change: positive is better
	 * * insights: codes, with spaces between them
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos search-console pages --insight=losing_clicks --format=csv
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function pages(array $names, array $options): void {
		$choices = ['status' => array_keys(Performance::STATUSES), 'insight' => Rules::codes()];
		foreach ($choices as $name => $values) {
			if (isset($options[$name]) && !in_array($options[$name], $values, true)) {
				WP_CLI::error(
					sprintf(
						/* translators: 1: name of an option, 2: list of values. */
						__('Unknown value of --%1$s. Use one of: %2$s', 'pharos-seo'),
						$name,
						implode(', ', $values),
					),
				);
			}
		}
		$last_day = self::need_figures();
		$window = Windows::need(Window::of_period($options['period'], $last_day));
		$found = Performance::find($window['id'], $window['count'], [
			'search' => trim($options['search'] ?? ''),
			'status' => $options['status'] ?? '',
			'insight' => $options['insight'] ?? '',
			'orderby' => $options['orderby'],
			'order' => $options['order'],
			'page' => 1,
			'per_page' => max(1, (int) $options['number']),
		]);
		if ($options['format'] === 'count') {
			WP_CLI::line((string) $found['total']);
			return;
		}
		Utils\format_items(
			$options['format'],
			array_map(self::row(...), $found['rows']),
			$options['fields'] ?? self::FIELDS,
		);
	}

	/**
	 * Lists the queries of the last 28 days.
	 *
	 * Google leaves out queries that only a few people use, and returns 50,000 pairs of a page and a query at most.
	 *
	 * ## OPTIONS
	 *
	 * [--url=<url>]
	 * : Only those of a page.
	 *
	 * [--number=<number>]
	 * : How many.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Some of query, clicks, impressions and position, with commas between them.
	 *
	 * [--format=<format>]
	 * : How the list is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos search-console queries --url=https://example.com/tea/ --format=json
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function queries(array $names, array $options): void {
		self::need_figures();
		$number = max(1, (int) $options['number']);
		if (isset($options['url'])) {
			$page = Pages::at($options['url']);
			if ($page === null) {
				WP_CLI::error(__('This URL hasn’t appeared in search results yet.', 'pharos-seo'));
			}
			$queries = Queries::of_pages([(int) $page->id], $number);
		} else {
			$queries = Queries::top($number);
		}
		Utils\format_items(
			$options['format'],
			array_map(self::rounded(...), $queries),
			$options['fields'] ?? ['query', 'clicks', 'impressions', 'position'],
		);
	}

	/** Works until all is done, beside or behind others who do the same. */
	private function work(float $patience): void {
		$job = new Job($this->settings);
		[$bar, $shown, $last, $since] = [null, 0, [], microtime(true)];
		// The first step only says how much there is.
		for ($step = 0.0; $job->step($step); $step = self::STEP) {
			$state = State::now();
			['done' => $done, 'total' => $total] = $state;
			$bar ??= $total > 0 ? Utils\make_progress_bar(__('Days', 'pharos-seo'), $total) : null;
			$bar?->tick(max(0, $done - $shown));
			$shown = max($shown, $done);
			if ($state !== $last) {
				[$last, $since] = [$state, microtime(true)];
				continue;
			}
			if (microtime(true) - $since > $patience) {
				WP_CLI::error(
					__('Another process is fetching data, but makes no progress.', 'pharos-seo'),
				);
			}
			usleep(self::PAUSE);
		}
		$bar?->finish();
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

	/** @return string The last complete day. */
	private static function need_figures(): string {
		if (Windows::standing('90') === null) {
			WP_CLI::error(
				__('No figures yet. Run “wp pharos search-console fetch” first.', 'pharos-seo'),
			);
		}
		return State::read()['last_day'];
	}

	private static function row(object $row): array {
		$now = Figures::of_row($row);
		$changes = $now->changes(
			new Figures(
				(int) $row->before_clicks,
				(int) $row->before_impressions,
				(int) $row->before_weight,
			),
		);
		return self::rounded($now->data()) + [
			'url' => $row->url,
			'title' => $row->title,
			'post' => (int) $row->post_id,
			'clicks_change' => $changes['clicks'],
			'impressions_change' => $changes['impressions'],
			'position_change' => $changes['position'],
			'insights' => implode(' ', Rules::of_flags((int) $row->flags)),
		];
	}

	/** @param array<string, mixed> $figures With a position. */
	private static function rounded(array $figures): array {
		$position = $figures['position'];
		return ['position' => $position === null ? null : round($position, 1)] + $figures;
	}
}
