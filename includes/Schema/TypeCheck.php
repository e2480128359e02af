<?php
/**
 * Checks that the types of schemas exist before they are stored.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Settings\InvalidValue;

final class TypeCheck {
	/**
	 * Types that are already stored are accepted: the add-on that defines the type may be deactivated.
	 *
	 * @param array<string, array> $schemas Schemas with a valid form (see Shape).
	 * @param array<string, array> $before  The stored schemas.
	 * @throws InvalidValue For the first schema of an unknown type.
	 */
	public static function check(array $schemas, array $before): void {
		foreach ($schemas as $id => $schema) {
			$names = Names::of_schema($schema);
			$is_old = isset($before[$id]) && Names::of_schema((array) $before[$id]) === $names;
			if (empty($schema['off']) && !$is_old && TypeList::of_schema($schema) === null) {
				throw new InvalidValue(
					sprintf(
						/* translators: %s: a name, such as "Artcile". */
						__('The schema type “%s” doesn’t exist.', 'pharos-seo'),
						$names[0],
					),
					[(string) $id, 'type'],
				);
			}
		}
	}
}
