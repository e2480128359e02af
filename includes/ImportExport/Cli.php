<?php
/**
 * WP-CLI commands. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use Pharos\Core\CliRows;
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
	 * Exports the settings as JSON to standard output.
	 *
	 * The file can be imported on any site, with WP-CLI or under Tools > Import/Export. It contains no secrets.
	 *
	 * ## OPTIONS
	 *
	 * [--categories=<categories>]
	 * : Only these categories, separated by commas. --dry-run lists them.
	 *
	 * [--dry-run]
	 * : List the categories instead of exporting.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos export > settings.json
	 *     $ wp pharos export --categories=robots,sitemaps > settings.json
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function export(array $names, array $options): void {
		$categories = new Categories($this->data->definitions());
		$known = array_column($categories->list(), 'id');
		$wanted = isset($options['categories']) ? wp_parse_list($options['categories']) : $known;
		$unknown = array_diff($wanted, $known);
		if ($unknown !== [] || $wanted === []) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: ids of categories, 2: ids of categories. */
					__('Unknown category: %1$s. Available: %2$s.', 'pharos-seo'),
					implode(', ', $unknown),
					implode(', ', $known),
				),
			);
		}
		if (Utils\get_flag_value($options, 'dry-run', false)) {
			$rows = array_map(
				static fn(array $one): array => $one + [
					'settings' => count($categories->settings([$one['id']])),
				],
				array_filter(
					$categories->list(),
					static fn(array $one): bool => in_array($one['id'], $wanted, true),
				),
			);
			CliRows::print('table', $rows, ['id', 'label', 'settings']);
			return;
		}
		$file = (new Exporter($this->data))->file($wanted);
		if (is_wp_error($file)) {
			WP_CLI::error($file->get_error_message());
		}
		WP_CLI::line(Exporter::text($file));
	}

	/**
	 * Imports a settings file.
	 *
	 * Accepts files of Pharos SEO and settings exports of SureRank. The import changes all settings of the file or
	 * none; a backup and the history (wp pharos history) hold the previous values.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file; - for standard input.
	 *
	 * [--dry-run]
	 * : Only list the changes.
	 *
	 * [--only=<settings>]
	 * : Only these settings, separated by commas.
	 *
	 * [--keep-addresses]
	 * : Don't replace the URLs of the site that exported the file with this site's URLs.
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
	 *     $ wp pharos import settings.json --dry-run
	 *     $ wp pharos export --url=one.example | wp pharos import - --url=two.example
	 *
	 * @param string[]              $names   The file.
	 * @param array<string, string> $options
	 */
	public function import(array $names, array $options): void {
		$file = self::read($names[0]);
		$keep = (bool) Utils\get_flag_value($options, 'keep-addresses', false);
		$only = isset($options['only']) ? wp_parse_list($options['only']) : null;
		$importer = new Importer($this->data);
		$plan = $importer->plan($file, $keep, $only);
		if (is_wp_error($plan)) {
			WP_CLI::error($plan->get_error_message());
		}
		foreach ($plan['unknown'] as $name) {
			WP_CLI::warning(
				/* translators: %s: name of a setting. */
				sprintf(__('Pharos SEO has no setting “%s”; it is ignored.', 'pharos-seo'), $name),
			);
		}
		if ($plan['site_only'] !== []) {
			WP_CLI::warning(
				sprintf(
					/* translators: 1: names of settings, 2: a URL. */
					__(
						'These settings contain IDs of posts, terms or files of %2$s, which may be different on this site: %1$s. Exclude them with --only.',
						'pharos-seo',
					),
					implode(', ', $plan['site_only']),
					$plan['site'],
				),
			);
		}
		foreach ($plan['redirects_refused'] as ['text' => $text, 'why' => $why]) {
			WP_CLI::warning(
				/* translators: 1: a path, such as /old/, 2: a sentence that says what is wrong. */
				sprintf(__('The redirect of %1$s isn’t imported. %2$s', 'pharos-seo'), $text, $why),
			);
		}
		if (Utils\get_flag_value($options, 'dry-run', false)) {
			$this->list($plan, $options['format'] ?? 'table');
			if ($plan['refused'] !== []) {
				WP_CLI::halt(1);
			}
			return;
		}
		$changed = $importer->import($file, $keep, $only);
		if (is_wp_error($changed)) {
			WP_CLI::error($changed->get_error_message());
		}
		WP_CLI::success(
			sprintf(
				/* translators: %s: number of settings. */
				_n('%s setting changed.', '%s settings changed.', $changed, 'pharos-seo'),
				number_format_i18n($changed),
			),
		);
	}

	/** @param array $plan See Importer::plan(). */
	private function list(array $plan, string $format): void {
		$rows = [];
		foreach ($plan['changes'] as $setting => $new) {
			$rows[] = [
				'setting' => $setting,
				'old' => $this->json($setting, $plan['base'][$setting]),
				'new' => $this->json($setting, $new),
				'refused' => '',
			];
		}
		foreach ($plan['refused'] as $setting => $why) {
			$rows[] = ['setting' => $setting, 'old' => '', 'new' => '', 'refused' => $why];
		}
		CliRows::print($format, $rows, ['setting', 'old', 'new', 'refused']);
	}

	private function json(string $key, mixed $value): string {
		return Json::text($value, $this->data->definitions()[$key]);
	}

	/** @return array<string, mixed> The decoded file; exits with an error on failure. */
	private static function read(string $name): array {
		$from = $name === '-' ? 'php://stdin' : $name;
		if ($name !== '-' && !is_file($name)) {
			/* translators: %s: name of a file. */
			WP_CLI::error(sprintf(__('The file %s doesn’t exist.', 'pharos-seo'), $name));
		}
		// One byte more than the limit.
		$bytes = file_get_contents($from, false, null, 0, SettingsFile::MAX_BYTES + 1);
		try {
			return JsonFile::decode((string) $bytes);
		} catch (InvalidFile $reason) {
			WP_CLI::error($reason->getMessage());
		}
	}
}
