import { useState } from '@wordpress/element';

/**
 * Returns the ids of the selected rows of a list, and functions that change the selection.
 *
 * @param initial Returns the ids that are selected at first.
 */
export function useSelection< Id extends string | number >(
	initial: () => readonly Id[] = () => []
) {
	const [ selected, setSelected ] = useState( initial );
	return {
		selected,
		select: ( ids: readonly Id[], isSelected: boolean ) =>
			setSelected( ( before ) => [
				...before.filter( ( id ) => ! ids.includes( id ) ),
				...( isSelected ? ids : [] ),
			] ),
		clear: () => setSelected( [] ),
	};
}

/** Selects or deselects rows. */
export type Select< Id extends string | number > = (
	ids: readonly Id[],
	isSelected: boolean
) => void;
