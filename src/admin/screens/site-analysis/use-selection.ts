import { useState } from '@wordpress/element';
import { canIgnore, canRestore, type CheckRow } from './rows';

/** Whether a check has bulk actions. */
export const canChoose = ( row: CheckRow ): boolean =>
	canIgnore( row ) || canRestore( row );

/**
 * Returns the selected checks, including those on other pages or excluded by the filter, and functions that change the
 * selection.
 *
 * @param rows The rows of all checks. Checks that pass by now are no longer selected.
 */
export function useSelection( rows: readonly CheckRow[] ) {
	const [ ids, setIds ] = useState< readonly string[] >( [] );
	return {
		selected: rows.filter(
			( row ) => ids.includes( row.id ) && canChoose( row )
		),
		select: ( changed: readonly string[], isSelected: boolean ) =>
			setIds( ( before ) => [
				...before.filter( ( id ) => ! changed.includes( id ) ),
				...( isSelected ? changed : [] ),
			] ),
		clear: () => setIds( [] ),
	};
}

export type Selection = ReturnType< typeof useSelection >;
