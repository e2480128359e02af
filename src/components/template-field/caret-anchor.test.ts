import { caretAnchor } from './caret-anchor';

/** The position of the character, as jsdom has no layout. */
let character = new DOMRect();

beforeAll( () => {
	Range.prototype.getClientRects = () => [ character ] as never;
} );

/** Returns the left position of a list 360 px wide in a field from 100 to 800 px, with the caret at `left`. */
function opensAt( direction: 'ltr' | 'rtl', left: number ): number {
	document.body.innerHTML = `<div style="direction: ${ direction }"><div dir="auto">Tea @</div></div>`;
	const [ editor, highlight ] = document.querySelectorAll( 'div' );
	if ( ! editor || ! highlight ) {
		throw new Error( 'There is no field.' );
	}
	editor.getBoundingClientRect = () => new DOMRect( 100, 0, 700, 40 );
	character = new DOMRect( left, 10, 0, 20 );
	return caretAnchor( editor, highlight, 4, false ).getBoundingClientRect()
		.left;
}

describe( 'the list of variables opens beside the caret', () => {
	test( 'to the right on a page from left to right, and ends with the field', () => {
		expect( opensAt( 'ltr', 150 ) ).toBe( 150 );
		expect( opensAt( 'ltr', 790 ) ).toBe( 440 );
	} );

	test( 'to the left on a page from right to left, whatever the language of WordPress says', () => {
		expect( opensAt( 'rtl', 790 ) ).toBe( 790 );
		expect( opensAt( 'rtl', 150 ) ).toBe( 460 );
	} );
} );
