<?php
/**
 * Progress of the setup wizard on this site.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Core\AtomicOption;
use RuntimeException;

/** An option that isn't autoloaded: only the plugin's screens read it. Each step saves its settings itself. */
final class State {
	/** `step`: current step; `done`: steps that were saved or skipped; `completed`; `installed`: time of the first activation. */
	public const OPTION = 'pharos_onboarding';

	private const NEW = ['step' => '', 'done' => [], 'completed' => false];

	/** @return array{step: string, done: list<string>, completed: bool} Valid, whatever is stored. */
	public static function get(): array {
		$stored = get_option(self::OPTION);
		return self::sound(is_array($stored) ? $stored : []);
	}

	/** @return array{step: string, done: list<string>, completed: bool} */
	private static function sound(array $stored): array {
		$done = $stored['done'] ?? null;
		return [
			'step' => is_string($stored['step'] ?? null) ? $stored['step'] : '',
			'done' => array_values(array_filter(is_array($done) ? $done : [], 'is_string')),
			'completed' => ($stored['completed'] ?? false) === true,
		];
	}

	public static function is_completed(): bool {
		return self::get()['completed'];
	}

	/** Records that the plugin is active on this site. @return bool Whether it is for the first time. */
	public static function begin(): bool {
		return add_option(self::OPTION, self::NEW + ['installed' => time()], '', false);
	}

	/** @return int Unix time of the first activation; 0 if it isn't known. */
	public static function installed_at(): int {
		$stored = get_option(self::OPTION);
		return is_array($stored) && is_int($stored['installed'] ?? null) ? $stored['installed'] : 0;
	}

	/**
	 * @param list<string> $steps     The ids of all steps, in order.
	 * @param string       $step      The current step: those before it were saved or skipped. Another one is an add-on's, which is after them.
	 * @param bool|null    $completed Null: unchanged.
	 * @return bool Whether it is stored.
	 */
	public static function save(array $steps, string $step, ?bool $completed): bool {
		try {
			// Another tab may save at the same time.
			AtomicOption::change(self::OPTION, static function (array $stored) use (
				$steps,
				$step,
				$completed,
			): array {
				$old = self::sound($stored);
				$is_completed = $completed ?? $old['completed'];
				$at = array_search($step, $steps, true);
				$passed = $is_completed || $at === false ? $steps : array_slice($steps, 0, $at);
				return [
					'step' => $step,
					'done' => array_values(array_unique([...$old['done'], ...$passed])),
					'completed' => $is_completed,
				] + array_intersect_key($stored, ['installed' => 0]);
			});
			return true;
		} catch (RuntimeException) {
			return false;
		}
	}
}
