<?php
/**
 * Which migrations there were.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** One small option, which only migrations and their report read. */
final class State {
	public const OPTION = 'pharos_migration';

	/**
	 * @return array{written: array<string, string>, sources: array<string, array{started: int, settings: int, completed: int}>}
	 *         `written`: marks of what was written to settings, by their paths; times are 0 for what has not happened.
	 */
	public static function get(): array {
		$state = Stored::option(self::OPTION);
		return [
			'written' => is_array($state['written'] ?? null) ? $state['written'] : [],
			'sources' => is_array($state['sources'] ?? null) ? $state['sources'] : [],
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

	/** @param array<string, string>|null $written Null leaves it as it is. */
	private static function note(string $source, \Closure $change, ?array $written = null): void {
		$state = self::get();
		$one = ($state['sources'][$source] ?? []) + [
			'started' => 0,
			'settings' => 0,
			'completed' => 0,
		];
		$state['sources'][$source] = $change($one) + $one;
		$state['written'] = $written ?? $state['written'];
		update_option(self::OPTION, $state, false);
	}
}
