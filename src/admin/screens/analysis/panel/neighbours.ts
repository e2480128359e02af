import { useState } from '@wordpress/element';
import equal from 'fast-deep-equal';
import type { ListQuery } from '../list-query';
import { filterRows, type CheckRow } from '../rows';

/**
 * Returns the previous and next check in the order that the list had when it was opened: ignoring a check and going on
 * doesn't jump to the end.
 *
 * @param query The query of the list.
 * @param rows  All loaded checks.
 */
export function useNeighbours(
	query: ListQuery,
	rows: readonly CheckRow[] | null
) {
	const { check: id, status, search } = query;
	const all = rows ?? [];
	const list = { status, search, known: idsOf( all ).sort() };
	const open = () => ( {
		list,
		orders: [ idsOf( filterRows( all, status, search ) ), idsOf( all ) ],
	} );
	const [ opened, setOpened ] = useState( open );
	// Reorders when more checks are loaded.
	if ( ! equal( opened.list, list ) ) {
		setOpened( open() );
	}
	// A check opened by URL may not match the filter.
	const ids = opened.orders.find( ( order ) => order.includes( id ) ) ?? [];
	const at = ids.indexOf( id );
	return {
		position: at + 1,
		total: ids.length,
		previous: at > 0 ? ids[ at - 1 ] : undefined,
		next: at >= 0 ? ids[ at + 1 ] : undefined,
	};
}

const idsOf = ( rows: readonly CheckRow[] ): string[] =>
	rows.map( ( { id } ) => id );
