<?php
/**
 * An option that several requests may change at the same time, on several web servers.
 */

declare(strict_types=1);

namespace Pharos;

use RuntimeException;

/** Bypasses WordPress's caches; never autoloaded. */
final class OptionRow {
	/** Maximum number of attempts if another request changes the row. */
	private const TRIES = 100;

	/** @return array<string, mixed> The value in the database; empty if there is no row. */
	public static function read(string $name): array {
		return self::content((new OptionRows([$name => 'off']))->read()[$name] ?? null);
	}

	/**
	 * @param \Closure(array<string, mixed>): (array<string, mixed>|null) $change Receives the current value and returns the new one: an
	 *         empty array removes the row, null leaves it unchanged. Called again if another request has changed the row.
	 * @return bool Whether there was a change.
	 * @throws RuntimeException If the database query fails.
	 */
	public static function change(string $name, \Closure $change): bool {
		$rows = new OptionRows([$name => 'off']);
		for ($try = 1; $try <= self::TRIES; $try++) {
			$read = $rows->read();
			$content = $change(self::content($read[$name] ?? null));
			if ($content === null || ($content === [] && !isset($read[$name]))) {
				return false;
			}
			$new = $content === [] ? null : ['revision' => bin2hex(random_bytes(6))] + $content;
			if ($rows->swap($read, [$name => $new])) {
				$rows->forget();
				return true;
			}
			if ($rows->failed()) {
				break;
			}
			OptionRows::wait($try);
		}
		throw new RuntimeException("The option $name could not be written.");
	}

	public static function remove(string $name): void {
		self::change($name, static fn(): array => []);
	}

	/** @return array<string, mixed> */
	private static function content(?object $row): array {
		$content =
			$row && is_serialized($row->option_value)
				? unserialize($row->option_value, ['allowed_classes' => false])
				: [];
		if (!is_array($content)) {
			return [];
		}
		unset($content['revision']);
		return $content;
	}
}
