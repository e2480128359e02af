<?php
/**
 * `wp pharos schema`.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\CliRows;
use Pharos\Page\PageUrl;
use Pharos\Schema\Check\PageCheck;
use Pharos\Schema\Check\Report;
use Pharos\Schema\Check\SitePages;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Lists, changes and checks the structured data of the site.
 *
 * ## EXAMPLES
 *
 *     # Check every page of the site.
 *     $ wp pharos schema check
 *     Success: 1,213 pages checked: no issues found.
 */
final class Cli {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Checks the schemas of all pages for Google's requirements and values that can't be output.
	 *
	 * Each issue is listed once, with the number of pages that have it and the URL of one. The exit code is 1 if there is an error.
	 *
	 * ## OPTIONS
	 *
	 * [--level=<level>]
	 * : Minimum level of the issues to list.
	 * ---
	 * default: warning
	 * options:
	 *   - error
	 *   - warning
	 *   - note
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format.
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
	 *     # Check a single page, given by WP-CLI's own --url.
	 *     $ wp pharos schema check --url=https://example.com/green-tea/ --level=note
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function check(array $names, array $options): void {
		if (!$this->settings->get('enable_schemas')) {
			WP_CLI::error(__('Schemas are turned off.', 'pharos-seo'));
		}
		$report = new Report($options['level']);
		$url = self::page_asked_for();
		$count = $url === '' ? $this->look_at_all($report) : $this->look_at($url, $report);
		$rows = $report->rows();
		if ($rows !== [] || $options['format'] !== 'table') {
			CliRows::print($options['format'], $rows, [
				'level',
				'schema',
				'property',
				'problem',
				'pages',
				'example',
			]);
		}
		if ($report->has_errors()) {
			WP_CLI::halt(1);
		}
		if ($rows === [] && $options['format'] === 'table') {
			WP_CLI::success(
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s page checked: no issues found.',
						'%s pages checked: no issues found.',
						$count,
						'pharos-seo',
					),
					number_format_i18n($count),
				),
			);
		}
	}

	/**
	 * Lists the types of schemas.
	 *
	 * ## OPTIONS
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
	 * ## AVAILABLE FIELDS
	 *
	 * * type: the type of schema.org
	 * * label: its name in Pharos SEO
	 * * required: the properties that Google requires
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos schema types
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function types(array $names, array $options): void {
		$rows = [];
		foreach (TypeList::all() as $type => $definition) {
			$required = array_filter(
				$definition['fields'],
				static fn(array $field): bool => $field['required'] ?? false,
			);
			$rows[] = [
				'type' => $type,
				'label' => $definition['label'],
				'required' => implode(', ', array_column($required, 'id')),
			];
		}
		CliRows::print($options['format'] ?? 'table', $rows, ['type', 'label', 'required']);
	}

	private function look_at_all(Report $report): int {
		$check = new PageCheck($this->settings, $this->variables);
		$pages = new SitePages($this->settings);
		$bar = Utils\make_progress_bar(__('Pages', 'pharos-seo'), $pages->count());
		$count = 0;
		foreach ($pages->all() as $page) {
			$report->add($check->check($page)['problems'], PageUrl::for_context($page));
			$count++;
			$bar->tick();
		}
		$bar->finish();
		return $count;
	}

	private function look_at(string $url, Report $report): int {
		$page = SitePages::at($url);
		if ($page === null) {
			WP_CLI::error(__('This page doesn’t exist.', 'pharos-seo'));
		}
		$check = new PageCheck($this->settings, $this->variables);
		$report->add($check->check($page)['problems'], PageUrl::for_context($page));
		return 1;
	}

	/** The URL in WP-CLI's --url if it is a page: '' if it is missing or only selects the site. */
	private static function page_asked_for(): string {
		$url = (string) WP_CLI::get_config('url');
		$url = preg_match('~^https?://~i', $url) ? $url : "http://$url";
		$path = static fn(string $address): string => untrailingslashit(
			(string) wp_parse_url($address, PHP_URL_PATH),
		);
		$query = (string) wp_parse_url($url, PHP_URL_QUERY);
		return $path($url) === $path(home_url()) && $query === '' ? '' : $url;
	}
}
