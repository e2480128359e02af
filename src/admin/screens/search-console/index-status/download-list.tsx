import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store, type IndexedPage } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import type { Cell } from '../../../../components/csv/csv';

/** The most rows of a response. */
const ROWS = 100;

interface DownloadListProps {
	/** What the list shows: changes, lost, gained and so on. */
	show: string;
	search: string;
}

/** A button that downloads all pages of the filtered list. */
export function DownloadList( { show, search }: DownloadListProps ) {
	const { resolveSelect } = useRegistry();
	const readAll = async () => {
		const rows: IndexedPage[] = [];
		for ( let page = 1, last = 1; page <= last; page++ ) {
			const answer = await resolveSelect( store ).getIndexStatus(
				new URLSearchParams( {
					show,
					search,
					page: String( page ),
					per_page: String( ROWS ),
				} ).toString()
			);
			last = answer?.pages ?? 0;
			rows.push( ...( answer?.items ?? [] ) );
		}
		return [ HEADINGS, ...rows.map( cellsOf ) ];
	};
	return <DownloadCsv name="index-status" rows={ readAll } />;
}

const HEADINGS: readonly Cell[] = [
	__( 'URL', 'pharos-seo' ),
	__( 'Title', 'pharos-seo' ),
	__( 'Status', 'pharos-seo' ),
	__( 'Previous status', 'pharos-seo' ),
	__( 'Changed', 'pharos-seo' ),
	__( 'Recommended action', 'pharos-seo' ),
	__( 'Checked', 'pharos-seo' ),
	__( 'Crawled by Google', 'pharos-seo' ),
	__( 'Clicks', 'pharos-seo' ),
];

const cellsOf = ( page: IndexedPage ): Cell[] => [
	page.url,
	page.title,
	page.status,
	page.before,
	page.changed,
	page.advice,
	page.checked,
	page.crawled,
	page.clicks,
];
