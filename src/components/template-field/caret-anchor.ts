/** The list's width in style.scss: it should end with the field where it can. */
const LIST_WIDTH = 360;

/** What a Popover can stand beside. */
export interface CaretAnchor {
	ownerDocument: Document;
	getBoundingClientRect: () => DOMRect;
}

/**
 * The place of a character of the field, for the list to open beside. A text field does not tell where its characters
 * are, but the highlight behind it shows the same text at the same place.
 *
 * @param editor    The box of the field, beyond which the list must not go.
 * @param highlight Its text nodes together are the text of the field.
 * @param offset    In UTF-16 units.
 * @param multiline Open below the line; otherwise below the field.
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
			// The list opens the way the page runs, not the template. What a long text has scrolled out of sight is no place
			// to stand.
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
			// Not in jsdom; and a collapsed range has no rectangle in every browser.
			return range.getClientRects?.()[ 0 ];
		}
		rest -= size;
	}
	return undefined;
}

function clamp( value: number, min: number, max: number ): number {
	return Math.min( Math.max( value, min ), max );
}
