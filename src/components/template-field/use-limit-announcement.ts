import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Milliseconds without a change; whoever types fast hears the outcome only. */
const DELAY = 500;

/**
 * Tells a screen reader when a text has become too long, and when it fits again: once a crossing, not at every key.
 *
 * @param count Characters.
 * @param limit How many there may be.
 */
export function useLimitAnnouncement( count: number, limit: number ): void {
	const over = count - limit;
	/** What the person knows; at first, what the counter said when they came to the field. */
	const wasOver = useRef( over > 0 );

	useEffect( () => {
		if ( over > 0 === wasOver.current ) {
			return;
		}
		const timer = setTimeout( () => {
			wasOver.current = over > 0;
			speak(
				over > 0
					? sprintf(
							/* translators: %d: number of characters beyond the limit. */
							_n(
								'%d character over the limit',
								'%d characters over the limit',
								over,
								'pharos-seo'
							),
							over
						)
					: __( 'Within the limit', 'pharos-seo' )
			);
		}, DELAY );
		return () => clearTimeout( timer );
	}, [ over ] );
}
