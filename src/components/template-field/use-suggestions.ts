import { useMemo, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { insertText } from './insert-text';
import { filterVariables, findQuery, type Query } from './match';
import { isPlainKey } from './select-variable';
import type { TemplateVariable, TextField } from './types';

interface Session extends Query {
	/** Whether the button opened the list, so that there is no "@" in the text. */
	isFromButton: boolean;
	/** The last known caret position; when the caret moves without typing, the list closes. */
	caret: number;
}

const NONE: readonly TemplateVariable[] = [];

/**
 * Provides the list of variables for a text field: its state, suggestions and key handling. The field keeps the focus.
 *
 * @param fieldRef  The text field.
 * @param variables All available variables.
 */
export function useSuggestions(
	fieldRef: RefObject< TextField | null >,
	variables: readonly TemplateVariable[]
) {
	const [ session, setSession ] = useState< Session | null >( null );
	const [ activeIndex, setActiveIndex ] = useState( 0 );
	// During composition, the input method shows its own list and needs the same keys.
	const isComposing = useRef( false );
	/** The offset of the "@" whose list was closed with Escape. */
	const dismissed = useRef< number | null >( null );
	const wasFocused = useRef( false );

	const query = session?.text;
	const options = useMemo(
		() =>
			query === undefined ? NONE : filterVariables( variables, query ),
		[ variables, query ]
	);
	const active = options[ activeIndex ] ?? options[ 0 ];

	const show = ( next: Session | null ) => {
		setSession(
			next && filterVariables( variables, next.text ).length > 0
				? next
				: null
		);
		setActiveIndex( 0 );
	};

	const close = () => show( null );

	/** Updates the list after a change of the text. */
	const update = () => {
		const field = fieldRef.current;
		if ( ! field || isComposing.current ) {
			return;
		}
		const caret = field.selectionEnd ?? field.value.length;
		const found = findQuery( field.value, caret );
		if ( ! found ) {
			dismissed.current = null;
		}
		if ( session?.isFromButton && ! found && caret > session.from ) {
			show( {
				...session,
				text: field.value.slice( session.from, caret ),
				caret,
			} );
		} else {
			show(
				found && found.from !== dismissed.current
					? { ...found, isFromButton: false, caret }
					: null
			);
		}
	};

	const openAtCaret = () => {
		const field = fieldRef.current;
		if ( field ) {
			if ( ! wasFocused.current ) {
				// Browsers differ in the caret position of an untouched field.
				field.setSelectionRange(
					field.value.length,
					field.value.length
				);
			}
			field.focus();
			const caret = field.selectionEnd ?? field.value.length;
			show( {
				from: field.selectionStart ?? caret,
				text: '',
				isFromButton: true,
				caret,
			} );
		}
	};

	const choose = ( { name }: TemplateVariable ) => {
		if ( fieldRef.current && session ) {
			// Closed first, so that the insertion doesn't filter the list.
			close();
			insertText(
				fieldRef.current,
				`%${ name }%`,
				session.from,
				session.caret
			);
		}
	};

	const dismiss = () => {
		dismissed.current = session?.from ?? null;
		close();
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( ! active || ! isPlainKey( event ) ) {
			return;
		}
		const index = options.indexOf( active );
		const last = options.length - 1;
		const keys: Record< string, () => void > = {
			ArrowDown: () => setActiveIndex( index === last ? 0 : index + 1 ),
			ArrowUp: () => setActiveIndex( index === 0 ? last : index - 1 ),
			Home: () => setActiveIndex( 0 ),
			End: () => setActiveIndex( last ),
			Enter: () => choose( active ),
			Tab: () => choose( active ),
			Escape: dismiss,
		};
		if ( Object.hasOwn( keys, event.key ) ) {
			event.preventDefault();
			// Keeps Escape from closing a dialog around the field, and Enter from submitting a form.
			event.stopPropagation();
			keys[ event.key ]?.();
		}
	};

	return {
		session,
		options,
		active,
		setActiveIndex,
		update,
		openAtCaret,
		choose,
		close,
		fieldEvents: {
			onKeyDown,
			onFocus: () => {
				wasFocused.current = true;
			},
			onBlur: close,
			onSelect: () => {
				const caret = fieldRef.current?.selectionEnd;
				setSession( ( current ) =>
					current?.caret === caret ? current : null
				);
			},
			onCompositionStart: () => {
				isComposing.current = true;
				close();
			},
			onCompositionEnd: () => {
				isComposing.current = false;
				update();
			},
		},
	};
}
