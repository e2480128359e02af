import { useMemo, useRef } from '@wordpress/element';
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
	const latest = useRef( rows );
	latest.current = rows;
	// Until more checks come.
	const which = ( rows ?? [] )
		.map( ( row ) => row.id )
		.sort()
		.join();
	const orders = useMemo( () => {
		const all = which === '' ? [] : ( latest.current ?? [] );
		return [ filterRows( all, status, search ), all ].map( ( order ) =>
			order.map( ( row ) => row.id )
		);
	}, [ which, status, search ] );
	// Somebody who came by an address may see one that the filter leaves out.
	const ids = orders.find( ( order ) => order.includes( id ) ) ?? [];
	const at = ids.indexOf( id );
	return {
		position: at + 1,
		total: ids.length,
		previous: at > 0 ? ids[ at - 1 ] : undefined,
		next: at >= 0 ? ids[ at + 1 ] : undefined,
	};
}
