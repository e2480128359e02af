import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Debounce in milliseconds, so that only the final state is announced while typing. */
const DELAY = 500;

/**
 * Announces when a text becomes too long, and when it fits again: once each, not at every key press.
 *
 * @param count Length in characters.
 * @param limit Maximum length in characters.
 */
export function useLimitAnnouncement( count: number, limit: number ): void {
	const over = count - limit;
	/** The state that was last announced; initially that of the counter on focus. */
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
