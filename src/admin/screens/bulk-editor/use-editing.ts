import { useDispatch, useRegistry } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { store } from '../../../../store';
import { cellId, isSame, nextField, type Cell } from './cells';
import { newStep } from './steps';

/** A cell that is being edited. */
export interface Editing extends Cell {
	/** The id of the editing step: its changes are undone together. */
	step: string;
	/** The value before editing: Escape restores it. */
	from: string;
}

/** Callbacks that edit cells; the same object as long as the rows are the same. */
export interface Editor {
	start: ( cell: Cell ) => void;
	end: ( cell: Cell ) => void;
	change: ( editing: Editing, value: string ) => void;
	/** Handles a key in an editable cell that isn't being edited; returns whether it did. */
	onCellKey: ( event: KeyboardEvent, cell: Cell ) => boolean;
	/** Handles a key in a cell that is being edited; returns whether it did. */
	onEditingKey: ( event: KeyboardEvent, editing: Editing ) => boolean;
}

/**
 * Provides editing with the keys of spreadsheets: Enter, F2 or a character starts editing, Delete empties the cell; Escape
 * reverts, Enter moves to the next row, Tab to the next field. Composite handles the arrow keys.
 *
 * @param keys The keys of the rows, in order.
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

		// Unless another cell is being edited by now.
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
