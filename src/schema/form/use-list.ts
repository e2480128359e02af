import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SchemaValue } from '../../../common/schema/types';
import { itemsOf } from '../values';

interface Removal {
	index: number;
	value: SchemaValue;
}

/** The element to focus after a change of the list: the first field of an entry, or one of its buttons. */
export interface FocusTarget {
	key: number;
	button?: 'up' | 'down';
}

const withItem = < Item >(
	list: Item[],
	index: number,
	item: Item
): Item[] => [ ...list.slice( 0, index ), item, ...list.slice( index ) ];

const withoutItem = < Item >( list: Item[], index: number ): Item[] =>
	list.filter( ( _, i ) => i !== index );

/** Counter for React keys: entries have no unique ids. */
let lastKey = 0;
const newKey = () => ++lastKey;

/**
 * Returns the entries of a list, and functions that change them.
 *
 * @param value    The stored value; a single value and an object with arbitrary keys are lists, too.
 * @param onChange Called with the new list.
 */
export function useList(
	value: SchemaValue | undefined,
	onChange: ( value: SchemaValue ) => void
) {
	const items = itemsOf( value );
	const [ keys, setKeys ] = useState( () => items.map( newKey ) );
	const [ removal, setRemoval ] = useState< Removal | null >( null );
	const [ focus, setFocus ] = useState< FocusTarget | null >( null );

	// The list was changed elsewhere: treat all its entries as new.
	if ( keys.length !== items.length ) {
		setKeys( items.map( newKey ) );
	}
	const store = ( next: SchemaValue[], nextKeys: number[] ) => {
		setKeys( nextKeys );
		onChange( next );
	};
	const insert = ( index: number, item: SchemaValue ) => {
		const key = newKey();
		setFocus( { key } );
		setRemoval( null );
		store( withItem( items, index, item ), withItem( keys, index, key ) );
	};
	return {
		items,
		keys,
		removal,
		focus,
		/** A single value isn't wrapped in a list: a variable may stand for the whole list. */
		change: ( index: number, item: SchemaValue ) =>
			onChange(
				Array.isArray( value ) || items.length > 1
					? items.map( ( old, i ) => ( i === index ? item : old ) )
					: item
			),
		add: ( item: SchemaValue ) => insert( items.length, item ),
		remove: ( index: number ) => {
			setRemoval( { index, value: items[ index ] ?? '' } );
			store( withoutItem( items, index ), withoutItem( keys, index ) );
		},
		undo: () => removal && insert( removal.index, removal.value ),
		move: ( from: number, to: number ) => {
			const shift = < Item >( list: Item[] ): Item[] =>
				withItem( withoutItem( list, from ), to, list[ from ] as Item );
			setFocus( {
				key: keys[ from ] ?? 0,
				button: to < from ? 'up' : 'down',
			} );
			setRemoval( null );
			store( shift( items ), shift( keys ) );
			speak(
				sprintf(
					/* translators: %d: number of an entry in its list. */
					__( 'Moved to position %d', 'pharos-seo' ),
					to + 1
				)
			);
		},
	};
}
