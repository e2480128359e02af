<?php
/**
 * `wp pharos robots`. The docblock of each method is its help.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\CliRows;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Shows, tests and changes robots.txt.
 *
 * ## EXAMPLES
 *
 *     # See which crawlers may access a page.
 *     $ wp pharos robots test /green-tea/ --agent=Googlebot,GPTBot
 *
 *     # Edit the text in a file.
 *     $ wp pharos robots show > robots.txt
 *     $ wp pharos robots set robots.txt
 */
final class Cli {
	/**
	 * Shows the robots.txt that crawlers get.
	 *
	 * ## OPTIONS
	 *
	 * [--text=<text>]
	 * : Which text: served (what crawlers get, with blocked AI crawlers), own (the text to edit) or default (what WordPress generates).
	 * ---
	 * default: served
	 * options:
	 *   - served
	 *   - own
	 *   - default
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos robots show
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function show(array $names, array $options): void {
		WP_CLI::line(
			rtrim(
				match ($options['text'] ?? 'served') {
					'own' => RobotsTxt::current(),
					'default' => RobotsTxt::default(),
					default => RobotsTxt::served(),
				},
			),
		);
	}

	/**
	 * Tests whether crawlers may access URLs.
	 *
	 * The exit code is 1 if a crawler may not access one of the URLs.
	 *
	 * ## OPTIONS
	 *
	 * <url>...
	 * : URLs or paths of the site.
	 *
	 * [--agent=<names>]
	 * : The names of crawlers, separated by commas: * for those without rules of their own, ai for all AI crawlers that Pharos SEO knows.
	 * ---
	 * default: "*"
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
	 *     $ wp pharos robots test / /wp-admin/
	 *     $ wp pharos robots test / --agent=ai --format=csv
	 *
	 * @param string[]              $names   The URLs.
	 * @param array<string, string> $options
	 */
	public function test(array $names, array $options): void {
		$text = RobotsTxt::served();
		$rows = [];
		foreach ($names as $url) {
			$path = self::path($url);
			foreach (self::agents($options['agent'] ?? '' ?: '*') as $agent) {
				$rows[] = [
					'url' => $url,
					'agent' => $agent,
					'access' => Access::is_forbidden($text, $agent, $path) ? 'blocked' : 'allowed',
				];
			}
		}
		CliRows::print($options['format'] ?? 'table', $rows, ['url', 'agent', 'access']);
		if (in_array('blocked', array_column($rows, 'access'), true)) {
			WP_CLI::halt(1);
		}
	}

	/**
	 * Replaces the text of robots.txt by that of a file.
	 *
	 * Lines that crawlers don't understand cause warnings. The previous text is in the settings history (wp pharos history). Nothing is saved
	 * while there is a file robots.txt, or search engines are discouraged from indexing the site.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The file; without it, the text is read from standard input.
	 *
	 * [--dry-run]
	 * : Only show the differences and warnings.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos robots set robots.txt --dry-run
	 *
	 * @param string[]              $names   The file.
	 * @param array<string, string> $options
	 */
	public function set(array $names, array $options): void {
		$file = $names[0] ?? 'php://stdin';
		$text = isset($names[0]) && !is_file($file) ? false : file_get_contents($file);
		if ($text === false) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: path of a file. */
					__('The file %s can’t be read.', 'pharos-seo'),
					$file,
				),
			);
		}
		if (trim($text) === '') {
			WP_CLI::error(
				__(
					'There is no text. To restore the text that WordPress generates, use: wp pharos robots reset',
					'pharos-seo',
				),
			);
		}
		self::save($text, $options);
	}

	/**
	 * Restores the text that WordPress generates.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only show the differences.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos robots reset
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function reset(array $names, array $options): void {
		self::save('', $options);
	}

	/** Saves a text, or shows what would change. */
	private static function save(string $text, array $options): void {
		$new = RobotsTxt::normalise($text) ?: RobotsTxt::default();
		foreach (Mistakes::find($new) as $mistake) {
			WP_CLI::warning(Mistakes::describe($mistake));
		}
		$is_dry_run = (bool) Utils\get_flag_value($options, 'dry-run', false);
		$error = $is_dry_run ? Saving::refusal($text) : null;
		$old = RobotsTxt::current();
		$error ??= $is_dry_run ? null : Saving::save($text, null);
		if ($error !== null) {
			WP_CLI::error($error->get_error_message());
		}
		if ($is_dry_run) {
			WP_CLI::line(
				$old === $new
					? __('There is nothing to change.', 'pharos-seo')
					: implode("\n", self::differences($old, $new)),
			);
			return;
		}
		WP_CLI::success(
			$old === $new
				? __('There is nothing to change.', 'pharos-seo')
				: __('robots.txt saved.', 'pharos-seo'),
		);
	}

	/** @return list<string> The lines that are removed (-) and added (+). */
	private static function differences(string $old, string $new): array {
		[$before, $after] = [explode("\n", rtrim($old)), explode("\n", rtrim($new))];
		return [
			...array_map(
				static fn(string $line): string => "- $line",
				array_values(array_diff($before, $after)),
			),
			...array_map(
				static fn(string $line): string => "+ $line",
				array_values(array_diff($after, $before)),
			),
		];
	}

	/** @return list<string> */
	private static function agents(string $names): array {
		$agents = [];
		foreach (wp_parse_list($names) as $name) {
			array_push(
				$agents,
				...$name === 'ai' ? array_map('strval', array_keys(AiCrawlers::all())) : [$name],
			);
		}
		return array_values(array_unique($agents));
	}

	/** The path and query of a URL of the site's host; exits with an error for another one. */
	private static function path(string $url): string {
		$parts = (array) wp_parse_url($url);
		$host = $parts['host'] ?? '';
		if ($host !== '' && strcasecmp($host, (string) wp_parse_url(home_url(), PHP_URL_HOST))) {
			WP_CLI::error(
				sprintf(
					/* translators: %s: a URL. */
					__('%s isn’t a URL of this site.', 'pharos-seo'),
					$url,
				),
			);
		}
		return '/' .
			ltrim($parts['path'] ?? '', '/') .
			(isset($parts['query']) ? "?{$parts['query']}" : '');
	}
}
