<?php
/**
 * WP-CLI commands. Their docblocks are their help texts.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Redirects\Formats\Format;
use Pharos\Redirects\Formats\ServerPaths;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists, adds, tests, imports and exports redirects.
 *
 * ## EXAMPLES
 *
 *     # Redirect a folder and everything below it.
 *     $ wp pharos redirect add /old/ /new/ --match=prefix
 *     Success: Redirect 12 added.
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
	 * : Show only redirects with this status, such as 410.
	 *
	 * [--origin=<origin>]
	 * : Show only redirects of this origin: manual, change, import or migration.
	 *
	 * [--state=<state>]
	 * : Show only redirects that are on or off, or dead: with a target that visitors can't see.
	 *
	 * [--format=<format>]
	 * : Output format: table, csv, json or count.
	 * ---
	 * default: table
	 * ---
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
		Utils\format_items($flags['format'], $items, array_keys((new Rule(0, ''))->to_array()));
	}

	/**
	 * Adds a redirect.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The path to redirect, such as /old/, or a pattern.
	 *
	 * [<target>]
	 * : A path, a URL, post-12 or term-5; none for 410 and 451.
	 *
	 * [--match=<match>]
	 * : How the source matches: exact, prefix or pattern.
	 *
	 * [--query=<query>]
	 * : Handling of query strings: keep, ignore, exact or campaign.
	 *
	 * [--ignore-case]
	 * : Capital and small letters of the URL are the same.
	 *
	 * [--status=<status>]
	 * : Status code: 301, 302, 307, 308, 410 or 451.
	 *
	 * [--yes]
	 * : Also redirect URLs that WordPress or search engines need.
	 */
	public function add(array $args, array $flags): void {
		$fields = array_intersect_key($flags, ['match' => 0, 'query' => 0, 'status' => 0]) + [
			'source' => $args[0],
			'target' => $args[1] ?? '',
			'ignore_case' => isset($flags['ignore-case']),
		];
		$rule = RedirectWriter::save(ServerPaths::below_home($fields), null, isset($flags['yes']));
		if (is_wp_error($rule)) {
			WP_CLI::error($rule->get_error_message());
		}
		$conflict = RedirectWriter::conflict($rule);
		if ($conflict) {
			WP_CLI::warning("A page exists at {$conflict['url']}; visitors get the page.");
		}
		WP_CLI::success("Redirect $rule->id added.");
	}

	/**
	 * Deletes redirects.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of the redirects.
	 */
	public function delete(array $args): void {
		$ids = array_map('intval', $args);
		foreach ($ids as $id) {
			if (!RedirectRepository::find($id)) {
				WP_CLI::error("There is no redirect $id. Nothing was deleted.");
			}
		}
		RedirectRepository::delete($ids);
		Table::note();
		WP_CLI::success(count($ids) . ' deleted.');
	}

	/**
	 * Shows the responses to a URL, step by step.
	 *
	 * ## OPTIONS
	 *
	 * <url>
	 * : A path or URL of this site.
	 *
	 * [--format=<format>]
	 * : Output format: table, csv or json.
	 * ---
	 * default: table
	 * ---
	 */
	public function test(array $args, array $flags): void {
		Utils\format_items($flags['format'], (new Trace($this->settings))->steps($args[0]), [
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
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file, or - for standard input.
	 *
	 * --format=<format>
	 * : Format of the file: csv, apache, nginx or json.
	 *
	 * [--dry-run]
	 * : Report the result without importing anything.
	 */
	public function import(array $args, array $flags): void {
		$this->need_format($flags);
		$data = @file_get_contents($args[0] === '-' ? 'php://stdin' : $args[0]);
		if ($data === false) {
			WP_CLI::error("The file $args[0] can’t be read.");
		}
		$is_dry = (bool) Utils\get_flag_value($flags, 'dry-run', false);
		$result = Import::run($flags['format'], $data, $is_dry);
		foreach ([...$result['refused'], ...$result['notes']] as $one) {
			WP_CLI::warning("Line {$one['line']}: {$one['why']} ({$one['text']})");
		}
		['new' => $new, 'changed' => $changed, 'unchanged' => $unchanged] = $result;
		WP_CLI::success(
			$is_dry
				? "$new would be added, $changed changed, $unchanged unchanged."
				: "$new added, $changed changed, $unchanged unchanged. This is import {$result['import']}.",
		);
	}

	/**
	 * Takes an import back: deletes what it has added, and restores what it has changed. Redirects that were edited since are kept.
	 *
	 * ## OPTIONS
	 *
	 * <import>
	 * : The number of the import.
	 */
	public function undo(array $args): void {
		['deleted' => $deleted, 'restored' => $restored] = ImportUndo::run((int) $args[0], INF);
		WP_CLI::success("$deleted deleted, $restored restored.");
	}

	/**
	 * Outputs all redirects as a file.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Format of the file: csv, apache, nginx or json.
	 * ---
	 * default: csv
	 * ---
	 */
	public function export(array $args, array $flags): void {
		$this->need_format($flags);
		foreach (Export::run($flags['format']) as $part) {
			fwrite(STDOUT, $part);
		}
	}

	private function need_format(array $flags): void {
		if (!isset(Format::ALL[$flags['format'] ?? ''])) {
			WP_CLI::error('The format must be one of: ' . implode(', ', array_keys(Format::ALL)));
		}
	}
}
