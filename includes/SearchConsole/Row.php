<?php
/**
 * An option that several requests, perhaps of several web servers, may change at the same moment.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\OptionRows;
use RuntimeException;

/** Past WordPress's caches, and never autoloaded. */
final class Row {
	/** How often somebody else may be quicker. */
	private const TRIES = 20;

	/** @return array<string, mixed> What the database holds; empty where there is no such row. */
	public static function read(string $name): array {
		return self::content((new OptionRows([$name => 'off']))->read()[$name] ?? null);
	}

	/**
	 * @param \Closure(array<string, mixed>): (array<string, mixed>|null) $change Gets what is there and returns what shall be: an empty
	 *     array removes the row, null leaves it as it is. Called again when somebody else was quicker.
	 * @return bool Whether anything was to change.
	 * @throws RuntimeException When the database refuses it.
	 */
	public static function change(string $name, \Closure $change): bool {
		$rows = new OptionRows([$name => 'off']);
		for ($try = 0; $try < self::TRIES; $try++) {
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
		}
		throw new RuntimeException("The option $name could not be written.");
	}

	public static function remove(string $name): void {
		self::change($name, static fn(): array => []);
	}

	/** @return array<string, mixed> */
	private static function content(?object $row): array {
		$content = $row ? unserialize($row->option_value, ['allowed_classes' => false]) : [];
		if (!is_array($content)) {
			return [];
		}
		unset($content['revision']);
		return $content;
	}
}
