import { __, sprintf } from '@wordpress/i18n';
import type { SeoFileRow } from '../../../../../store';
import type { Chosen } from './use-import';

/** The column of the reasons, which the server doesn't read. */
const PROBLEM = 'problem';

/**
 * The rows that weren't imported, as in the file, with the reasons. A column of an earlier file of this kind is replaced.
 *
 * @param file The file.
 * @param rows The results of these rows.
 */
export function problemRows(
	file: Chosen,
	rows: readonly SeoFileRow[]
): string[][] {
	const reasons = new Map(
		rows.map( ( { row, message, changes } ) => [
			row,
			message ||
				sprintf(
					/* translators: %s: names of fields. */
					__( 'Changed on the site: %s', 'pharos-seo' ),
					changes.map( ( { field } ) => field ).join( ', ' )
				),
		] )
	);
	const columns = file.columns.flatMap( ( name, at ) =>
		name === PROBLEM ? [] : [ at ]
	);
	const cells = ( all: string[] ) => columns.map( ( at ) => all[ at ] ?? '' );
	return [
		[ PROBLEM, ...cells( file.columns ) ],
		...file.rows.flatMap( ( row ) => {
			const reason = reasons.get( row.row );
			return reason === undefined
				? []
				: [ [ reason, ...cells( row.cells ) ] ];
		} ),
	];
}
