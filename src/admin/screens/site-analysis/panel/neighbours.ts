import { useRef } from '@wordpress/element';
import type { ShownStatus } from '../../../../components/check-badge';
import { filterRows, type CheckRow } from '../rows';

/**
 * The checks before and after the one whose details are open, in the order of the list when they were opened: whoever ignores one and
 * goes on is not led to the end.
 *
 * @param id     Of the check.
 * @param rows   Of all checks; null while they are awaited.
 * @param status The filter of the list.
 * @param search Its search.
 */
export function useNeighbours(
	id: string,
	rows: readonly CheckRow[] | null,
	status: ShownStatus | 'all',
	search: string
) {
	const order = useRef< string[] >( [] );
	const known = new Set( rows?.map( ( row ) => row.id ) );
	if ( rows && ! order.current.includes( id ) ) {
		const listed = filterRows( rows, status, search );
		// Somebody who came by the address may see one that the filter leaves out.
		const isListed = listed.some( ( row ) => row.id === id );
		order.current = ( isListed ? listed : rows ).map( ( row ) => row.id );
	}
	const ids = order.current.filter( ( each ) => known.has( each ) );
	const at = ids.indexOf( id );
	return {
		position: at + 1,
		total: ids.length,
		previous: at > 0 ? ids[ at - 1 ] : undefined,
		next: at >= 0 ? ids[ at + 1 ] : undefined,
	};
}
