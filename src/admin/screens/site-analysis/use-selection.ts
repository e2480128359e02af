import { useState } from '@wordpress/element';
import type { CheckRow } from './rows';

/**
 * Which rows are selected. One that is not shown any more is not selected either.
 *
 * @param rows Those that can be selected.
 */
export function useSelection( rows: readonly CheckRow[] ) {
	const [ ids, setIds ] = useState< readonly string[] >( [] );
	return {
		selected: rows.filter( ( { id } ) => ids.includes( id ) ),
		select: ( id: string, isSelected: boolean ) =>
			setIds( ( before ) =>
				isSelected
					? [ ...before, id ]
					: before.filter( ( other ) => other !== id )
			),
		selectAll: ( isSelected: boolean ) =>
			setIds( isSelected ? rows.map( ( { id } ) => id ) : [] ),
	};
}
