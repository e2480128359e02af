import type { BulkField, BulkItem } from '../../../../store';

/** A field of a row. */
export interface Cell {
	/** Of the row. */
	key: string;
	field: BulkField;
}

/** In the order of their columns. */
const FIELDS = [ 'title', 'description', 'noindex' ] as const;

/**
 * The id of a cell's element.
 *
 * @param cell       Any of the table.
 * @param cell.key   Of the row.
 * @param cell.field Of the row.
 */
export const cellId = ( { key, field }: Cell ): string =>
	`pharos-bulk-${ key.replace( ' ', '-' ) }-${ field }`;

/**
 * Whether the person may change the texts of a row, but not whether it is indexed.
 *
 * @param item What is stored of it.
 */
export const isNoindexLocked = ( item: BulkItem ): boolean =>
	item.editable && ! item.can_restrict;

/**
 * Whether the person may change a field.
 *
 * @param item  What is stored of the row.
 * @param field Of the row.
 */
export const isEditable = ( item: BulkItem, field: BulkField ): boolean =>
	item.editable && ( field !== 'noindex' || item.can_restrict );

/**
 * The field after one, or before it, row by row, that can be changed; undefined beyond the ends.
 *
 * @param from  A cell.
 * @param by    1 or -1.
 * @param keys  Of the rows, in order.
 * @param items What is stored of them.
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
 * Whether two are the same cell.
 *
 * @param one   A cell.
 * @param other Another one, or the same.
 */
export const isSame = ( one: Cell, other: Cell ): boolean =>
	one.key === other.key && one.field === other.field;
