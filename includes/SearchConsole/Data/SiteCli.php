<?php
/**
 * WP-CLI commands for the figures of the whole site. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Reasons;
use WP_CLI;

final class SiteCli {
	private const FIGURES = ['clicks', 'impressions', 'position'];

	/**
	 * Lists the figures of the site by day.
	 *
	 * ## OPTIONS
	 *
	 * [--period=<period>]
	 * : Days up to the last complete day.
	 * ---
	 * default: 28
	 * options:
	 *   - 7
	 *   - 28
	 *   - 90
	 *   - 16m
	 * ---
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
	 *     $ wp pharos search-console days --period=90 --format=csv > days.csv
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function days(array $names, array $options): void {
		CliRows::print($options['format'], Days::series(self::window($options)), [
			'date',
			...self::FIGURES,
		]);
	}

	/**
	 * Lists the figures of the site by query, page, country or device, most clicks first.
	 *
	 * They are requested from Google, unless an answer of the last day is stored. The exit code is 1 if Google returns an error.
	 *
	 * ## OPTIONS
	 *
	 * <dimension>
	 * : What the rows are.
	 * ---
	 * options:
	 *   - query
	 *   - page
	 *   - country
	 *   - device
	 * ---
	 *
	 * [--type=<type>]
	 * : The kind of search. Discover and Google News have no queries.
	 * ---
	 * default: web
	 * options:
	 *   - web
	 *   - image
	 *   - video
	 *   - news
	 *   - discover
	 *   - googleNews
	 * ---
	 *
	 * [--period=<period>]
	 * : Days up to the last complete day.
	 * ---
	 * default: 28
	 * options:
	 *   - 7
	 *   - 28
	 *   - 90
	 *   - 16m
	 * ---
	 *
	 * [--number=<number>]
	 * : Maximum number of rows.
	 * ---
	 * default: 100
	 * ---
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
	 *     $ wp pharos search-console breakdown country
	 *     $ wp pharos search-console breakdown page --type=image --period=90
	 *
	 * @param string[]              $names   The dimension.
	 * @param array<string, string> $options
	 */
	public function breakdown(array $names, array $options): void {
		[$dimension, $type] = [$names[0], $options['type']];
		if (!OnDemand::has($type, $dimension)) {
			WP_CLI::error(__('Google has no such figures for this search type.', 'pharos-seo'));
		}
		try {
			$figures = OnDemand::figures($dimension, $type, self::window($options));
		} catch (Failure $failure) {
			WP_CLI::error(Reasons::message($failure->reason));
		}
		$rows = [];
		foreach (
			array_slice($figures, 0, CliNumber::positive($options['number'], '--number'), true)
			as $key => $one
		) {
			$rows[] = [$dimension => $key] + $one->data();
		}
		CliRows::print($options['format'], $rows, [$dimension, ...self::FIGURES]);
	}

	/** Exits with an error before the first fetch. */
	private static function window(array $options): Window {
		return Window::of_period($options['period'], Cli::need_figures());
	}
}
