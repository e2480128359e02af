import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../../common/locale';

/**
 * Returns the readable name of an entry of a chart.
 *
 * @param date   Its date, such as "2026-11-17".
 * @param isWeek Whether it is the week that begins with the date.
 */
export const nameOf = ( date: string, isWeek: boolean ): string =>
	isWeek
		? sprintf(
				/* translators: %s: the first day of a week, such as "12 Nov 2026". */
				__( 'Week from %s', 'pharos-seo' ),
				formatDay( date, { dateStyle: 'medium' } )
			)
		: formatDay( date );
