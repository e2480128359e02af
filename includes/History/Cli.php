<?php
/**
 * A WP-CLI command. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\ImportExport\SiteData;
use Pharos\Settings\Json;
use Pharos\Settings\Settings;
use WP_CLI;
use WP_CLI\Utils;

final class Cli {
	private readonly SiteData $data;

	public function __construct(Settings $settings) {
		$this->data = new SiteData($settings);
	}

	/**
	 * Lists changes of the settings, newest first, and restores previous values.
	 *
	 * ## OPTIONS
	 *
	 * [<id>]
	 * : The id of an entry, to list its changes.
	 *
	 * [--restore]
	 * : Restore the previous values of the entry. Settings changed since then are kept, unless --force is used.
	 *
	 * [--only=<settings>]
	 * : Only these settings of the entry, separated by commas.
	 *
	 * [--force]
	 * : Overwrite settings that have changed since then.
	 *
	 * [--dry-run]
	 * : With --restore: only show what would change, or which settings have changed since then.
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
	 *     $ wp pharos history
	 *     $ wp pharos history 12
	 *     $ wp pharos history 12 --restore --only=separator
	 *
	 * @param string[]              $names   The id of an entry.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$format = $options['format'] ?? 'table';
		if ($names === []) {
			if (Utils\get_flag_value($options, 'restore', false)) {
				WP_CLI::error(__('Enter the ID of the entry to restore.', 'pharos-seo'));
			}
			CliRows::print($format, $this->entries(), [
				'id',
				'time',
				'user',
				'via',
				'name',
				'application',
				'changes',
			]);
			return;
		}
		$entry = Entries::get(CliNumber::id($names[0]));
		if ($entry === null) {
			WP_CLI::error(__('This entry is no longer in the history.', 'pharos-seo'));
		}
		$only = isset($options['only']) ? wp_parse_list($options['only']) : null;
		$changes =
			$only === null
				? $entry['changes']
				: array_intersect_key($entry['changes'], array_flip($only));
		$this->refuse_unknown($only ?? [], $entry['changes']);
		if (!Utils\get_flag_value($options, 'restore', false)) {
			CliRows::print($format, $this->changes($changes), ['setting', 'old', 'new', 'now']);
			return;
		}
		$restorer = new Restorer($this->data);
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		$force = (bool) Utils\get_flag_value($options, 'force', false);
		$restored = $is_dry_run
			? $restorer->check($entry['id'], $only, $force)
			: $restorer->restore($entry['id'], $only, $force);
		if (is_wp_error($restored)) {
			$conflicts = array_keys((array) ($restored->get_error_data()['conflicts'] ?? []));
			WP_CLI::error(
				$conflicts === []
					? $restored->get_error_message()
					: sprintf(
						/* translators: %s: names of settings. */
						__('Changed since: %s. Use --force to overwrite.', 'pharos-seo'),
						implode(', ', $conflicts),
					),
			);
		}
		$kept = array_diff_key($changes, $restorer->restorable($changes));
		if ($kept !== []) {
			WP_CLI::warning(
				sprintf(
					/* translators: %s: names of settings. */
					__(
						'Not restored, because the history doesn’t include their values, or their plugin isn’t active: %s.',
						'pharos-seo',
					),
					implode(', ', array_keys($kept)),
				),
			);
		}
		if ($is_dry_run) {
			CliRows::print($format, $this->changes($restored), ['setting', 'old', 'new']);
			return;
		}
		WP_CLI::success(__('The previous values were restored.', 'pharos-seo'));
	}

	/**
	 * Exits with an error for names that the entry doesn't have.
	 *
	 * @param list<string>         $only
	 * @param array<string, array> $changes Of the entry.
	 */
	private function refuse_unknown(array $only, array $changes): void {
		$unknown = array_diff($only, array_keys($changes));
		if ($unknown !== []) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: names of settings. */
					__('This entry has no change of these settings: %s.', 'pharos-seo'),
					implode(', ', $unknown),
				),
			);
		}
	}

	/** @return list<array<string, int|string>> */
	private function entries(): array {
		return array_map(
			static fn(array $one): array => [
				'id' => $one['id'],
				'time' => gmdate(DATE_W3C, $one['time']),
				'user' => get_userdata($one['user'])->user_login ?? '',
				'via' => $one['via'],
				'changes' => implode(', ', array_keys($one['changes'])),
			] + $one,
			Entries::all(),
		);
	}

	/** @return list<array<string, string>> */
	private function changes(array $changes): array {
		$now = $this->data->apart($this->data->all());
		$rows = [];
		foreach ($changes as $setting => $change) {
			$rows[] = [
				'setting' => $setting,
				'old' => $this->json($setting, $change, $change['old']),
				'new' => $this->json($setting, $change, $change['new']),
				'now' => $this->json($setting, $change, $now[$setting] ?? null),
			];
		}
		return $rows;
	}

	private function json(string $key, array $change, mixed $value): string {
		$definition = $this->data->definitions()[$key] ?? null;
		return isset(Change::readable($change, $definition)['hidden'])
			? ''
			: Json::text($value, $definition ?? []);
	}
}
