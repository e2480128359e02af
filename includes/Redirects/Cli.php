<?php
/**
 * WP-CLI commands. Their docblocks are their help texts.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists, adds, changes, tests, imports and exports redirects.
 *
 * ## EXAMPLES
 *
 *     # Redirect a folder and everything below it.
 *     $ wp pharos redirect add /old/ /new/ --match=prefix
 *     Success: The redirect 12 was added.
 *
 *     # See what happens to a URL.
 *     $ wp pharos redirect test /old/page/
 */
final class Cli {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * Lists redirects.
	 *
	 * ## OPTIONS
	 *
	 * [--search=<text>]
	 * : Show only redirects with this text in the source or the target.
	 *
	 * [--status=<status>]
	 * : Show only redirects with this status code.
	 * ---
	 * options:
	 *   - "301"
	 *   - "302"
	 *   - "307"
	 *   - "308"
	 *   - "410"
	 *   - "451"
	 * ---
	 *
	 * [--origin=<origin>]
	 * : Show only redirects of this origin.
	 * ---
	 * options:
	 *   - manual
	 *   - change
	 *   - import
	 *   - migration
	 * ---
	 *
	 * [--state=<state>]
	 * : Show only redirects that are on or off, or dead: with a target that visitors can't see.
	 * ---
	 * options:
	 *   - "on"
	 *   - "off"
	 *   - dead
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
	 *     $ wp pharos redirect list --state=dead
	 *     $ wp pharos redirect list --origin=import --format=csv
	 *
	 * @subcommand list
	 */
	public function list_(array $args, array $flags): void {
		$items = [];
		for ($page = 1, $pages = 1; $page <= $pages; $page++) {
			['items' => $rules, 'pages' => $pages] = RuleList::page([
				'search' => (string) ($flags['search'] ?? ''),
				'status' => (int) ($flags['status'] ?? 0),
				'origin' => (string) ($flags['origin'] ?? ''),
				'state' => (string) ($flags['state'] ?? ''),
				'page' => $page,
				'per_page' => 500,
				'orderby' => 'id',
				'order' => 'asc',
			]);
			foreach ($rules as $rule) {
				$items[] = $rule->to_array();
			}
		}
		CliRows::print(
			$flags['format'],
			$flags['format'] === 'ids' ? array_column($items, 'id') : $items,
			array_keys((new Rule(0, ''))->to_array()),
		);
	}

	/**
	 * Shows the responses to a URL, step by step, without requesting it.
	 *
	 * ## OPTIONS
	 *
	 * <url>
	 * : A path or URL of this site.
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
	 */
	public function test(array $args, array $flags): void {
		CliRows::print($flags['format'], (new Trace($this->settings))->steps($args[0]), [
			'url',
			'kind',
			'status',
			'target',
			'redirect',
			'title',
		]);
	}

	/**
	 * Imports redirects from a file.
	 *
	 * The exit code is 1 if lines of the file can't be imported; the others are.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file, or - for standard input.
	 *
	 * --format=<format>
	 * : Format of the file.
	 * ---
	 * options:
	 *   - csv
	 *   - apache
	 *   - nginx
	 *   - json
	 * ---
	 *
	 * [--dry-run]
	 * : Report the result without importing anything.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos redirect import redirects.csv --format=csv --dry-run
	 */
	public function import(array $args, array $flags): void {
		$data = @file_get_contents($args[0] === '-' ? 'php://stdin' : $args[0]);
		if ($data === false) {
			WP_CLI::error(
				/* translators: %s: path of a file. */
				sprintf(__('The file %s can’t be read.', 'pharos-seo'), $args[0]),
			);
		}
		$is_dry = (bool) Utils\get_flag_value($flags, 'dry-run', false);
		$result = Import::run($flags['format'], $data, $is_dry);
		foreach ([...$result['refused'], ...$result['notes']] as $one) {
			WP_CLI::warning(
				sprintf(
					/* translators: 1: number of a line of a file, 2: a sentence with the reason, 3: the line. */
					__('Line %1$s: %2$s (%3$s)', 'pharos-seo'),
					$one['line'],
					$one['why'],
					$one['text'],
				),
			);
		}
		$text = sprintf(
			$is_dry
				? /* translators: 1, 2 and 3: numbers of redirects. */
				__('New: %1$s. Changed: %2$s. Unchanged: %3$s. Nothing was imported.', 'pharos-seo')
				: /* translators: 1, 2 and 3: numbers of redirects, 4: number of the import. */
				__('New: %1$s. Changed: %2$s. Unchanged: %3$s. This is import %4$s.', 'pharos-seo'),
			number_format_i18n($result['new']),
			number_format_i18n($result['changed']),
			number_format_i18n($result['unchanged']),
			$result['import'] ?? '',
		);
		if ($result['refused'] === []) {
			WP_CLI::success($text);
			return;
		}
		$refused = count($result['refused']);
		WP_CLI::error(
			$text .
				' ' .
				sprintf(
					/* translators: %s: number of lines. */
					_n(
						'%s line can’t be imported.',
						'%s lines can’t be imported.',
						$refused,
						'pharos-seo',
					),
					number_format_i18n($refused),
				),
		);
	}

	/**
	 * Takes an import back: deletes what it has added, and restores what it has changed. Redirects that were edited since are kept.
	 *
	 * ## OPTIONS
	 *
	 * <import>
	 * : The number of the import.
	 *
	 * [--dry-run]
	 * : Only show how many redirects of the import there are.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos redirect undo 1764372000000
	 */
	public function undo(array $args, array $flags): void {
		$import = (int) $args[0];
		$count = ImportUndo::count($import);
		if ($count === 0) {
			WP_CLI::error(
				/* translators: %s: a number. */
				sprintf(__('There are no redirects of the import %s.', 'pharos-seo'), $args[0]),
			);
		}
		if (Utils\get_flag_value($flags, 'dry-run', false)) {
			WP_CLI::line(
				sprintf(
					/* translators: %s: number of redirects. */
					_n(
						'%s redirect would be deleted or restored.',
						'%s redirects would be deleted or restored.',
						$count,
						'pharos-seo',
					),
					number_format_i18n($count),
				),
			);
			return;
		}
		['deleted' => $deleted, 'restored' => $restored, 'kept' => $kept] = ImportUndo::run(
			$import,
			INF,
		);
		WP_CLI::success(
			sprintf(
				/* translators: 1, 2 and 3: numbers of redirects. */
				__('Deleted: %1$s. Restored: %2$s. Kept: %3$s.', 'pharos-seo'),
				number_format_i18n($deleted),
				number_format_i18n($restored),
				number_format_i18n($kept),
			),
		);
	}

	/**
	 * Outputs all redirects as a file.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Format of the file.
	 * ---
	 * default: csv
	 * options:
	 *   - csv
	 *   - apache
	 *   - nginx
	 *   - json
	 * ---
	 */
	public function export(array $args, array $flags): void {
		foreach (Export::run($flags['format']) as $part) {
			fwrite(STDOUT, $part);
		}
	}
}
