<?php
/**
 * A changed setting in an entry of the history.
 */

declare(strict_types=1);

namespace Pharos\History;

final class Change {
	/** Replaces values that were too large. */
	public const TOO_LARGE = ['old' => null, 'new' => null, 'hidden' => 'large'];

	/** Replaces a secret, or an erased value: only the fact that it changed is recorded. */
	public const SECRET = ['old' => null, 'new' => null, 'hidden' => 'secret'];

	/** Replaces the values of a setting that doesn't exist now, because its add-on isn't active. */
	public const INACTIVE = ['old' => null, 'new' => null, 'hidden' => 'inactive'];

	/** @return array{old: mixed, new: mixed, hidden?: 'secret'} */
	public static function create(mixed $old, mixed $new, array $definition): array {
		return self::readable(['old' => $old, 'new' => $new], $definition);
	}

	/** Whether one of its values contains an email address. */
	public static function mentions(array $change, string $email): bool {
		$pattern = '/(?<![\w.+-])' . preg_quote($email, '/') . '(?![\w-]|\.\w)/i';
		$found = false;
		// Small maps may be objects.
		$values = (array) json_decode((string) wp_json_encode($change), true);
		array_walk_recursive($values, static function (mixed $value) use ($pattern, &$found): void {
			$found = $found || (is_string($value) && preg_match($pattern, $value) === 1);
		});
		return $found;
	}

	/**
	 * Returns a change without values that can't be shown or restored.
	 *
	 * @param array      $change     As stored.
	 * @param array|null $definition Of its setting; null if that doesn't exist now.
	 * @return array{old: mixed, new: mixed, hidden?: 'inactive'|'large'|'secret'}
	 */
	public static function readable(array $change, ?array $definition): array {
		return match (true) {
			$definition === null => self::INACTIVE,
			($definition['secret'] ?? false) === true => self::SECRET,
			default => $change + ['old' => null, 'new' => null],
		};
	}
}
