import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store, type PerformanceRow } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import type { Cell } from '../../../../components/csv/csv';
import { requestOf, type ListQuery } from './list-query';
import { statusLabel, statusOf } from './status';

/** The most rows of a response. */
const ROWS = 1000;

/** A button that downloads all pages of the filtered list. */
export function DownloadPages( { query }: { query: ListQuery } ) {
	const { resolveSelect } = useRegistry();
	const readAll = async () => {
		const rows: PerformanceRow[] = [];
		for ( let page = 1, last = 1; page <= last; page++ ) {
			const answer = await resolveSelect( store ).getContentPerformance(
				requestOf( { ...query, page }, ROWS )
			);
			last = answer?.pages ?? 0;
			rows.push( ...( answer?.data ?? [] ) );
		}
		return [ HEADINGS, ...rows.map( cellsOf ) ];
	};
	return <DownloadCsv name="search-console-pages" rows={ readAll } />;
}

const HEADINGS: readonly Cell[] = [
	__( 'URL', 'pharos-seo' ),
	__( 'Title', 'pharos-seo' ),
	__( 'Status', 'pharos-seo' ),
	__( 'Clicks', 'pharos-seo' ),
	__( 'Average position', 'pharos-seo' ),
	__( 'Impressions', 'pharos-seo' ),
	__( 'Change in clicks (%)', 'pharos-seo' ),
	__( 'Change in position', 'pharos-seo' ),
	__( 'Change in impressions (%)', 'pharos-seo' ),
];

const cellsOf = ( {
	url,
	title,
	current,
	changes,
}: PerformanceRow ): Cell[] => [
	url,
	title,
	statusLabel( statusOf( current.position ) ),
	current.clicks,
	current.position === null ? null : Number( current.position.toFixed( 1 ) ),
	current.impressions,
	changes.clicks,
	changes.position,
	changes.impressions,
];
