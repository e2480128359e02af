<?php
/**
 * Whether schemas that somebody wants to store are of types that there are.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Settings\InvalidValue;

final class TypeCheck {
	/**
	 * What stands there already is never refused: the add-on that brought its type may be switched off now.
	 *
	 * @param array<string, array> $schemas Their form is checked (see Shape).
	 * @param array<string, array> $before  What is stored.
	 * @throws InvalidValue For the first of a type that nobody knows.
	 */
	public static function check(array $schemas, array $before): void {
		foreach ($schemas as $id => $schema) {
			$names = Names::of_schema($schema);
			$is_old = isset($before[$id]) && Names::of_schema((array) $before[$id]) === $names;
			if (empty($schema['off']) && !$is_old && TypeList::of_schema($schema) === null) {
				throw new InvalidValue(
					sprintf(
						/* translators: %s: a name, such as "Artcile". */
						__('There is no type of schemas named “%s”.', 'pharos-seo'),
						$names[0],
					),
					[(string) $id, 'type'],
				);
			}
		}
	}
}
