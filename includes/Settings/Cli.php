<?php
/**
 * WP-CLI commands that read settings. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use Pharos\Core\CliRows;
use WP_CLI;

/**
 * Lists, gets, changes and resets settings.
 *
 * Changes are in the settings history (wp pharos history), where they can be restored.
 *
 * ## EXAMPLES
 *
 *     # See what differs from the defaults.
 *     $ wp pharos settings diff
 *
 *     # Change the separator of titles.
 *     $ wp pharos settings set separator '|'
 */
final class Cli {
	public function __construct(private readonly CliSettings $settings) {}

	/**
	 * Lists all settings.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Some of setting, value and default, separated by commas.
	 * ---
	 * default: setting,value
	 * ---
	 *
	 * [--format=<format>]
	 * : The output format. With json and yaml, values have their types.
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
	 *     $ wp pharos settings list
	 *     $ wp pharos settings list --fields=setting,value,default --format=json
	 *
	 * @subcommand list
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function list_(array $names, array $options): void {
		$defaults = $this->settings->defaults();
		$rows = [];
		foreach ($this->settings->apart() as $name => $value) {
			$rows[$name] = ['value' => $value, 'default' => $defaults[$name]];
		}
		$columns = wp_parse_list($options['fields'] ?? 'setting,value');
		$this->settings->show($rows, $columns, $options);
	}

	/**
	 * Lists the settings that differ from the defaults.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : The output format. With json and yaml, values have their types.
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
	 *     $ wp pharos settings diff
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function diff(array $names, array $options): void {
		$defaults = $this->settings->defaults();
		$rows = [];
		foreach ($this->settings->apart() as $name => $value) {
			if (!Merge::same($value, $defaults[$name])) {
				$rows[$name] = ['default' => $defaults[$name], 'value' => $value];
			}
		}
		$this->settings->show($rows, ['setting', 'default', 'value'], $options);
	}

	/**
	 * Shows the value of a setting.
	 *
	 * ## OPTIONS
	 *
	 * <setting>
	 * : The name of the setting; `wp pharos settings list` shows all.
	 *
	 * [--format=<format>]
	 * : The output format: plain shows texts as they are, and other values as JSON.
	 * ---
	 * default: plain
	 * options:
	 *   - plain
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos settings get separator
	 *     $ wp pharos settings get no_index --format=yaml
	 *
	 * @param string[]              $names   The setting.
	 * @param array<string, string> $options
	 */
	public function get(array $names, array $options): void {
		$definition = $this->settings->definition($names[0]);
		if (($definition['secret'] ?? false) === true) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: name of a setting. */
					__('The value of “%s” is secret and isn’t shown.', 'pharos-seo'),
					$names[0],
				),
			);
		}
		$value = $this->settings->all()[$names[0]];
		match ($options['format'] ?? 'plain') {
			'plain' => WP_CLI::line(CliValue::text($value, $definition)),
			'json' => WP_CLI::line(Json::text($value, $definition)),
			default => CliRows::value(Json::shaped($value, $definition), 'yaml'),
		};
	}
}
