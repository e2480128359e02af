<?php
/**
 * The state of migrations.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** A small option that only migrations and their report read. */
final class State {
	public const OPTION = 'pharos_migration';

	/**
	 * @return array{written: array<string, string>, sources: array<string, array{started: int, settings: int, completed: int}>, passes: array<string, int>, restoring: array{id: string, left_out: array<string, string>}}
	 *         `written`: marks of the values written to settings, by path; times are 0 for steps that haven't happened. `passes`: how often
	 *         the redirects of a source were migrated. `restoring`: the backup whose settings are restored, while objects still have to
	 *         be; otherwise its id is ''.
	 */
	public static function get(): array {
		$state = StoredValue::option(self::OPTION);
		return [
			'written' => is_array($state['written'] ?? null) ? $state['written'] : [],
			'sources' => is_array($state['sources'] ?? null) ? $state['sources'] : [],
			'passes' => is_array($state['passes'] ?? null) ? $state['passes'] : [],
			'restoring' => is_array($state['restoring'] ?? null)
				? $state['restoring']
				: ['id' => '', 'left_out' => []],
		];
	}

	/** @param array<string, string> $written */
	public static function settings_migrated(string $source, array $written): void {
		$now = time();
		self::note(
			$source,
			static fn(array $one): array => [
				'started' => $one['started'] ?: $now,
				'settings' => $now,
			],
			$written,
		);
	}

	public static function completed(string $source): void {
		self::note($source, static fn(): array => ['completed' => time()]);
	}

	/** The number of the current migration of redirects from a source. @param bool $begins Whether a new one begins. */
	public static function pass(string $source, bool $begins): int {
		$state = self::get();
		$pass = (int) ($state['passes'][$source] ?? 0);
		if ($begins || $pass === 0) {
			$state['passes'][$source] = ++$pass;
			update_option(self::OPTION, $state, false);
		}
		return $pass;
	}

	/** Returns when the last migration from a source started (RFC 3339), in any browser; null if it has been completed. */
	public static function begun(string $source): ?string {
		$one = self::get()['sources'][$source] ?? [];
		$begun = $one['settings'] ?? 0;
		return $begun > ($one['completed'] ?? 0) ? gmdate(DATE_W3C, $begun) : null;
	}

	/**
	 * Records that the settings of a backup are restored: no setting counts as migrated afterwards.
	 *
	 * @param array<string, string> $left_out Settings that stay unchanged, and why.
	 */
	public static function restoring(string $id, array $left_out): void {
		$state = self::get();
		update_option(
			self::OPTION,
			['written' => [], 'restoring' => compact('id', 'left_out')] + $state,
			false,
		);
	}

	/** Deletes the state after everything is restored. */
	public static function forget(): void {
		delete_option(self::OPTION);
	}

	/** @param array<string, string>|null $written Null to keep it. */
	private static function note(string $source, \Closure $change, ?array $written = null): void {
		$state = self::get();
		$one = ($state['sources'][$source] ?? []) + [
			'started' => 0,
			'settings' => 0,
			'completed' => 0,
		];
		$state['sources'][$source] = $change($one) + $one;
		$state['written'] = $written ?? $state['written'];
		// A new migration ends a restore that was started.
		unset($state['restoring']);
		update_option(self::OPTION, $state, false);
	}
}
