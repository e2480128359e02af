<?php
/**
 * A changed setting in an entry of the history.
 */

declare(strict_types=1);

namespace Pharos\History;

final class Change {
	/** Replaces values that were too large. */
	public const TOO_LARGE = ['old' => null, 'new' => null, 'hidden' => 'large'];

	/** Replaces a secret: only the fact that it changed is recorded. */
	public const SECRET = ['old' => null, 'new' => null, 'hidden' => 'secret'];

	/** @return array{old: mixed, new: mixed, hidden?: 'large'|'secret'} */
	public static function of(mixed $old, mixed $new, array $definition): array {
		return ($definition['secret'] ?? false) === true
			? self::SECRET
			: ['old' => $old, 'new' => $new];
	}
}
