import type { BulkField, BulkItem } from '../../../../store';

/** The position of a field in the table. */
export interface Cell {
	/** The key of the row. */
	key: string;
	field: BulkField;
}

/** The fields in the order of their columns. */
const FIELDS = [ 'title', 'description', 'noindex' ] as const;

/**
 * Returns the id of a cell's element.
 *
 * @param cell       A cell of the table.
 * @param cell.key   The key of its row.
 * @param cell.field The field that it shows.
 */
export const cellId = ( { key, field }: Cell ): string =>
	`pharos-bulk-${ key.replace( ' ', '-' ) }-${ field }`;

/**
 * Whether the user can edit the texts of a row, but not its noindex value.
 *
 * @param item The stored data of the row.
 */
export const isNoindexLocked = ( item: BulkItem ): boolean =>
	item.editable && ! item.can_restrict;

/**
 * Whether the user can edit a field.
 *
 * @param item  The stored data of the row.
 * @param field The field.
 */
export const isEditable = ( item: BulkItem, field: BulkField ): boolean =>
	item.editable && ( field !== 'noindex' || item.can_restrict );

/**
 * Returns the next or previous editable field, row by row; undefined at the ends.
 *
 * @param from  A cell.
 * @param by    1 for the next field, -1 for the previous.
 * @param keys  The keys of the rows, in order.
 * @param items The stored data of the rows.
 */
export function nextField(
	from: Cell,
	by: 1 | -1,
	keys: readonly string[],
	items: Readonly< Record< string, BulkItem > >
): Cell | undefined {
	const all = keys.flatMap( ( key ) =>
		FIELDS.map( ( field ): Cell => ( { key, field } ) )
	);
	const index = all.findIndex( ( cell ) => isSame( cell, from ) );
	const others =
		by === 1 ? all.slice( index + 1 ) : all.slice( 0, index ).reverse();
	return others.find( ( { key, field } ) => {
		const item = items[ key ];
		return item && isEditable( item, field );
	} );
}

/**
 * Whether two objects describe the same cell.
 *
 * @param one   A cell.
 * @param other Another cell.
 */
export const isSame = ( one: Cell, other: Cell ): boolean =>
	one.key === other.key && one.field === other.field;
