import { useRegistry } from '@wordpress/data';
import { store } from '../../../store';
import { DownloadCsv } from '../../components/csv';
import type { Cell } from '../../components/csv/csv';
import type { PageOf, PageSelector } from './server-list';

/** A column of the file: its heading, and the cell of a row. */
export type CsvColumn< Row > = readonly [ string, ( row: Row ) => Cell ];

interface DownloadAllProps< Name extends PageSelector, Row > {
	/** The file name, without ".csv". */
	name: string;
	/** The selector of the store. */
	read: Name;
	/** Returns its argument for a page; large pages need fewer requests. */
	requestOf: ( page: number ) => string;
	rowsOf: ( page: PageOf< Name > ) => readonly Row[];
	columns: readonly CsvColumn< Row >[];
}

/** A button that downloads the rows of all pages of a list. */
export function DownloadAll< Name extends PageSelector, Row >( {
	name,
	read,
	requestOf,
	rowsOf,
	columns,
}: DownloadAllProps< Name, Row > ) {
	const { resolveSelect } = useRegistry();
	const readAll = async () => {
		const rows: Row[] = [];
		for ( let number = 1, last = 1; number <= last; number++ ) {
			const page = ( await resolveSelect( store )[ read ](
				requestOf( number )
			) ) as PageOf< Name > | null;
			last = page?.pages ?? 0;
			rows.push( ...( page ? rowsOf( page ) : [] ) );
		}
		return [
			columns.map( ( [ heading ] ) => heading ),
			...rows.map( ( row ) =>
				columns.map( ( [ , cell ] ) => cell( row ) )
			),
		];
	};
	return <DownloadCsv name={ name } rows={ readAll } />;
}
