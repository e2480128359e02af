import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';

interface Counts {
	changed: number;
	conflicts: number;
	refused: number;
	unchanged: number;
}

/**
 * Says how many rows an import changes, or has changed, and how many it can't.
 *
 * @param counts   Numbers of rows.
 * @param isDryRun Whether nothing has been stored yet.
 */
export const summary = ( counts: Counts, isDryRun: boolean ): string =>
	[
		isDryRun
			? sprintf(
					/* translators: %s: number of rows. */
					_n(
						'%s row will be changed.',
						'%s rows will be changed.',
						counts.changed,
						'pharos-seo'
					),
					formatNumber( counts.changed )
				)
			: sprintf(
					/* translators: %s: number of rows. */
					_n(
						'%s row changed.',
						'%s rows changed.',
						counts.changed,
						'pharos-seo'
					),
					formatNumber( counts.changed )
				),
		counts.conflicts > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row was changed on the site, too.',
					'%s rows were changed on the site, too.',
					counts.conflicts,
					'pharos-seo'
				),
				formatNumber( counts.conflicts )
			),
		counts.refused > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row can’t be imported.',
					'%s rows can’t be imported.',
					counts.refused,
					'pharos-seo'
				),
				formatNumber( counts.refused )
			),
		counts.unchanged > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row is unchanged.',
					'%s rows are unchanged.',
					counts.unchanged,
					'pharos-seo'
				),
				formatNumber( counts.unchanged )
			),
	]
		.filter( Boolean )
		.join( ' ' );
