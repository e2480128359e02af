<?php
/**
 * Handling of invalid values that add-ons return from filters of Pharos.
 */

declare(strict_types=1);

namespace Pharos\Core;

/** Uses the value from before the filter instead, so that no page breaks, and notifies developers. Loaded only then. */
final class AddOns {
	/**
	 * @template Value
	 * @param string $hook     The name of the filter.
	 * @param mixed  $returned The invalid value.
	 * @param Value  $instead  The value to use instead.
	 * @return Value
	 */
	public static function refuse(string $hook, mixed $returned, mixed $instead = null): mixed {
		_doing_it_wrong(
			esc_html($hook),
			esc_html(
				sprintf(
					/* translators: %s: a value or a type, such as null or array. */
					__(
						'A filter returned an invalid value: %s. See the hook’s documentation.',
						'pharos-seo',
					),
					is_scalar($returned)
						? substr((string) wp_json_encode($returned), 0, 100)
						: get_debug_type($returned),
				),
			),
			esc_html(PHAROS_VERSION),
		);
		return $instead;
	}
}
