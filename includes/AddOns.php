<?php
/**
 * What add-ons return from our filters, where it is not what they were asked for.
 */

declare(strict_types=1);

namespace Pharos;

/** Nobody's page breaks by it: what was there before the filter is used, and developers are told. Loaded only then. */
final class AddOns {
	/**
	 * @template Value
	 * @param string $hook     The filter.
	 * @param mixed  $returned What can't be used.
	 * @param Value  $instead  What is used.
	 * @return Value
	 */
	public static function refuse(string $hook, mixed $returned, mixed $instead = null): mixed {
		_doing_it_wrong(
			esc_html($hook),
			esc_html(
				sprintf(
					/* translators: %s: a value or a type, such as null or array. */
					__(
						'A filter has returned something that can’t be used here: %s. The documentation of the hook says what it may be.',
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
