/**
 * CSV files of spreadsheet programs. The server reads files of WP-CLI by the same rules (ObjectSeo\Files\Csv), with the same table of cases.
 */
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SeoFileCells } from '../../../../../store';

/** A file, as it is sent. */
export interface CsvFile {
	/** The cells of the first row. */
	columns: string[];
	/** The other rows, without empty ones. */
	rows: SeoFileCells;
	/** Rows that aren't sent: the reasons by number of the row. */
	refused: Map< number, string >;
}

const SEPARATORS = [ ',', ';', '\t' ];

/** Rows of spreadsheet programs that name the separator. */
const DECLARED = /^"?sep=(.)"?\n/;

/**
 * Reads a file.
 *
 * @param bytes Its content.
 * @throws An Error with a message for the user.
 */
export function readCsv( bytes: Uint8Array ): CsvFile {
	const [ first, ...rows ] = rowsOf( textOf( bytes ) );
	if ( ! first || rows.length === 0 ) {
		throw new Error( __( 'The file has no rows.', 'pharos-seo' ) );
	}
	const columns = first.cells;
	return { columns, rows, refused: duplicates( columns, rows ) };
}

/**
 * Decodes UTF-8 and, with a byte order mark, UTF-16: Excel saves "Unicode text" like that.
 *
 * @param bytes The content of a file.
 */
export function textOf( bytes: Uint8Array ): string {
	const [ one, two ] = bytes;
	const encoding =
		( one === 0xff && two === 0xfe && 'utf-16le' ) ||
		( one === 0xfe && two === 0xff && 'utf-16be' ) ||
		'utf-8';
	try {
		return new TextDecoder( encoding, { fatal: true } ).decode( bytes );
	} catch {
		throw new Error(
			__(
				'The file isn’t UTF-8. Save it with this encoding.',
				'pharos-seo'
			)
		);
	}
}

/**
 * Reads rows (RFC 4180).
 *
 * @param content The text of a file.
 */
export function rowsOf( content: string ): SeoFileCells {
	const all = content.replaceAll( /\r\n?/g, '\n' );
	if ( ( all.match( /"/g )?.length ?? 0 ) % 2 === 1 ) {
		throw new Error(
			__(
				'A quotation mark in the file isn’t closed. Save the file with a spreadsheet program.',
				'pharos-seo'
			)
		);
	}
	const [ declaration = '', declared ] = DECLARED.exec( all ) ?? [];
	const text = all.slice( declaration.length );
	const separator = declared ?? separatorOf( text );
	const rows: SeoFileCells = [];
	let row = 1;
	for ( let at = 0; at < text.length; row++ ) {
		const cells: string[] = [];
		for ( let isEnd = false; ! isEnd; ) {
			const [ cell, end ] = cellAt( text, at, separator );
			cells.push( cell );
			isEnd = text[ end ] !== separator;
			at = end + 1;
		}
		if ( cells.some( ( cell ) => cell !== '' ) ) {
			rows.push( { row, cells } );
		}
	}
	return rows;
}

/**
 * Returns a cell and the position after it.
 *
 * @param text      The file.
 * @param start     Where the cell begins.
 * @param separator Between cells.
 */
function cellAt(
	text: string,
	start: number,
	separator: string
): [ string, number ] {
	let cell = '';
	let at = start;
	if ( text[ at ] === '"' ) {
		for ( at++; text[ at ] !== '"' || text[ at + 1 ] === '"'; at++ ) {
			if ( at >= text.length ) {
				return [ cell, at ];
			}
			at += text[ at ] === '"' ? 1 : 0;
			cell += text[ at ];
		}
		at++;
	}
	for ( ; at < text.length; at++ ) {
		if ( text[ at ] === separator || text[ at ] === '\n' ) {
			break;
		}
		cell += text[ at ];
	}
	return [ cell, at ];
}

/** The most frequent one in the first row: where numbers have decimal commas, spreadsheet programs write semicolons. */
function separatorOf( text: string ): string {
	const [ first = '' ] = text.split( '\n', 1 );
	const count = ( separator: string ) => first.split( separator ).length;
	return SEPARATORS.reduce( ( best, one ) =>
		count( one ) > count( best ) ? one : best
	);
}

/** Further rows of an object: only one of them can be right, and each part of a file is imported by itself. */
function duplicates(
	columns: string[],
	rows: SeoFileCells
): Map< number, string > {
	const names = columns.map( ( name ) => name.trim().toLowerCase() );
	const at = ( name: string ) => names.indexOf( name );
	const kind = at( 'kind' ) < 0 ? at( 'type' ) : at( 'kind' );
	const id = at( 'id' );
	const first = new Map< string, number >();
	const refused = new Map< number, string >();
	for ( const { row, cells } of id < 0 ? [] : rows ) {
		const key = `${ cells[ kind ] } ${ cells[ id ] }`;
		const before = first.get( key );
		if ( before === undefined || cells[ id ] === '' ) {
			first.set( key, row );
			continue;
		}
		refused.set(
			row,
			sprintf(
				/* translators: %s: number of a row. */
				__(
					'Row %s is about the same page. Delete one of them.',
					'pharos-seo'
				),
				formatNumber( before )
			)
		);
	}
	return refused;
}
