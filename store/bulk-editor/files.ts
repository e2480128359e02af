/** Requests of the dialog that exports SEO fields to a file and imports them, loaded with it. */
import { fetchData } from '../fetch';
import { REST_PATH } from '../name';

/** A changed field of a row. */
export interface SeoFileChange {
	field: string;
	old: string;
	new: string;
}

/** The post, term or author of a row. */
export interface SeoFileObject {
	kind: 'post' | 'term' | 'user';
	id: number;
	name: string;
	edit_link: string;
}

/** The result of a row of POST /pharos/v1/seo-imports. */
export interface SeoFileRow {
	/** Its number in a spreadsheet. */
	row: number;
	/** A conflict is a field that was changed on the site since the export. */
	status: 'changed' | 'unchanged' | 'conflict' | 'refused';
	object: SeoFileObject | null;
	changes: SeoFileChange[];
	/** Why it is refused. */
	message: string;
}

/** An entry of GET /pharos/v1/seo-history. */
export interface SeoHistoryEntry {
	id: number;
	/** RFC 3339. */
	time: string;
	/** '' for none, and for a deleted user. */
	user_name: string;
	via:
		| 'import'
		| 'cli'
		| 'mcp'
		| 'ability'
		| 'bulk'
		| 'list'
		| 'rest'
		| 'editor'
		| 'undo';
	/** Of the file, the MCP client or the ability; of an undo, the id of the entry. */
	name: string;
	/** Of the application password that the program has logged in with. */
	application: string;
	/** Numbers of objects: with the values of the entry, restored, and partly kept by an undo. */
	changed: number;
	restored: number;
	kept: number;
}

/** A post, term, author or redirect of an entry. */
export interface SeoHistoryTarget extends Omit< SeoFileObject, 'kind' > {
	kind: SeoFileObject[ 'kind' ] | 'redirect';
}

/** An object of an entry: GET /pharos/v1/seo-history/{id}. */
export interface SeoHistoryObject {
	object: SeoHistoryTarget | null;
	state: 'changed' | 'restored' | 'kept';
	changes: SeoFileChange[];
	/** Why an undo has kept values. */
	message: string;
}

/** Rows of a file, with their numbers in a spreadsheet. */
export type SeoFileCells = { row: number; cells: string[] }[];

/** Maximum number of rows in one request. */
export const MOST_ROWS = 100;

const IMPORTS = `${ REST_PATH }/seo-imports`;
const HISTORY = `${ REST_PATH }/seo-history`;
const EXPORT = `${ REST_PATH }/bulk-editor/export`;

/**
 * Exports objects in parts.
 *
 * @param query  The filters of the list, as a URL query string.
 * @param onPart Called with the progress; returns false to stop.
 * @return The file, in parts; null if it was stopped.
 */
export async function exportFile(
	query: string,
	onPart: ( done: number, total: number ) => boolean
): Promise< string[] | null > {
	const { objects, csv } = await fetchData< {
		objects: string[];
		csv: string;
	} >( { path: `${ EXPORT }?${ query }` } );
	const parts = [ csv ];
	for ( let done = 0; done < objects.length; done += MOST_ROWS ) {
		if ( ! onPart( done, objects.length ) ) {
			return null;
		}
		const part = await fetchData< { csv: string } >( {
			path: EXPORT,
			method: 'POST',
			data: { objects: objects.slice( done, done + MOST_ROWS ) },
		} );
		parts.push( part.csv );
	}
	return onPart( objects.length, objects.length ) ? parts : null;
}

/**
 * Imports rows of a file, or looks at what they would change. The same rows may be sent again with the same token.
 *
 * @param data           The arguments of the route.
 * @param data.columns   The cells of the first row.
 * @param data.rows      Up to MOST_ROWS of the others.
 * @param data.token     Identifies the import.
 * @param data.name      The name of the file.
 * @param data.overwrite Whether to overwrite what was changed on the site since.
 * @param data.dry_run   Whether to change nothing.
 */
export const importRows = ( data: {
	columns: string[];
	rows: SeoFileCells;
	token: string;
	name: string;
	overwrite: boolean;
	dry_run: boolean;
} ) =>
	fetchData< {
		rows: SeoFileRow[];
		ignored: string[];
		has_checksums: boolean;
	} >( { path: IMPORTS, method: 'POST', data } );

/** The changes of SEO fields, and of redirects by programs, the newest first. */
export const readHistory = () =>
	fetchData< SeoHistoryEntry[] >( { path: HISTORY } );

/**
 * The objects that an entry has changed, MOST_ROWS a page.
 *
 * @param id   The entry.
 * @param page The page, from 1.
 */
export const readHistoryObjects = ( id: number, page: number ) =>
	fetchData< SeoHistoryObject[] >( {
		path: `${ HISTORY }/${ id }?page=${ page }`,
	} );

/**
 * Undoes an entry in parts.
 *
 * @param id     The entry.
 * @param onPart Called with each answer; returns false to stop.
 */
export async function undoHistory(
	id: number,
	onPart: ( undone: SeoHistoryEntry ) => boolean
): Promise< void > {
	for (;;) {
		const undone = await fetchData< SeoHistoryEntry >( {
			path: `${ HISTORY }/${ id }/undo`,
			method: 'POST',
		} );
		if ( ! onPart( undone ) || undone.changed === 0 ) {
			return;
		}
	}
}
