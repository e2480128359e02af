<?php
/**
 * `wp pharos checks`. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\CliRows;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists the results of the last site analysis, and ignores checks.
 *
 * Nothing runs; wp pharos analyse runs the checks.
 *
 * ## EXAMPLES
 *
 *     $ wp pharos checks list --status=error,warning
 *     $ wp pharos checks ignore default_tagline
 */
final class ChecksCli {
	private const FIELDS = ['check', 'kind', 'status', 'message'];

	private const STATUSES = ['error', 'warning', 'suggestion', 'success', 'ignored', 'unknown'];

	/**
	 * Lists the checks with their last results.
	 *
	 * A check that hasn't run yet has the status unknown.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kind>]
	 * : Only one group of checks.
	 * ---
	 * options:
	 *   - general
	 *   - other
	 *   - settings
	 * ---
	 *
	 * [--status=<statuses>]
	 * : Only some of error, warning, suggestion, success, ignored and unknown, separated by commas.
	 *
	 * [--fields=<fields>]
	 * : Some of check, kind, status, message and fix (the URL where the issue can be fixed), separated by commas.
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
	 *     $ wp pharos checks list --kind=settings --fields=check,status,fix
	 *
	 * @subcommand list
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$statuses = wp_parse_list($options['status'] ?? '');
		$wrong = array_diff($statuses, self::STATUSES);
		if ($wrong !== []) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: what a user has entered, 2: list of valid values. */
					__('“%1$s” isn’t known. Enter one of these: %2$s.', 'pharos-seo'),
					implode(', ', $wrong),
					implode(', ', self::STATUSES),
				),
			);
		}
		$rows = [];
		foreach (isset($options['kind']) ? [$options['kind']] : Checks::KINDS as $kind) {
			foreach (self::rows($kind) as $id => $row) {
				if ($statuses === [] || in_array($row['status'], $statuses, true)) {
					$rows[$id] = $row;
				}
			}
		}
		$format = $options['format'] ?? 'table';
		CliRows::print(
			$format,
			$format === 'ids' ? array_keys($rows) : array_values($rows),
			$options['fields'] ?? self::FIELDS,
		);
	}

	/**
	 * Ignores checks: they are no longer counted.
	 *
	 * ## OPTIONS
	 *
	 * <check>...
	 * : The IDs of the checks.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos checks ignore default_tagline
	 *
	 * @param string[]              $names   The checks.
	 * @param array<string, string> $options
	 */
	public function ignore(array $names, array $options): void {
		self::set($names, true, $options);
	}

	/**
	 * Counts checks again that were ignored.
	 *
	 * ## OPTIONS
	 *
	 * <check>...
	 * : The IDs of the checks.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos checks restore default_tagline
	 *
	 * @param string[]              $names   The checks.
	 * @param array<string, string> $options
	 */
	public function restore(array $names, array $options): void {
		self::set($names, false, $options);
	}

	private static function set(array $names, bool $is_ignored, array $options): void {
		foreach ($names as $id) {
			Checks::exists($id) ||
				WP_CLI::error(
					sprintf(
						/* translators: %s: id of a check. */
						__('There is no check “%s”.', 'pharos-seo'),
						$id,
					),
				);
		}
		$changes = array_filter(
			array_unique($names),
			static fn(string $id): bool => in_array($id, IgnoreList::ids(), true) !== $is_ignored,
		);
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		foreach ($is_dry_run ? [] : $changes as $id) {
			IgnoreList::set($id, $is_ignored) ||
				WP_CLI::error(
					__(
						'This couldn’t be saved because of a database error. Try again, or contact your host.',
						'pharos-seo',
					),
				);
		}
		$count = count($changes);
		$text = $is_dry_run
			? /* translators: %s: number of checks. */
			_n('%s check would change.', '%s checks would change.', $count, 'pharos-seo')
			: /* translators: %s: number of checks. */
			_n('%s check changed.', '%s checks changed.', $count, 'pharos-seo');
		WP_CLI::success(sprintf($text, number_format_i18n($count)));
	}

	/** @return array<string, array<string, string>> By check. */
	private static function rows(string $kind): array {
		$ignored = array_flip(IgnoreList::ids());
		$items = Reports::last($kind)['report']?->items ?? [];
		$rows = [];
		foreach (array_keys(Checks::for_kind($kind)) as $id) {
			$rows[$id] = [
				'check' => $id,
				'kind' => $kind,
				'status' => isset($ignored[$id]) ? 'ignored' : $items[$id]['status'] ?? 'unknown',
				'message' => $items[$id]['message'] ?? '',
				'fix' => $items[$id]['fix']['url'] ?? '',
			];
		}
		return $rows;
	}
}
