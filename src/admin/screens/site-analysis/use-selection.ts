import { useState } from '@wordpress/element';
import { canIgnore, canRestore, type CheckRow } from './rows';

/** Whether something can be done about it together with others. */
export const canChoose = ( row: CheckRow ): boolean =>
	canIgnore( row ) || canRestore( row );

/**
 * Which checks are selected, whatever page and filter show of them: somebody may collect them page by page.
 *
 * @param rows Of all checks. What passes by now can't be selected any more.
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
