<?php
/**
 * Commands of WP-CLI. What is written above each of them is its help.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use WP_CLI;

/** Lists of figures; see FetchCli and SearchConsole\Cli for the other commands. */
final class Cli {
	private const FIELDS = ['url', 'clicks', 'impressions', 'position'];

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
	 *   - yaml
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
		$window =
			Windows::standing((string) $options['period']) ??
			Windows::need(Window::of_period($options['period'], $last_day));
		$found = Performance::find($window['id'], $window['count'], [
			'search' => trim($options['search'] ?? ''),
			'status' => $options['status'] ?? '',
			'insight' => $options['insight'] ?? '',
			'orderby' => $options['orderby'],
			'order' => $options['order'],
			'page' => 1,
			'per_page' => CliNumber::positive($options['number'], '--number'),
		]);
		if ($options['format'] === 'count') {
			WP_CLI::line((string) $found['total']);
			return;
		}
		CliRows::print(
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
	 *   - yaml
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
		$number = CliNumber::positive($options['number'], '--number');
		if (isset($options['url'])) {
			$page = Pages::at($options['url']);
			if ($page === null) {
				WP_CLI::error(__('This URL hasn’t appeared in search results yet.', 'pharos-seo'));
			}
			$queries = Queries::of_pages([(int) $page->id], $number);
		} else {
			$queries = Queries::top($number);
		}
		CliRows::print(
			$options['format'],
			array_map(self::rounded(...), $queries),
			$options['fields'] ?? ['query', 'clicks', 'impressions', 'position'],
		);
	}

	/** Exits with an error before the first fetch. @return string The last complete day. */
	public static function need_figures(): string {
		if (Windows::standing('90') === null) {
			WP_CLI::error(
				__('No data yet. Run “wp pharos search-console fetch” first.', 'pharos-seo'),
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
