<?php
/**
 * Runs checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AddOns;
use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Run {
	/** Time limit of a run, in seconds; servers may end a request after 60. */
	public const LONGEST = 45.0;

	/** @param float $seconds Time limit: afterwards no check starts, and requests end. */
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
		private readonly float $seconds = self::LONGEST,
	) {}

	/**
	 * Runs the checks. An error in one doesn't stop the others.
	 *
	 * @param array<string, Check> $checks  By id.
	 * @param array<string, array> $earlier Their previous results.
	 * @param list<string>         $first   Checks to run first, because there was no time for them in the last run.
	 * @return array{items: array<string, array>, left: list<string>} Items by id, see Result::item(), without checks that had nothing
	 *         to check; and the checks that couldn't be run, whose previous item stays.
	 */
	public function run(array $checks, string $url, array $earlier = [], array $first = []): array {
		$deadline = new Deadline($this->seconds);
		$site = new Site($url, $this->settings, $this->variables, new Client($deadline), $deadline);
		[$found, $left] = [[], []];
		$first = array_intersect_key($checks, array_flip($first));
		// In many languages numbers contain a space, which WordPress outputs as an HTML entity.
		$plain = static fn(string $number): string => str_replace('&nbsp;', "\u{A0}", $number);
		add_filter('number_format_i18n', $plain, PHP_INT_MAX);
		foreach ($first + $checks as $id => $check) {
			$item = $deadline->is_over() ? false : self::item($id, $check, $site);
			// Data requested over HTTP is missing when the time is over.
			if ($item === false || ($item === null && $deadline->is_over())) {
				$left[] = $id;
				$item = $earlier[$id] ?? null;
			}
			$found[$id] = $item;
		}
		remove_filter('number_format_i18n', $plain, PHP_INT_MAX);
		$items = array_filter(array_replace(array_fill_keys(array_keys($checks), null), $found));
		return ['items' => $items, 'left' => $left];
	}

	/** @return array|null|false Null if there's nothing to check, false if the check failed. */
	private static function item(string $id, Check $check, Site $site): array|null|false {
		$level = ob_get_level();
		// Output of the check would corrupt the response.
		ob_start();
		try {
			$item = $check->run($site)?->item($check->severity());
			if ($item === null || Checks::is_own($id)) {
				return $item;
			}
			return AddOnItem::sound($item) ?? AddOns::refuse('pharos_analysis_checks', $id, false);
		} catch (\Throwable $error) {
			self::tell($id, $error);
			return false;
		} finally {
			while (ob_get_level() > $level) {
				ob_end_clean();
			}
		}
	}

	/** Logs the error for developers. */
	private static function tell(string $id, \Throwable $error): void {
		if (defined('WP_DEBUG') && WP_DEBUG) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions
			error_log(
				sprintf(
					'Pharos SEO: the check "%s" failed: %s: %s in %s:%d',
					$id,
					get_debug_type($error),
					$error->getMessage(),
					$error->getFile(),
					$error->getLine(),
				),
			);
		}
	}
}
