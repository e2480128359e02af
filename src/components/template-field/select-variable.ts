import type { KeyboardEvent } from 'react';
import { variableBefore, type Piece } from './pieces';
import type { TextField } from './types';

/**
 * Whether a key press has no modifiers and isn't part of a composition.
 *
 * @param event A key press.
 */
export function isPlainKey( event: KeyboardEvent ): boolean {
	const hasModifier =
		event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
	return ! hasModifier && ! event.nativeEvent.isComposing;
}

/**
 * Handles Backspace after a variable: the first press selects it, the second deletes it.
 *
 * @param event  A key press in the field.
 * @param pieces The pieces of the field's template.
 * @return Whether the event was handled.
 */
export function selectVariable(
	event: KeyboardEvent< TextField >,
	pieces: readonly Piece[]
): boolean {
	const field = event.currentTarget;
	const { selectionStart, selectionEnd } = field;
	if (
		event.key !== 'Backspace' ||
		! isPlainKey( event ) ||
		selectionStart !== selectionEnd
	) {
		return false;
	}
	const variable = variableBefore( pieces, selectionEnd ?? -1 );
	if ( ! variable ) {
		return false;
	}
	event.preventDefault();
	field.setSelectionRange( variable.start, selectionEnd );
	return true;
}
