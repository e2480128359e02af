import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SchemaValue } from '../../../common/schema/types';
import { itemsOf } from '../values';

interface Removal {
	index: number;
	value: SchemaValue;
}

/** What gets the focus when the list has changed: the first field of an entry, or one of its buttons. */
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

/** For React: entries have no names of their own. */
let lastKey = 0;
const newKey = () => ++lastKey;

/**
 * The entries of a list and what can be done with them.
 *
 * @param value    What is stored; a single value, or an object with made-up names, is a list as well.
 * @param onChange Stores the list.
 */
export function useList(
	value: SchemaValue | undefined,
	onChange: ( value: SchemaValue ) => void
) {
	const items = itemsOf( value );
	const [ keys, setKeys ] = useState( () => items.map( newKey ) );
	const [ removal, setRemoval ] = useState< Removal | null >( null );
	const [ focus, setFocus ] = useState< FocusTarget | null >( null );

	// What others do to the list: its entries are new ones then.
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
		/** A single value stays one: a variable may stand for the whole list. */
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
