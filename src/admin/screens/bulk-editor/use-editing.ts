import { useDispatch, useRegistry } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { store } from '../../../../store';
import { cellId, isSame, nextField, type Cell } from './cells';
import { newStep } from './steps';

/** A cell whose value is being changed. */
export interface Editing extends Cell {
	/** All of it is undone at once. */
	step: string;
	/** What it was when it began: Escape brings it back. */
	from: string;
}

/** How cells are edited; the same object as long as the rows are. */
export interface Editor {
	start: ( cell: Cell ) => void;
	end: ( cell: Cell ) => void;
	change: ( editing: Editing, value: string ) => void;
	/** Whether the key meant something to a cell that can be edited, but is not. */
	onCellKey: ( event: KeyboardEvent, cell: Cell ) => boolean;
	/** Whether the key meant something to a cell that is being edited. */
	onEditingKey: ( event: KeyboardEvent, editing: Editing ) => boolean;
}

/**
 * The keys that edit, as in spreadsheets: Enter, F2 or a character edits, Delete empties; Escape takes back, Enter goes on to the
 * next row, Tab to the next field. Where arrows lead is up to Composite.
 *
 * @param keys Of the rows, in order.
 */
export function useEditing(
	keys: readonly string[]
): [ Editing | null, Editor ] {
	const { select } = useRegistry();
	const { editBulkCells } = useDispatch( store );
	const [ editing, setEditing ] = useState< Editing | null >( null );

	const editor = useMemo( (): Editor => {
		const change = ( step: string, { key, field }: Cell, value: string ) =>
			void editBulkCells( step, [ { key, field, value } ] );

		const start = ( { key, field }: Cell, typed?: string ) => {
			const step = newStep();
			const { getBulkEdits, getBulkItems } = select( store );
			const from =
				getBulkEdits()[ key ]?.[ field ] ??
				getBulkItems()[ key ]?.fields[ field ] ??
				'';
			if ( typed !== undefined ) {
				change( step, { key, field }, typed );
			}
			setEditing( { key, field, step, from } );
		};

		// Unless another one has begun already.
		const end = ( cell: Cell ) =>
			setEditing( ( now ) =>
				now && isSame( now, cell ) ? null : now
			);

		const goTo = ( cell: Cell ) => {
			setEditing( null );
			document.getElementById( cellId( cell ) )?.focus();
		};

		return {
			start,
			end,
			change: ( cell, value ) => change( cell.step, cell, value ),

			onCellKey( { key, ctrlKey, metaKey, altKey }, cell ) {
				if ( ctrlKey || metaKey || altKey ) {
					return false;
				}
				if ( [ 'Enter', 'F2', ' ' ].includes( key ) ) {
					start( cell );
					return true;
				}
				if ( [ 'Delete', 'Backspace' ].includes( key ) ) {
					change( newStep(), cell, '' );
					return true;
				}
				if ( [ ...key ].length === 1 && cell.field !== 'noindex' ) {
					start( cell, key );
					return true;
				}
				return false;
			},

			onEditingKey( { key, shiftKey }, now ) {
				const by = shiftKey ? -1 : 1;
				switch ( key ) {
					case 'Enter': {
						const row = keys[ keys.indexOf( now.key ) + by ];
						goTo( { ...now, key: row ?? now.key } );
						return true;
					}
					case 'F2':
						goTo( now );
						return true;
					case 'Escape':
						change( now.step, now, now.from );
						goTo( now );
						return true;
					case 'Tab': {
						const items = select( store ).getBulkItems();
						const next = nextField( now, by, keys, items );
						if ( next ) {
							start( next );
						}
						return next !== undefined;
					}
					default:
						return false;
				}
			},
		};
	}, [ keys, select, editBulkCells ] );

	return [ editing, editor ];
}
