import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Debounce in milliseconds before the number of results is announced. */
const SPEAK_AFTER = 500;

/**
 * Announces the number of results.
 *
 * @param query The search text; nothing is announced if it is empty.
 * @param count The number of results.
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
