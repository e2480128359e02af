<?php
/**
 * How far the setup wizard is on this site.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

/** An option that is not autoloaded: only screens of ours read it. The settings themselves are saved by each step. */
final class State {
	/** `step`: where the user is; `done`: the steps that were saved or skipped; `completed`. */
	public const OPTION = 'pharos_onboarding';

	private const NEW = ['step' => '', 'done' => [], 'completed' => false];

	/** @return array{step: string, done: list<string>, completed: bool} Whatever is stored. */
	public static function get(): array {
		$stored = get_option(self::OPTION);
		$stored = is_array($stored) ? $stored : [];
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

	/** Remembers that the plugin is on this site. @return bool Whether it is there for the first time. */
	public static function begin(): bool {
		return add_option(self::OPTION, self::NEW, '', false);
	}

	/**
	 * @param list<string> $steps     The ids of all steps, in order.
	 * @param string       $step      Where the user is now: the steps before it were saved or skipped.
	 * @param bool|null    $completed Null: as it was.
	 * @return bool Whether it is stored.
	 */
	public static function save(array $steps, string $step, ?bool $completed): bool {
		$old = self::get();
		$completed ??= $old['completed'];
		$passed = $completed
			? $steps
			: array_slice($steps, 0, (int) array_search($step, $steps, true));
		$new = [
			'step' => $step,
			'done' => array_values(array_unique([...$old['done'], ...$passed])),
			'completed' => $completed,
		];
		update_option(self::OPTION, $new, false);
		// It also says no where nothing was to be changed.
		return self::get() === $new;
	}
}
