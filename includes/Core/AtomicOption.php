<?php
/**
 * An option that several requests may change at the same time, on several web servers.
 */

declare(strict_types=1);

namespace Pharos\Core;

/** Bypasses WordPress's caches; never autoloaded. */
final class AtomicOption {
	/** @return array<string, mixed> The value in the database; empty if there is no row. */
	public static function read(string $name): array {
		return self::content((new AtomicOptions([$name => 'off']))->read()[$name] ?? null);
	}

	/**
	 * @param \Closure(array<string, mixed>): (array<string, mixed>|null) $change Receives the current value and returns the new one: an
	 *         empty array removes the row, null leaves it unchanged. Called again if another request has changed the row.
	 * @return bool Whether there was a change.
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function change(string $name, \Closure $change): bool {
		$result = (new AtomicOptions([$name => 'off']))->change(static function (array $rows) use (
			$name,
			$change,
		): ?OptionChange {
			$content = $change(self::content($rows[$name] ?? null));
			if ($content === null || ($content === [] && !isset($rows[$name]))) {
				return null;
			}
			$new = $content === [] ? null : ['revision' => bin2hex(random_bytes(6))] + $content;
			return new OptionChange([$name => $new]);
		});
		if ($result === false) {
			throw new \RuntimeException("The option $name could not be written.");
		}
		return $result === true;
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
