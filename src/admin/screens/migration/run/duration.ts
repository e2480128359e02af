import { __, _n, sprintf } from '@wordpress/i18n';

/**
 * Describes a duration in rounded units: "less than a minute", "4 minutes", "3 hours".
 *
 * @param seconds The duration.
 */
export function durationText( seconds: number ): string {
	const minutes = Math.round( seconds / 60 );
	if ( minutes < 1 ) {
		return __( 'less than a minute', 'pharos-seo' );
	}
	if ( minutes < 90 ) {
		return sprintf(
			/* translators: %d: number of minutes. */
			_n( '%d minute', '%d minutes', minutes, 'pharos-seo' ),
			minutes
		);
	}
	const hours = Math.round( minutes / 60 );
	return sprintf(
		/* translators: %d: number of hours. */
		_n( '%d hour', '%d hours', hours, 'pharos-seo' ),
		hours
	);
}
