<?php
/**
 * What a migration of redirects would do, in numbers.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Migration\NotMigrated;
use Pharos\Migration\Source;

final class DryRun {
	/** Redirects that are listed for each reason. */
	private const EXAMPLES = 20;

	/**
	 * Looks through rows until the time is over.
	 *
	 * @return array{found: int, done: int, migrated: int, nothing: int, skipped: int, losses: list<array{what: string, text: string, count: int, redirects: list<string>}>}
	 *         Numbers of rows: all of them, those that were looked at, and what would become of these; what wouldn't be migrated, or
	 *         not fully, by code, with some of the redirects.
	 */
	public static function run(Source $source, float $seconds): array {
		$end = microtime(true) + $seconds;
		$result = array_diff_key(RedirectMigration::nothing(RedirectMigration::count($source)), [
			'losses' => 0,
		]);
		$reasons = [];
		$tell = static function (string $outcome, array $losses) use (
			&$result,
			&$reasons,
			$end,
		): bool {
			$result['done']++;
			$result[$outcome]++;
			foreach ($losses as ['what' => $what, 'text' => $text, 'value' => $value]) {
				$reasons[$what] ??= [
					'what' => $what,
					'text' => NotMigrated::text($what) ?: $text,
					'count' => 0,
					'redirects' => [],
				];
				if ($reasons[$what]['count']++ < self::EXAMPLES) {
					$reasons[$what]['redirects'][] = $text === '' ? $value : "$value ($text)";
				}
			}
			return microtime(true) < $end;
		};
		RedirectMigration::start($source)?->plan($tell);
		return $result + ['losses' => array_values($reasons)];
	}
}
