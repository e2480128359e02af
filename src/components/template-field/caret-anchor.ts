/** The list's width in style.scss: if possible, it ends inside the field. */
const LIST_WIDTH = 360;

/** A virtual element that a Popover can be anchored to. */
export interface CaretAnchor {
	ownerDocument: Document;
	getBoundingClientRect: () => DOMRect;
}

/**
 * Returns the position of a character in the field, as the anchor of the list. Text fields don't expose the positions of
 * their characters, but the highlight behind it shows the same text at the same position.
 *
 * @param editor    The box of the field, which limits the list.
 * @param highlight The highlight; its text nodes together are the text of the field.
 * @param offset    Offset of the character, in UTF-16 units.
 * @param multiline Whether to open below the line; otherwise below the field.
 */
export function caretAnchor(
	editor: Element,
	highlight: Element,
	offset: number,
	multiline: boolean
): CaretAnchor {
	return {
		ownerDocument: editor.ownerDocument,
		getBoundingClientRect: () => {
			const box = editor.getBoundingClientRect();
			const rect = characterRect( highlight, offset );
			if ( ! rect ) {
				return box;
			}
			// The list opens in the text direction of the page, not of the template. Positions scrolled out of sight are
			// clamped.
			const left = runsFromRight( editor )
				? clamp(
						rect.left,
						Math.min( box.left + LIST_WIDTH, box.right ),
						box.right
					)
				: clamp(
						rect.left,
						box.left,
						Math.max( box.right - LIST_WIDTH, box.left )
					);
			const bottom = multiline
				? clamp( rect.bottom, box.top, box.bottom )
				: box.bottom;
			const top = multiline
				? clamp( rect.top, box.top, bottom )
				: box.top;
			return new DOMRect( left, top, 0, bottom - top );
		},
	};
}

const runsFromRight = ( element: Element ): boolean =>
	element.ownerDocument.defaultView?.getComputedStyle( element ).direction ===
	'rtl';

function characterRect(
	highlight: Element,
	offset: number
): DOMRect | undefined {
	const range = highlight.ownerDocument.createRange();
	const walker = highlight.ownerDocument.createTreeWalker(
		highlight,
		NodeFilter.SHOW_TEXT
	);
	let rest = offset;
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		const size = node.textContent?.length ?? 0;
		if ( rest < size ) {
			range.setStart( node, rest );
			range.collapse( true );
			// jsdom lacks this method, and in some browsers a collapsed range has no rectangle.
			return range.getClientRects?.()[ 0 ];
		}
		rest -= size;
	}
	return undefined;
}

function clamp( value: number, min: number, max: number ): number {
	return Math.min( Math.max( value, min ), max );
}
