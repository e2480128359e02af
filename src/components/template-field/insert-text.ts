import type { TextField } from './types';

/**
 * Puts text into a field as if it had been typed, and the caret behind it.
 *
 * `execCommand` is deprecated without a successor: it is the only way for a script to change a field that the browser's
 * own undo (Ctrl+Z) can take back. Browsers that no longer have it, or refuse, get the text without the undo.
 *
 * @param field The field; it gets the focus, which `execCommand` needs.
 * @param text  What to insert.
 * @param from  The range that it replaces, in UTF-16 units.
 * @param to    End of the range.
 */
export function insertText(
	field: TextField,
	text: string,
	from: number,
	to: number
): void {
	const { ownerDocument } = field;
	field.focus();
	field.setSelectionRange( from, to );
	if ( ownerDocument.execCommand?.( 'insertText', false, text ) ) {
		return;
	}
	field.setRangeText( text, from, to, 'end' );
	// React hears of a change only through the event.
	field.dispatchEvent(
		new InputEvent( 'input', {
			bubbles: true,
			inputType: 'insertText',
			data: text,
		} )
	);
}
