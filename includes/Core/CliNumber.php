<?php
/**
 * Numbers that users enter in a terminal.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_CLI;

final class CliNumber {
	/** A whole number greater than 0; exits with an error for anything else. @param string $name As it is entered, such as --limit. */
	public static function positive(mixed $entered, string $name): int {
		if (preg_match('/^[1-9]\d{0,17}$/', (string) $entered) !== 1) {
			WP_CLI::error(
				/* translators: %s: what a user enters in a terminal, such as "--limit". */
				sprintf(__('%s must be a number greater than 0.', 'pharos-seo'), $name),
			);
		}
		return (int) $entered;
	}

	/** Seconds, also 0 and fractions; exits with an error for anything else. @param string $name As it is entered, such as --wait. */
	public static function seconds(mixed $entered, string $name): float {
		if (preg_match('/^\d+(\.\d+)?$/', (string) $entered) !== 1) {
			WP_CLI::error(
				/* translators: %s: what a user enters in a terminal, such as "--wait". */
				sprintf(__('%s must be a number of seconds.', 'pharos-seo'), $name),
			);
		}
		return (float) $entered;
	}

	/** The ID in an argument; 0 if it is none: of "12,13", PHP would read 12. */
	public static function id(string $text): int {
		return ctype_digit($text) ? (int) $text : 0;
	}
}
