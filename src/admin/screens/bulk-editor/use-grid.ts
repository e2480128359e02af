import { useDispatch, useRegistry } from '@wordpress/data';
import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { store, type BulkField } from '../../../../store';
import { isField, move, nextField, type Place, type Stop } from './places';
import { newStep } from './steps';

/** A cell whose value is being changed. */
export interface Editing extends Place {
	/** All of it is undone at once. */
	step: string;
	/** What it was when it began: Escape brings it back. */
	from: string;
}

/**
 * The keyboard of the table, as in spreadsheets and in the grid pattern of ARIA: arrows, Home, End, Page Up and Down move from
 * cell to cell; Enter, F2 or a character edits, Delete empties; Escape takes back, Enter goes on to the next row, Tab to the next
 * field. One element of the table is in the order of Tab.
 *
 * @param keys Of the rows, in order.
 */
export function useGrid( keys: readonly string[] ) {
	const { select } = useRegistry();
	const { editBulkCells, undoBulkEdit, redoBulkEdit } = useDispatch( store );
	const table = useRef< HTMLTableElement >( null );
	const [ active, setActive ] = useState< Place >( {
		row: 0,
		stop: 'title',
	} );
	const [ editing, setEditing ] = useState< Editing | null >( null );
	const wantsFocus = useRef( false );

	const find = ( { row, stop }: Place ) =>
		table.current?.querySelector< HTMLElement >(
			`[data-row="${ row }"] [data-stop="${ stop }"]`
		);
	const isEditable = ( place: Place ) =>
		isField( place.stop ) &&
		find( place )?.getAttribute( 'aria-readonly' ) === 'false';

	useLayoutEffect( () => {
		if ( wantsFocus.current && ! editing ) {
			wantsFocus.current = false;
			find( active )?.focus();
		}
	} );

	const goTo = ( place: Place | null ) => {
		setEditing( null );
		if ( place ) {
			setActive( place );
			wantsFocus.current = true;
		}
	};

	const change = useCallback(
		( step: string, key: string, field: BulkField, value: string ) =>
			void editBulkCells( step, [ { key, field, value } ] ),
		[ editBulkCells ]
	);

	const start = ( place: Place, typed?: string ) => {
		const key = keys[ place.row ];
		if (
			key === undefined ||
			! isField( place.stop ) ||
			! isEditable( place )
		) {
			return;
		}
		const step = newStep();
		const { getBulkEdits, getBulkItems } = select( store );
		const from =
			getBulkEdits()[ key ]?.[ place.stop ] ??
			getBulkItems()[ key ]?.fields[ place.stop ] ??
			'';
		if ( typed !== undefined ) {
			change( step, key, place.stop, typed );
		}
		setActive( place );
		setEditing( { ...place, step, from } );
	};

	const takeBack = ( { row, stop, step, from }: Editing ) => {
		const key = keys[ row ];
		if ( key !== undefined && isField( stop ) ) {
			change( step, key, stop, from );
		}
	};

	const exists = ( place: Place ) => Boolean( find( place ) );

	/** Whether the key meant something to a cell that is being edited. */
	const onEditorKey = ( { key, shiftKey }: KeyboardEvent, now: Editing ) => {
		const beside = ( name: string ) =>
			move( name, now, keys.length, isRTL(), exists );
		switch ( key ) {
			case 'Enter':
				goTo( beside( shiftKey ? 'ArrowUp' : 'ArrowDown' ) ?? now );
				return true;
			case 'F2':
				goTo( now );
				return true;
			case 'Escape':
				takeBack( now );
				goTo( now );
				return true;
			case 'Tab': {
				const next = nextField(
					now,
					shiftKey ? -1 : 1,
					keys.length,
					isEditable
				);
				if ( next ) {
					start( next );
				}
				return next !== null;
			}
			default:
				return false;
		}
	};

	/** Whether the key meant something to a cell that is not edited. */
	const onCellKey = ( event: KeyboardEvent, now: Place ) => {
		const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
		const hasModifier = ctrlKey || metaKey || altKey;
		const target = move(
			ctrlKey || metaKey ? `Ctrl+${ key }` : key,
			now,
			keys.length,
			isRTL(),
			exists
		);
		if ( target && ! altKey && ! shiftKey ) {
			goTo( target );
			return true;
		}
		if ( ( ctrlKey || metaKey ) && /^[zy]$/i.test( key ) ) {
			void ( key.toLowerCase() === 'y' || shiftKey
				? redoBulkEdit()
				: undoBulkEdit() );
			return true;
		}
		if ( hasModifier || ! isEditable( now ) ) {
			return false;
		}
		if ( [ 'Enter', 'F2', ' ' ].includes( key ) ) {
			start( now );
			return true;
		}
		if ( [ 'Delete', 'Backspace' ].includes( key ) ) {
			change(
				newStep(),
				keys[ now.row ] ?? '',
				now.stop as BulkField,
				''
			);
			return true;
		}
		if ( [ ...key ].length === 1 && now.stop !== 'noindex' ) {
			start( now, key );
			return true;
		}
		return false;
	};

	const events = {
		onKeyDown: ( event: KeyboardEvent ) => {
			const place = placeOf( event.target );
			// Enter ends a word of an input method before it ends the cell.
			if ( ! place || event.nativeEvent.isComposing ) {
				return;
			}
			if (
				editing
					? onEditorKey( event, editing )
					: onCellKey( event, place )
			) {
				event.preventDefault();
				// "?" and "/" are texts here.
				event.stopPropagation();
			}
		},
		onFocus: ( event: FocusEvent ) => {
			const place = placeOf( event.target );
			if ( place ) {
				setActive( ( now ) => ( isSame( now, place ) ? now : place ) );
			}
		},
		onBlur: ( event: FocusEvent ) => {
			const place = placeOf( event.target );
			const next = placeOf( event.relatedTarget );
			if ( ! next || ! place || ! isSame( place, next ) ) {
				// Unless another cell has begun already.
				setEditing( ( now ) =>
					now && place && isSame( now, place ) ? null : now
				);
			}
		},
		onClick: ( event: MouseEvent ) => {
			const place = placeOf( event.target );
			if ( place && ! ( editing && isSame( editing, place ) ) ) {
				start( place );
			}
		},
	};

	return { table, active, editing, change, events };
}

const isSame = ( one: Place, other: Place ) =>
	one.row === other.row && one.stop === other.stop;

function placeOf( target: EventTarget | null ): Place | null {
	const element =
		target instanceof Element
			? target.closest< HTMLElement >( '[data-stop]' )
			: null;
	const row = element?.closest< HTMLElement >( '[data-row]' )?.dataset.row;
	return element && row !== undefined
		? { row: Number( row ), stop: element.dataset.stop as Stop }
		: null;
}
