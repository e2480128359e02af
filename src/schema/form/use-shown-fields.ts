import { useState } from '@wordpress/element';
import type { SchemaField, SchemaValue } from '../../../common/schema/types';
import {
	describedBy,
	isFilled,
	newValue,
	withProperty,
	type Properties,
} from '../values';

/** Properties that aren't shown as fields: the type, and the name in the list, which has a separate field. */
const UNSEEN = [ '@type', 'schema_name' ];

/**
 * Returns the properties to show: those that are required, filled or were added, and those that were shown before, so that
 * no field disappears when it is emptied. Stored properties that the type doesn't have are shown, too.
 *
 * @param fields   All available fields.
 * @param value    The stored properties.
 * @param onChange Called with the new properties.
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
