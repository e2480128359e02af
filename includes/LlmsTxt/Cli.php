<?php
/**
 * `wp pharos llms-txt`. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_CLI;

/**
 * Shows llms.txt, and whether AI agents get it.
 *
 * ## EXAMPLES
 *
 *     # Turn llms.txt on and look at it.
 *     $ wp pharos feature enable llms_txt
 *     $ wp pharos llms-txt show
 */
final class Cli {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Shows the text, generated now.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos llms-txt show
	 */
	public function show(): void {
		WP_CLI::line(rtrim((new Document($this->settings, $this->variables))->text()));
	}

	/**
	 * Shows whether the text is at its URL.
	 *
	 * The exit code is 1 if it isn't.
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
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos llms-txt status --format=json
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function status(array $names, array $options): void {
		$obstacle = Server::obstacle($this->settings);
		$row = [
			'url' => Server::url(),
			// Without pretty permalinks, the text is at another URL.
			'state' => in_array($obstacle, ['', 'plain'], true) ? 'served' : $obstacle,
			'message' => self::message($obstacle),
		];
		CliRows::print($options['format'] ?? 'table', [$row], array_keys($row));
		if ($row['state'] !== 'served') {
			WP_CLI::halt(1);
		}
	}

	private static function message(string $obstacle): string {
		return match ($obstacle) {
			'off' => __('llms.txt is turned off.', 'pharos-seo'),
			'other_plugin' => __('Another SEO plugin is active.', 'pharos-seo'),
			'hidden' => __(
				'Search engines are discouraged from indexing the site. Change this under Settings > Reading.',
				'pharos-seo',
			),
			'file' => __(
				'There is an llms.txt file in the root folder of your site, and visitors get that file. Delete it to serve the one that Pharos SEO generates.',
				'pharos-seo',
			),
			'plain' => __(
				'Agents look for llms.txt at the root of the site, which needs pretty permalinks.',
				'pharos-seo',
			),
			default => '',
		};
	}
}
