<?php
/**
 * `wp pharos inspect`. The docblock of the method is its help.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_CLI;

final class Cli {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Requests a page as a visitor, and shows what it tells search engines and social networks.
	 *
	 * The exit code is 1 if the page doesn't arrive, something keeps it out of search engines, or visitors get something else than Pharos SEO
	 * outputs: from a cache, the theme or another plugin.
	 *
	 * ## OPTIONS
	 *
	 * [<url>]
	 * : A URL or path of the site; the home page by default.
	 *
	 * [--format=<format>]
	 * : The output format. JSON and YAML have all data of the report, structured data included.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * part: what it is, such as title, robots or og:image
	 * * value: what visitors get
	 * * source: the setting, field or code that it comes from
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos inspect /green-tea/
	 *     $ wp pharos inspect /green-tea/ --format=json | jq .json_ld
	 *
	 * @param string[]              $names   The URL.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$report = (new Report($this->settings, $this->variables))->create($names[0] ?? '/');
		if (is_wp_error($report)) {
			WP_CLI::error($report->get_error_message());
		}
		$format = $options['format'] ?? 'table';
		in_array($format, ['json', 'yaml'], true)
			? CliRows::value(json_decode((string) wp_json_encode($report)), $format)
			: CliRows::print($format, self::rows($report), ['part', 'value', 'source']);
		$bad = array_filter(
			$report['notes'],
			static fn(array $note): bool => $note['status'] !== 'info',
		);
		if ($bad !== [] || $report['differences'] !== []) {
			WP_CLI::halt(1);
		}
	}

	/** @return list<array{part: string, value: string, source: string}> */
	private static function rows(array $report): array {
		$rows = [];
		$add = static function (string $part, string $value, array $source = []) use (
			&$rows,
		): void {
			$rows[] = ['part' => $part, 'value' => $value, 'source' => $source['text'] ?? ''];
		};
		foreach (['url', 'status', 'location', 'robots_header'] as $part) {
			(string) $report[$part] === '' || $add($part, (string) $report[$part]);
		}
		foreach ($report['notes'] as $note) {
			$add("note: {$note['status']}", $note['text']);
		}
		foreach ($report['differences'] as $difference) {
			$add("difference: {$difference['name']}", $difference['text']);
		}
		if (!isset($report['sources'])) {
			return $rows;
		}
		$sources = $report['sources'];
		foreach (['title', 'description', 'canonical'] as $part) {
			$add($part, $report[$part], $sources[$part]);
		}
		foreach ($sources['robots'] ?: [['directives' => $report['robots']]] as $source) {
			$add('robots', implode(', ', $source['directives']), $source);
		}
		foreach ((array) $report['hreflang'] as $language => $url) {
			$add("hreflang: $language", $url);
		}
		foreach ((array) $report['social'] as $name => $contents) {
			$add($name, implode(', ', $contents), ((array) $sources['social'])[$name] ?? []);
		}
		foreach (array_merge(...$sources['json_ld']) as $node) {
			$add('json_ld', $node['type'], $node);
		}
		return $rows;
	}
}
