import { __, _n, sprintf } from '@wordpress/i18n';

/**
 * Returns a duration as text, such as "Total time: 1 hour 30 minutes"; '' for none. It is stored in the post.
 *
 * @param minutes The duration in minutes.
 */
export function timeText( minutes: number ): string {
	const parts: string[] = [];
	const days = Math.floor( minutes / 1440 );
	const hours = Math.floor( ( minutes % 1440 ) / 60 );
	const rest = minutes % 60;
	if ( days > 0 ) {
		parts.push(
			sprintf(
				/* translators: %s: number of days. */
				_n( '%s day', '%s days', days, 'pharos-seo' ),
				String( days )
			)
		);
	}
	if ( hours > 0 ) {
		parts.push(
			sprintf(
				/* translators: %s: number of hours. */
				_n( '%s hour', '%s hours', hours, 'pharos-seo' ),
				String( hours )
			)
		);
	}
	if ( rest > 0 ) {
		parts.push(
			sprintf(
				/* translators: %s: number of minutes. */
				_n( '%s minute', '%s minutes', rest, 'pharos-seo' ),
				String( rest )
			)
		);
	}
	return parts.length > 0
		? sprintf(
				/* translators: %s: a duration, such as "1 hour 30 minutes". */
				__( 'Total time: %s', 'pharos-seo' ),
				parts.join( ' ' )
			)
		: '';
}
