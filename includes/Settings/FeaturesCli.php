<?php
/**
 * `wp pharos feature`. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\CliRows;

/**
 * Lists features, and turns them on or off.
 *
 * ## EXAMPLES
 *
 *     $ wp pharos feature list --status=off
 *     $ wp pharos feature enable redirects schemas
 */
final class FeaturesCli {
	/** Settings that turn a feature on: those of add-ons, too. */
	private const PREFIX = 'enable_';

	public function __construct(
		private readonly CliSettings $settings,
		private readonly CliChanges $changes,
	) {}

	/**
	 * Lists the features.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only features that are on or off.
	 * ---
	 * options:
	 *   - "on"
	 *   - "off"
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
	 *     $ wp pharos feature list
	 *
	 * @subcommand list
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$rows = [];
		foreach ($this->switches() as $setting => $is_on) {
			$row = [
				'feature' => substr($setting, strlen(self::PREFIX)),
				'status' => $is_on ? 'on' : 'off',
				'setting' => $setting,
			];
			if (($options['status'] ?? $row['status']) === $row['status']) {
				$rows[] = $row;
			}
		}
		CliRows::print($options['format'] ?? 'table', $rows, ['feature', 'status', 'setting']);
	}

	/**
	 * Turns features on.
	 *
	 * ## OPTIONS
	 *
	 * <feature>...
	 * : The names of the features; `wp pharos feature list` shows all.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * [--format=<format>]
	 * : The output format of a dry run.
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
	 *     $ wp pharos feature enable llms_txt indexnow
	 *
	 * @param string[]              $names   The features.
	 * @param array<string, string> $options
	 */
	public function enable(array $names, array $options): void {
		$this->turn($names, true, $options);
	}

	/**
	 * Turns features off. Their settings and data are kept.
	 *
	 * ## OPTIONS
	 *
	 * <feature>...
	 * : The names of the features; `wp pharos feature list` shows all.
	 *
	 * [--dry-run]
	 * : Only show what would change.
	 *
	 * [--format=<format>]
	 * : The output format of a dry run.
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
	 *     $ wp pharos feature disable redirects --dry-run
	 *
	 * @param string[]              $names   The features.
	 * @param array<string, string> $options
	 */
	public function disable(array $names, array $options): void {
		$this->turn($names, false, $options);
	}

	private function turn(array $names, bool $on, array $options): void {
		$switches = array_map(
			static fn(string $name): string => str_starts_with($name, self::PREFIX)
				? $name
				: self::PREFIX . $name,
			$names,
		);
		array_map($this->settings->definition(...), $switches);
		$this->changes->change(array_fill_keys($switches, $on), $options);
	}

	/** @return array<string, bool> */
	private function switches(): array {
		return array_filter(
			$this->settings->all(),
			static fn(mixed $value, string $name): bool => is_bool($value) &&
				str_starts_with($name, self::PREFIX),
			ARRAY_FILTER_USE_BOTH,
		);
	}
}
