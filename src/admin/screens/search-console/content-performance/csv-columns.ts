import { __ } from '@wordpress/i18n';
import type { PerformanceRow } from '../../../../../store';
import type { CsvColumn } from '../../../lists/download-all';
import { statusLabel, statusOf } from './status';

/** The columns of the file with the pages. */
export const CSV_COLUMNS: readonly CsvColumn< PerformanceRow >[] = [
	[ __( 'URL', 'pharos-seo' ), ( { url } ) => url ],
	[ __( 'Title', 'pharos-seo' ), ( { title } ) => title ],
	[
		__( 'Status', 'pharos-seo' ),
		( { current } ) => statusLabel( statusOf( current.position ) ),
	],
	[ __( 'Clicks', 'pharos-seo' ), ( { current } ) => current.clicks ],
	[
		__( 'Average position', 'pharos-seo' ),
		( { current: { position } } ) =>
			position === null ? null : Number( position.toFixed( 1 ) ),
	],
	[
		__( 'Impressions', 'pharos-seo' ),
		( { current } ) => current.impressions,
	],
	[
		__( 'Change in clicks (%)', 'pharos-seo' ),
		( { changes } ) => changes.clicks,
	],
	[
		__( 'Change in position', 'pharos-seo' ),
		( { changes } ) => changes.position,
	],
	[
		__( 'Change in impressions (%)', 'pharos-seo' ),
		( { changes } ) => changes.impressions,
	],
];
