<?php
/**
 * WP-CLI commands that change settings. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\Settings;

use WP_CLI;
use WP_CLI\Utils;

final class CliChanges {
	public function __construct(private readonly CliSettings $settings) {}

	/**
	 * Changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <setting>
	 * : The name of the setting; `wp pharos settings list` shows all.
	 *
	 * [<value>]
	 * : The new value: texts as they are, other values as JSON. Without it, the value is read from standard input.
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
	 *     $ wp pharos settings set separator '|'
	 *     $ wp pharos settings set enable_schemas false --dry-run
	 *     $ wp pharos settings set no_index '["post_tag","author"]'
	 *     $ wp pharos settings set schemas < schemas.json
	 *
	 * @param string[]              $names   The setting and its value.
	 * @param array<string, string> $options
	 */
	public function set(array $names, array $options): void {
		$definition = $this->settings->definition($names[0]);
		$text = WP_CLI::get_value_from_arg_or_stdin($names, 1);
		// The line break at the end of a file isn't part of the value.
		$text = isset($names[1]) ? $text : preg_replace('/\R\z/', '', $text);
		if ($text === '' && !isset($names[1])) {
			WP_CLI::error(
				__(
					'Enter the value after the name of the setting. \'\' empties a text.',
					'pharos-seo',
				),
			);
		}
		try {
			$value = CliValue::parse($text, $definition);
		} catch (InvalidValue $reason) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: name of a setting, 2: a sentence with the error. */
					__('“%1$s” is invalid. %2$s', 'pharos-seo'),
					$names[0],
					$reason->getMessage(),
				),
			);
		}
		$this->change([$names[0] => $value], $options);
	}

	/**
	 * Sets settings to their defaults.
	 *
	 * ## OPTIONS
	 *
	 * [<setting>...]
	 * : The names of the settings.
	 *
	 * [--all]
	 * : Reset all settings.
	 *
	 * [--yes]
	 * : Reset all settings without confirmation.
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
	 *     $ wp pharos settings reset separator home_page_title
	 *     $ wp pharos settings reset --all --dry-run
	 *
	 * @param string[]              $names   The settings.
	 * @param array<string, string> $options
	 */
	public function reset(array $names, array $options): void {
		$is_all = (bool) Utils\get_flag_value($options, 'all', false);
		if ($is_all === ($names !== [])) {
			WP_CLI::error(
				__('Enter the names of the settings to reset, or use --all.', 'pharos-seo'),
			);
		}
		array_map($this->settings->definition(...), $names);
		$names = $is_all ? array_keys($this->settings->apart()) : $names;
		$now = $this->settings->all();
		// A setting that has its default already doesn't become a choice of the administrator (Settings::is_chosen()).
		$changes = array_filter(
			array_intersect_key($this->settings->defaults(), array_flip($names)),
			static fn(mixed $value, string $key): bool => !Merge::same($value, $now[$key]),
			ARRAY_FILTER_USE_BOTH,
		);
		if ($is_all && !Utils\get_flag_value($options, 'dry-run', false)) {
			WP_CLI::confirm(
				__('Reset all settings? The settings history has their values.', 'pharos-seo'),
				$options,
			);
		}
		$this->change($changes, $options);
	}

	/**
	 * Saves settings, or shows what would change; exits with an error if a value is invalid.
	 *
	 * @param array<string, mixed>  $changes New values by name.
	 * @param array<string, string> $options
	 */
	public function change(array $changes, array $options): void {
		$changed = $this->settings->settings->check($changes);
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		$saved =
			is_wp_error($changed) || $is_dry_run
				? $changed
				: $this->settings->settings->save($changes);
		if (is_wp_error($saved)) {
			// Without its data: WP-CLI would print it, too.
			WP_CLI::error($saved->get_error_message());
		}
		if ($is_dry_run) {
			$this->settings->show($changed, ['setting', 'old', 'new'], $options);
			return;
		}
		WP_CLI::success(
			$changed === []
				? __('There is nothing to change.', 'pharos-seo')
				: sprintf(
					/* translators: %s: number of settings. */
					_n(
						'%s setting changed.',
						'%s settings changed.',
						count($changed),
						'pharos-seo',
					),
					number_format_i18n(count($changed)),
				),
		);
	}
}
