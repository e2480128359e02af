<?php
/**
 * A WP-CLI command. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_CLI;

final class HookCli {
	/** @param \Closure(): HookList $list Creates it on demand. */
	public function __construct(private readonly \Closure $list) {}

	/**
	 * Lists the features, and what each registers with WordPress: hooks for changes, WP-Cron events, files, blocks, links, commands and tables.
	 * Hooks without a feature are shared by several.
	 *
	 * ## OPTIONS
	 *
	 * [<feature>]
	 * : Only this feature, such as IndexNow.
	 *
	 * [--audience=<audience>]
	 * : Only the hooks of an audience, such as front or changes.
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
	 *     $ wp pharos hooks
	 *     $ wp pharos hooks IndexNow
	 *     $ wp pharos hooks --audience=front
	 *
	 * @param string[]              $names   The feature.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$rows = ($this->list)()->rows();
		foreach (
			['feature' => $names[0] ?? null, 'audience' => $options['audience'] ?? null]
			as $column => $value
		) {
			if ($value === null) {
				continue;
			}
			$known = array_values(array_filter(array_unique(array_column($rows, $column))));
			if (!in_array($value, $known, true)) {
				WP_CLI::error(
					sprintf(
						/* translators: 1: what a user has entered, 2: list of valid values. */
						__('“%1$s” isn’t known. Enter one of these: %2$s.', 'pharos-seo'),
						$value,
						implode(', ', $known),
					),
				);
			}
			$rows = array_values(
				array_filter($rows, static fn(array $row): bool => $row[$column] === $value),
			);
		}
		CliRows::print($options['format'] ?? 'table', $rows, [
			'feature',
			'audience',
			'name',
			'priority',
		]);
	}
}
