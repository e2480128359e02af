import { useState } from '@wordpress/element';
import type { SchemaField, SchemaValue } from '../../../common/schema/types';
import {
	describedBy,
	isFilled,
	newValue,
	withProperty,
	type Properties,
} from '../values';

/** What a person does not see as a property: what the thing is, and its name in the list, which has a field of its own. */
const UNSEEN = [ '@type', 'schema_name' ];

/**
 * Which properties are shown: those that are required or filled, and those that were chosen or once seen, so that nothing
 * goes away under the hands of who empties it. What is stored and unknown to the type is shown like any other.
 *
 * @param fields   All that may be there.
 * @param value    What is.
 * @param onChange Stores it.
 */
export function useShownFields(
	fields: SchemaField[],
	value: Properties,
	onChange: ( value: Properties ) => void
) {
	const [ chosen, setChosen ] = useState< ReadonlySet< string > >(
		() => new Set( filledIn( value ) )
	);
	const [ removal, setRemoval ] = useState< {
		id: string;
		value: SchemaValue | undefined;
	} | null >( null );

	const known = fields.map( ( { id } ) => id );
	const strangers = [
		...new Set( [
			...filledIn( value ),
			...chosen,
			...( removal ? [ removal.id ] : [] ),
		] ),
	]
		.filter( ( id ) => ! known.includes( id ) && ! UNSEEN.includes( id ) )
		.map( ( id ) => describedBy( id, value[ id ] ?? '' ) );
	const offered = fields.filter(
		( { id, type, hidden } ) =>
			! hidden && type !== 'Hidden' && id !== 'schema_name'
	);
	const isShown = ( { id, required }: SchemaField ) =>
		required ||
		id === '@type' ||
		chosen.has( id ) ||
		removal?.id === id ||
		isFilled( value[ id ] );
	const mark = ( id: string, isChosen: boolean ) =>
		setChosen( ( before ) => {
			const next = new Set( [ ...before, ...filledIn( value ) ] );
			next[ isChosen ? 'add' : 'delete' ]( id );
			return next;
		} );

	return {
		shown: [ ...offered.filter( isShown ), ...strangers ],
		addable: offered.filter(
			( field ) => ! isShown( field ) || removal?.id === field.id
		),
		removed: removal?.id ?? null,
		choose: ( field: SchemaField ) => {
			mark( field.id, true );
			setRemoval( null );
			onChange( withProperty( value, field.id, newValue( field ) ) );
		},
		remove: ( id: string ) => {
			mark( id, false );
			setRemoval( { id, value: value[ id ] } );
			onChange( withProperty( value, id, undefined ) );
		},
		restore: () => {
			if ( removal ) {
				mark( removal.id, true );
				setRemoval( null );
				onChange(
					withProperty( value, removal.id, removal.value ?? '' )
				);
			}
		},
	};
}

const filledIn = ( value: Properties ): string[] =>
	Object.keys( value ).filter( ( id ) => isFilled( value[ id ] ) );
