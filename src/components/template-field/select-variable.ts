import type { KeyboardEvent } from 'react';
import { variableBefore, type Piece } from './pieces';
import type { TextField } from './types';

/**
 * Whether a key means itself: nothing is held with it, and no input method is using it.
 *
 * @param event Of any field.
 */
export function isPlainKey( event: KeyboardEvent ): boolean {
	const hasModifier =
		event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
	return ! hasModifier && ! event.nativeEvent.isComposing;
}

/**
 * Backspace right behind a variable selects it: the first press shows what the second one deletes.
 *
 * @param event  A key press in the field.
 * @param pieces Of the field's template.
 * @return Whether that was it.
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
