/** Files with SEO fields, exported from the bulk editor and imported again. */
import { randomUUID } from 'node:crypto';
import type { Role } from '../../support/site';
import { site } from './site';

export interface ImportRow {
	row: number;
	status: 'changed' | 'unchanged' | 'conflict' | 'refused';
	object: {
		kind: string;
		id: number;
		name: string;
		edit_link: string;
	} | null;
	changes: { field: string; old: string; new: string }[];
	message: string;
}

export interface Imported {
	rows: ImportRow[];
	ignored: string[];
	has_checksums: boolean;
}

export interface SeoImport {
	id: number;
	name: string;
	user_name: string;
	via: string;
	changed: number;
	restored: number;
	kept: number;
}

export interface HistoryObject {
	object: ImportRow[ 'object' ];
	state: string;
	changes: ImportRow[ 'changes' ];
	message: string;
}

interface Answer< Data > {
	status: number;
	body: { success?: boolean; code?: string; message: string; data: Data };
}

/** A request of an administrator, or of another user. */
export async function rest< Data >(
	method: string,
	path: string,
	body?: object,
	role: Role = 'admin'
) {
	const user = await site.as( role );
	return ( await user.rest(
		method,
		`/pharos/v1/${ path }`,
		body
	) ) as Answer< Data >;
}

/** A table of a spreadsheet: the names of its columns, and cells by name. */
export type Sheet = Record< string, string >[];

/** Cells of a line of an export: without separators in quotation marks, unlike files. */
const cellsOf = ( line: string ) =>
	[ ...line.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g ) ].map(
		( [ , quoted, plain = '' ] ) => quoted?.replaceAll( '""', '"' ) ?? plain
	);

/**
 * Exports objects.
 *
 * @param objects Such as "post 12".
 */
export async function exportRows( ...objects: string[] ): Promise< Sheet > {
	const plan = await rest< { csv: string } >( 'GET', 'bulk-editor/export' );
	const part = await rest< { csv: string } >( 'POST', 'bulk-editor/export', {
		objects,
	} );
	// Also without the byte order mark.
	const columns = cellsOf( plan.body.data.csv.trim() );
	return part.body.data.csv
		.split( '\r\n' )
		.filter( Boolean )
		.map( ( line ) => {
			const cells = cellsOf( line );
			return Object.fromEntries(
				columns.map( ( name, i ) => [ name, cells[ i ] ?? '' ] )
			);
		} );
}

/**
 * Imports rows, or looks at what they would change.
 *
 * @param sheet   The rows; row 2 of the file is the first.
 * @param options Arguments of the route.
 * @param role    Of the user.
 */
export const importing = (
	sheet: Sheet,
	options: { dry_run?: boolean; overwrite?: boolean; token?: string } = {},
	role: Role = 'admin'
) =>
	rest< Imported >(
		'POST',
		'seo-imports',
		{
			token: randomUUID(),
			name: 'tea.csv',
			columns: Object.keys( sheet[ 0 ] ?? {} ),
			rows: sheet.map( ( cells, i ) => ( {
				row: i + 2,
				cells: Object.values( cells ),
			} ) ),
			...options,
		},
		role
	);

/** Imports rows; returns their results. */
export const importRows = async (
	...args: Parameters< typeof importing >
): Promise< ImportRow[] > => ( await importing( ...args ) ).body.data.rows;

export const imports = async () =>
	( await rest< SeoImport[] >( 'GET', 'seo-history' ) ).body.data;

/** What a change of the history has changed, and an undo of it kept. */
export const objectsOf = async ( entry: SeoImport | undefined, role?: Role ) =>
	(
		await rest< HistoryObject[] >(
			'GET',
			`seo-history/${ entry?.id }`,
			undefined,
			role
		)
	).body.data;

/** Undoes the last import. */
export async function undo(): Promise< SeoImport > {
	const [ last ] = await imports();
	return (
		await rest< SeoImport >( 'POST', `seo-history/${ last?.id }/undo` )
	).body.data;
}

/** Forgets all changes. */
export const forgetImports = () =>
	site.php(
		`global $wpdb;
		if ( Pharos\\ObjectSeo\\History\\Table::exists() ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_seo_history" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}pharos_seo_changes" );
		}`
	);
