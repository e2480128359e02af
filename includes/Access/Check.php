<?php
/**
 * Limits what a user may grant.
 */

declare(strict_types=1);

namespace Pharos\Access;

use Pharos\Settings\InvalidValue;

/** Users grant and take away only what they have themselves. Code without a user, such as WP-CLI, may do everything. */
final class Check {
	/**
	 * @param array<string, array> $changed Sanitized value of the setting.
	 * @param array<string, array> $stored
	 * @throws InvalidValue If the current user may not make the change.
	 */
	public static function run(array $changed, array $stored): void {
		if (get_current_user_id() === 0) {
			return;
		}
		$labels = array_column(Roles::permissions(), 'label', 'name');
		foreach (array_keys($changed + $stored) as $role) {
			$new = $changed[$role] ?? [];
			$old = $stored[$role] ?? [];
			foreach (array_keys($new + $old) as $permission) {
				if (
					($new[$permission] ?? null) !== ($old[$permission] ?? null) &&
					!current_user_can($permission)
				) {
					throw (new InvalidValue(
						sprintf(
							/* translators: %s: name of a permission, such as Redirects. */
							__(
								'You can’t change who has “%s”, because you don’t have it yourself.',
								'pharos-seo',
							),
							$labels[$permission] ?? $permission,
						),
					))
						->within((string) $permission)
						->within((string) $role);
				}
			}
		}
	}
}
