<?php
/**
 * WP-CLI commands. Their docblocks are their help texts.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists and clears the URLs that weren't found.
 */
final class Cli {
	/**
	 * Lists URLs that weren't found.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<text>]
	 * : Show only URLs that contain this text.
	 *
	 * [--by=<kind>]
	 * : Show only URLs requested by search_engine, visitor or bot.
	 *
	 * [--orderby=<column>]
	 * : Sort by last, times or url.
	 * ---
	 * default: times
	 * ---
	 *
	 * [--limit=<number>]
	 * : Maximum number of URLs.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format: table, csv or json.
	 * ---
	 * default: table
	 * ---
	 *
	 * @subcommand list
	 */
	public function list_(array $args, array $flags): void {
		$page = Items::page([
			'search' => (string) ($flags['search'] ?? ''),
			'by' => (string) ($flags['by'] ?? ''),
			'page' => 1,
			'per_page' => max(1, (int) $flags['limit']),
			'orderby' => (string) $flags['orderby'],
			'order' => $flags['orderby'] === 'url' ? 'asc' : 'desc',
		]);
		$items = array_map(
			static fn(array $item): array => [
				'suggestion' => $item['suggestions'][0]['url'] ?? '',
			] + $item,
			$page['items'],
		);
		Utils\format_items($flags['format'], $items, [
			'id',
			'url',
			'times',
			'last',
			'by',
			'referrer',
			'suggestion',
		]);
	}

	/**
	 * Clears the log.
	 */
	public function clear(): void {
		WP_CLI::success(Items::clear() . ' deleted.');
	}
}
