<?php
/**
 * `wp pharos analyse`.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_CLI;
use WP_CLI\Utils;

final class Cli {
	/** The worst first. */
	private const ORDER = [
		Check::ERROR,
		Check::WARNING,
		Check::SUGGESTION,
		Check::SUCCESS,
		'ignored',
	];

	/** Microseconds until the next look at what another process does. */
	private const PAUSE = 500_000;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Looks at the site as search engines do, and lists what is wrong, the worst first.
	 *
	 * All checks are run, and the application shows what they say, too. Ends with the exit code 1 when anything is found that is
	 * so bad as --fail-on says; what somebody ignores does not count.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kinds>]
	 * : Some of general, other and settings, with commas between them; all by default.
	 *
	 * [--fail-on=<status>]
	 * : How bad what is found has to be for the exit code 1.
	 * ---
	 * default: error
	 * options:
	 *   - error
	 *   - warning
	 *   - suggestion
	 *   - never
	 * ---
	 *
	 * [--wait=<seconds>]
	 * : How long to wait for another run of the same kind.
	 * ---
	 * default: 120
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Some of the fields, with commas between them.
	 *
	 * [--format=<format>]
	 * : How it is printed.
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
	 * * check: its id
	 * * kind: general, other or settings
	 * * status: error, warning, suggestion, success, or ignored
	 * * message: what was found
	 * * fix: where it is mended, an address in the administration (not shown by default)
	 *
	 * ## EXAMPLES
	 *
	 *     # In a job of a server: tell when anything is wrong.
	 *     $ wp pharos analyse --fail-on=warning --format=csv
	 *
	 *     # Only what is asked of files and the database.
	 *     $ wp pharos analyse --kind=other --fields=status,message
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function __invoke(array $names, array $options): void {
		$wanted = explode(',', $options['kind'] ?? implode(',', Checks::KINDS));
		$unknown = array_diff($wanted, Checks::KINDS);
		if ($unknown !== []) {
			WP_CLI::error(
				sprintf(
					/* translators: 1: what was asked for, 2: what may be asked for. */
					__('There is no kind of checks “%1$s”. Kinds are: %2$s.', 'pharos-seo'),
					implode(',', $unknown),
					implode(', ', Checks::KINDS),
				),
			);
		}
		$rows = [];
		$left = 0;
		foreach (array_intersect(Checks::KINDS, $wanted) as $kind) {
			$report = $this->report($kind, (float) $options['wait']);
			$rows = array_replace($rows, self::rows($kind, $report));
			$left += count($report->left);
		}
		usort(
			$rows,
			static fn(array $a, array $b): int => array_search($a['status'], self::ORDER, true) <=>
				array_search($b['status'], self::ORDER, true),
		);
		Utils\format_items(
			$options['format'],
			$rows,
			$options['fields'] ?? ['check', 'kind', 'status', 'message'],
		);
		if ($left > 0) {
			WP_CLI::warning(RestController::left($left));
		}
		$bad = array_search($options['fail-on'], self::ORDER, true);
		if (
			$bad !== false &&
			$rows !== [] &&
			array_search($rows[0]['status'], self::ORDER, true) <= $bad
		) {
			WP_CLI::halt(1);
		}
	}

	/** What is found now, after waiting for somebody else's run. */
	private function report(string $kind, float $patience): Report {
		$reports = new Reports($this->settings, $this->variables);
		$end = microtime(true) + $patience;
		while (true) {
			$latest = $reports->latest($kind, home_url('/'), true);
			if ($latest === null) {
				WP_CLI::error(
					__('This could not be saved: the database did not accept it.', 'pharos-seo'),
				);
			}
			if (!$latest['running']) {
				return $latest['report'];
			}
			if (microtime(true) > $end) {
				WP_CLI::error(
					__(
						'Another run of the analysis is not over. Please try again later.',
						'pharos-seo',
					),
				);
			}
			usleep(self::PAUSE);
		}
	}

	/** @return array<string, array<string, string>> By check. */
	private static function rows(string $kind, Report $report): array {
		$ignored = array_flip(Ignored::ids());
		$rows = [];
		foreach ($report->items as $id => $item) {
			$rows[$id] = [
				'check' => $id,
				'kind' => $kind,
				'status' => isset($ignored[$id]) ? 'ignored' : $item['status'],
				'message' => $item['message'],
				'fix' => $item['fix']['url'] ?? '',
			];
		}
		return $rows;
	}
}
