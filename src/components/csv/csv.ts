/** Tables as CSV files for spreadsheets (RFC 4180). */

/** The value of a cell; null is an empty one. */
export type Cell = string | number | null;

/** Byte order mark; without it, some spreadsheets use the wrong encoding. */
const BOM = '\uFEFF';

/** Matches texts that a spreadsheet would run as a formula, also with the signs of Japanese keyboards. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Returns a cell. Texts are quoted and never run as formulas; numbers are written so that programs read them, not as on the screen.
 *
 * @param value The value.
 */
function cellOf( value: Cell ): string {
	if ( typeof value === 'number' ) {
		return String( value );
	}
	const text = value ?? '';
	return `"${ ( FORMULA.test( text ) ? `'${ text }` : text ).replaceAll(
		'"',
		'""'
	) }"`;
}

/**
 * Returns the content of a CSV file.
 *
 * @param rows The rows, with the headings in the first one.
 */
export const toCsv = ( rows: readonly ( readonly Cell[] )[] ): string =>
	BOM +
	rows.map( ( row ) => `${ row.map( cellOf ).join( ',' ) }\r\n` ).join( '' );
