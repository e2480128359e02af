import type { TextField } from './types';

/**
 * Inserts text into a field as if it had been typed, and moves the caret behind it.
 *
 * `execCommand` is deprecated without a replacement: it is the only way for scripts to change a field so that the browser's
 * undo (Ctrl+Z) works. In browsers that don't support it, the text is inserted without undo.
 *
 * @param field The field; it gets the focus, which `execCommand` needs.
 * @param text  The text to insert.
 * @param from  Start of the replaced range, in UTF-16 units.
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
	// React only handles changes that fire this event.
	field.dispatchEvent(
		new InputEvent( 'input', {
			bubbles: true,
			inputType: 'insertText',
			data: text,
		} )
	);
}
