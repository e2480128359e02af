<?php
/**
 * The WP-CLI command `wp pharos analyse`.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\CliNumber;
use Pharos\Core\CliRows;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_CLI;
use WP_CLI\Utils;

final class Cli {
	/** Statuses from worst to best. */
	private const ORDER = [
		Check::ERROR,
		Check::WARNING,
		Check::SUGGESTION,
		Check::SUCCESS,
		'ignored',
	];

	/** Polling interval while another process runs the analysis, in microseconds. */
	private const PAUSE = 500_000;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Analyzes the site as search engines see it, and lists issues, worst first.
	 *
	 * Runs all checks; the results also appear in the admin. Exits with code 1 if there's an issue of at least the
	 * --fail-on severity; ignored checks don't count.
	 *
	 * A group of checks takes 45 seconds at most. Checks that couldn't run cause a warning; their previous result is listed. The PHP version
	 * of the terminal may differ from that of the web server: reports of the group other are generated again when a user opens the application.
	 *
	 * ## OPTIONS
	 *
	 * [--kind=<kinds>]
	 * : One or more of general, other and settings, separated by commas. Default: all.
	 *
	 * [--fail-on=<status>]
	 * : The minimum severity for exit code 1.
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
	 * : Maximum time to wait for another run of the same kind.
	 * ---
	 * default: 120
	 * ---
	 *
	 * [--fields=<fields>]
	 * : The fields to output, separated by commas.
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
	 * * check: the id of the check
	 * * kind: general, other or settings
	 * * status: error, warning, suggestion, success, or ignored
	 * * message: the result
	 * * fix: the URL of the screen where the issue can be fixed (not shown by default)
	 *
	 * ## EXAMPLES
	 *
	 *     # In a cron job or pipeline: fail on warnings and errors.
	 *     $ wp pharos analyse --fail-on=warning --format=csv
	 *
	 *     # Check only files and the database.
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
					__('Unknown check group “%1$s”. Available: %2$s.', 'pharos-seo'),
					implode(',', $unknown),
					implode(', ', Checks::KINDS),
				),
			);
		}
		$patience = CliNumber::seconds($options['wait'], '--wait');
		$rows = [];
		$left = 0;
		$bar = Utils\make_progress_bar(__('Checks', 'pharos-seo'), count(array_unique($wanted)));
		foreach (array_intersect(Checks::KINDS, $wanted) as $kind) {
			$report = $this->report($kind, $patience);
			$bar->tick();
			$rows = array_replace($rows, self::rows($kind, $report));
			$left += count($report->left);
		}
		$bar->finish();
		usort(
			$rows,
			static fn(array $a, array $b): int => array_search($a['status'], self::ORDER, true) <=>
				array_search($b['status'], self::ORDER, true),
		);
		CliRows::print(
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

	/** Returns the current report, after waiting for a run of another process. */
	private function report(string $kind, float $patience): Report {
		$reports = new Reports($this->settings, $this->variables);
		$end = microtime(true) + $patience;
		while (true) {
			$latest = $reports->latest($kind, home_url('/'), true);
			if ($latest === null) {
				WP_CLI::error(
					__(
						'This couldn’t be saved because of a database error. Try again, or contact your host.',
						'pharos-seo',
					),
				);
			}
			if (!$latest['running']) {
				return $latest['report'];
			}
			if (microtime(true) > $end) {
				WP_CLI::error(
					__('Another analysis is still running. Try again later.', 'pharos-seo'),
				);
			}
			usleep(self::PAUSE);
		}
	}

	/** @return array<string, array<string, string>> By check. */
	private static function rows(string $kind, Report $report): array {
		$ignored = array_flip(IgnoreList::ids());
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
