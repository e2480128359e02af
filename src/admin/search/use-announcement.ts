import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Milliseconds without a key before the number of results is spoken: not after every letter. */
const SPEAK_AFTER = 500;

/**
 * Tells a screen reader how many results a query has (ux.md 4.13).
 *
 * @param query What is searched; nothing is said without one.
 * @param count How many results are shown.
 */
export function useAnnouncement( query: string, count: number ): void {
	useEffect( () => {
		if ( query.trim() === '' ) {
			return;
		}
		const message =
			count === 0
				? __( 'No Results Found', 'pharos-seo' )
				: sprintf(
						/* translators: %d: number of settings and pages found. */
						_n( '%d result', '%d results', count, 'pharos-seo' ),
						count
					);
		const timer = setTimeout(
			() => speak( message, 'polite' ),
			SPEAK_AFTER
		);
		return () => clearTimeout( timer );
	}, [ query, count ] );
}
