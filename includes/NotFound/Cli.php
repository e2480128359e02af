<?php
/**
 * WP-CLI commands. Their docblocks are their help texts.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
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
	 * : Show only URLs requested by them.
	 * ---
	 * options:
	 *   - search_engine
	 *   - visitor
	 *   - bot
	 * ---
	 *
	 * [--orderby=<column>]
	 * : The column to sort by.
	 * ---
	 * default: times
	 * options:
	 *   - last
	 *   - times
	 *   - url
	 * ---
	 *
	 * [--limit=<number>]
	 * : Maximum number of URLs.
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
	 *   - ids
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos not-found list --by=search_engine --orderby=last
	 *
	 * @subcommand list
	 */
	public function list_(array $args, array $flags): void {
		$page = Items::page([
			'search' => (string) ($flags['search'] ?? ''),
			'by' => (string) ($flags['by'] ?? ''),
			'page' => 1,
			'per_page' => CliNumber::positive($flags['limit'], '--limit'),
			'orderby' => (string) $flags['orderby'],
			'order' => $flags['orderby'] === 'url' ? 'asc' : 'desc',
		]);
		$items = array_map(
			static fn(array $item): array => [
				'suggestion' => $item['suggestions'][0]['url'] ?? '',
			] + $item,
			$page['items'],
		);
		$is_ids = $flags['format'] === 'ids';
		CliRows::print($flags['format'], $is_ids ? array_column($items, 'id') : $items, [
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
	 * Deletes URLs from the log; they are logged again when they are requested again.
	 *
	 * Nothing is deleted if the log doesn't have one of them.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the URLs.
	 *
	 * [--dry-run]
	 * : Only show how many would be deleted.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos not-found delete 12 15
	 */
	public function delete(array $args, array $flags): void {
		$args = array_unique($args);
		foreach ($args as $id) {
			Items::exists(CliNumber::id($id)) ||
				WP_CLI::error(
					sprintf(
						/* translators: %s: a number. */
						__('The log has no URL with the ID %s. Nothing was deleted.', 'pharos-seo'),
						$id,
					),
				);
		}
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			self::tell_plan(count($args));
			return;
		}
		$ids = array_map(CliNumber::id(...), $args);
		self::tell(count(array_filter($ids, Items::delete(...))));
	}

	/**
	 * Clears the log.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only show how many URLs would be deleted.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos not-found clear
	 */
	public function clear(array $args, array $flags): void {
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			self::tell_plan(Log::count());
			return;
		}
		self::tell(Items::clear());
	}

	private static function tell_plan(int $count): void {
		WP_CLI::line(
			sprintf(
				/* translators: %s: number of URLs. */
				_n('%s URL would be deleted.', '%s URLs would be deleted.', $count, 'pharos-seo'),
				number_format_i18n($count),
			),
		);
	}

	private static function tell(int $count): void {
		WP_CLI::success(
			sprintf(
				/* translators: %s: number of URLs. */
				_n('%s URL deleted.', '%s URLs deleted.', $count, 'pharos-seo'),
				number_format_i18n($count),
			),
		);
	}
}
