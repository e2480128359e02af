<?php
/**
 * The object that a command or a row of a file names.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Files;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\Objects;
use Pharos\Settings\InvalidValue;
use WP_Post;
use WP_Term;
use WP_User;

final class Target {
	/** The id in an argument or a cell. @throws InvalidValue If it is none: of "12,13", PHP would read 12. */
	public static function id(mixed $value): int {
		$id = is_bool($value) ? false : filter_var($value, FILTER_VALIDATE_INT);
		return $id !== false && $id > 0
			? $id
			: throw new InvalidValue(__('The ID is missing or isn’t a number.', 'pharos-seo'));
	}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @throws InvalidValue If there is none with this id, or the user may not edit it.
	 */
	public static function find(string $kind, int $id): WP_Post|WP_Term|WP_User {
		$object = Objects::find($kind, $id);
		if ($object === null) {
			throw new InvalidValue(
				__('It doesn’t exist, or has no page on the front end.', 'pharos-seo'),
			);
		}
		if (!self::is_allowed($object)) {
			throw new InvalidValue(__('Sorry, you are not allowed to do that.', 'default'));
		}
		return $object;
	}

	/** Whether the user may read and edit its fields; without a user, WP-CLI may do everything. */
	public static function is_allowed(WP_Post|WP_Term|WP_User $object): bool {
		return !is_user_logged_in() || Capability::may_edit($object);
	}
}
