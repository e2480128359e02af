import { useState } from '@wordpress/element';
import equal from 'fast-deep-equal';
import type { ListQuery } from '../list-query';
import { filterRows, type CheckRow } from '../rows';

/**
 * The checks before and after the one whose details are open, in the order of the list when it was opened: whoever ignores one and
 * goes on is not led to the end.
 *
 * @param query What the list shows.
 * @param rows  All checks as far as they are known.
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
	// Until more checks come.
	if ( ! equal( opened.list, list ) ) {
		setOpened( open() );
	}
	// Somebody who came by an address may see one that the filter leaves out.
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
