import { keepPlace, placeOf, returnTo } from './places';

const focused = () => document.body.ownerDocument.activeElement;

/** Renders a page with new elements, like React does. */
function show( content: string ) {
	document.body.innerHTML = `<div class="pharos"><div class="pharos-page"><h1 tabindex="-1">Accounts</h1>${ content }</div></div>`;
}

const FIELDS = `
	<label>Name <input id="one"></label>
	<button>Remove</button>
	<button>Remove</button>
	<label>Address <input id="two"></label>`;

const field = () =>
	document.querySelectorAll< HTMLElement >( 'input' )[ 1 ] as HTMLElement;

function comeBack() {
	const place = placeOf( 'entry' );
	return place ? returnTo( place ) : () => {};
}

describe( 'a person who comes back to a page', () => {
	test( 'has the focus where it was, although the page is a new one', () => {
		show( FIELDS );
		field().focus();
		keepPlace( 'entry' );

		show( FIELDS.replace( 'two', 'three' ) );
		comeBack();

		expect( focused() ).toBe( field() );
	} );

	test( 'has it on the second of two controls that are called the same', () => {
		show( FIELDS );
		document.querySelectorAll( 'button' )[ 1 ]?.focus();
		keepPlace( 'entry' );

		show( FIELDS );
		comeBack();

		expect( focused() ).toBe( document.querySelectorAll( 'button' )[ 1 ] );
	} );

	test( 'waits on the heading for what comes later', async () => {
		show( FIELDS );
		field().focus();
		keepPlace( 'entry' );

		show( '' );
		comeBack();
		expect( focused()?.tagName ).toBe( 'H1' );
		document
			.querySelector( '.pharos-page' )
			?.insertAdjacentHTML( 'beforeend', FIELDS );
		await Promise.resolve();

		expect( focused() ).toBe( field() );
	} );

	test( 'has it in the dialog that is open there, not behind it', () => {
		show( FIELDS );
		field().focus();
		keepPlace( 'entry' );

		show(
			`${ FIELDS }<div role="dialog"><h2 tabindex="-1">Links</h2></div>`
		);
		document.querySelector( 'h2' )?.focus();
		comeBack();

		expect( focused()?.tagName ).toBe( 'H2' );
	} );

	test( 'is left alone once they go on', async () => {
		show( FIELDS );
		field().focus();
		keepPlace( 'entry' );

		show( '' );
		comeBack();
		document.dispatchEvent( new Event( 'keydown' ) );
		document
			.querySelector( '.pharos-page' )
			?.insertAdjacentHTML( 'beforeend', FIELDS );
		await Promise.resolve();

		expect( focused()?.tagName ).toBe( 'H1' );
	} );
} );
