<?php
/**
 * Runs checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\AddOns;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;

final class Run {
	/** Seconds of a whole run; a server may end a request after 60. */
	public const LONGEST = 45.0;

	/** @param float $seconds After them no check is begun, and requests end. */
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
		private readonly float $seconds = self::LONGEST,
	) {}

	/**
	 * One that fails stops no other.
	 *
	 * @param array<string, Check> $checks  By id.
	 * @param array<string, array> $earlier What they said before.
	 * @param list<string>         $first   Those that are run before the others, since the time was over for them last time.
	 * @return array{items: array<string, array>, left: list<string>} Items by id, see Result::item(), without those that had nothing
	 *         to judge; and the checks that could not be carried out, whose earlier item stays.
	 */
	public function of(array $checks, string $url, array $earlier = [], array $first = []): array {
		$deadline = new Deadline($this->seconds);
		$site = new Site(
			$url,
			$this->settings,
			$this->variables,
			new Http\Client($deadline),
			$deadline,
		);
		[$found, $left] = [[], []];
		$first = array_intersect_key($checks, array_flip($first));
		// Numbers of many languages have a space in them, which WordPress writes for HTML.
		$plain = static fn(string $number): string => str_replace('&nbsp;', "\u{A0}", $number);
		add_filter('number_format_i18n', $plain, PHP_INT_MAX);
		foreach ($first + $checks as $id => $check) {
			$item = $deadline->is_over() ? false : self::item($id, $check, $site);
			// What is asked over the web is not there when the time is over.
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

	/** @return array|null|false Null where there is nothing to judge, false when it failed. */
	private static function item(string $id, Check $check, Site $site): array|null|false {
		$level = ob_get_level();
		// What is printed would be in the middle of the answer.
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

	/** Developers learn of it. */
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
