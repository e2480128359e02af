import { useEffect, useRef, useState } from '@wordpress/element';
import equal from 'fast-deep-equal';
import type { SchemaPlaces } from '../../../common/schema/types';
import { SPECIFICS } from './conditions';

/**
 * Returns the conditions as rows: stored ones, and added ones without a selection.
 *
 * @param places   The stored conditions.
 * @param onChange Called with the new conditions.
 */
export function useRows(
	places: SchemaPlaces,
	onChange: ( places: SchemaPlaces ) => void
) {
	const stored = rulesOf( places );
	const [ typed, setTyped ] = useState( stored );
	// The stored conditions may have changed elsewhere, for instance by undo.
	const known = equal( typed.filter( Boolean ), stored ) ? typed : stored;
	const rows = known.length > 0 ? known : [ '' ];

	const list = useRef< HTMLUListElement >( null );
	const [ focus, setFocus ] = useState< { index: number } | null >( null );
	useEffect( () => {
		if ( focus ) {
			list.current?.children[ focus.index ]
				?.querySelector( 'select' )
				?.focus();
		}
	}, [ focus ] );

	const store = ( next: string[] ) => {
		setTyped( next );
		const rules = next.filter( Boolean );
		if ( ! equal( rules, stored ) ) {
			onChange(
				rules.includes( SPECIFICS )
					? { ...places, rules }
					: { rules, specific: [], specificText: [] }
			);
		}
	};
	return {
		rows,
		/** The ref for the list of rows. */
		list,
		set: ( index: number, rule: string ) =>
			store( rows.map( ( old, i ) => ( i === index ? rule : old ) ) ),
		add: () => {
			setFocus( { index: rows.length } );
			store( [ ...rows, '' ] );
		},
		remove: ( index: number ) => {
			setFocus( { index: Math.max( 0, index - 1 ) } );
			store( rows.filter( ( _, i ) => i !== index ) );
		},
	};
}

/** Returns each rule once; a list of posts and terms has a row even without its rule. */
const rulesOf = ( { rules, specific }: SchemaPlaces ): string[] => [
	...new Set( [
		...rules.filter( Boolean ),
		...( specific.length > 0 ? [ SPECIFICS ] : [] ),
	] ),
];
