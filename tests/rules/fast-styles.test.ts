/** Styles in unit tests (tests/js/fast-styles.js): those of jsdom, only sooner. */
import { keepComputedStyles } from '../js/fast-styles';
import { JSDOM } from 'jsdom';

const page = ( css: string ) => {
	const { window } = new JSDOM( `<!DOCTYPE html>
		<style>${ css }</style>
		<main class="app wide"><p id="one" class="note big" data-kind="a,b">Tea</p></main>
		<svg><linearGradient class="note"></linearGradient></svg>` );
	keepComputedStyles( window );
	return window;
};

const opacity = ( window: ReturnType< typeof page >, selector: string ) =>
	window.getComputedStyle( window.document.querySelector( selector )! )
		.opacity;

test.each( [
	'p',
	'*',
	'#one',
	'.big',
	'.note.big',
	'p.note#one',
	'h1, .big',
	'main > p',
	'.wide .note:first-child',
	'.app.wide>p',
	'[data-kind="a,b"]',
	'main [data-kind="a,b"].big',
	'p:not(.small, .app > h1)',
	':is(h1, p)',
	'p:first-child',
	'.no\\:te, p',
] )( '%s matches', ( selector ) => {
	expect( opacity( page( `${ selector } { opacity: .5 }` ), '#one' ) ).toBe(
		'0.5'
	);
} );

test.each( [
	'b',
	'.no',
	'.not',
	'.note.small',
	'h1, .other',
	'p > p',
	'i#one',
] )( '%s does not match', ( selector ) => {
	expect( opacity( page( `${ selector } { opacity: .5 }` ), '#one' ) ).toBe(
		''
	);
} );

test( 'the name of an element in an image may have capitals', () => {
	const window = page( 'linearGradient.note { opacity: .5 }' );
	expect( opacity( window, 'svg .note' ) ).toBe( '0.5' );
} );

test( 'styles are those of the document as it is now', () => {
	const window = page( '.big { opacity: .5 } .small { opacity: .25 }' );
	const note = window.document.querySelector< HTMLElement >( '#one' )!;
	expect( opacity( window, '#one' ) ).toBe( '0.5' );
	note.className = 'small';
	expect( opacity( window, '#one' ) ).toBe( '0.25' );
	note.style.opacity = '1';
	expect( opacity( window, '#one' ) ).toBe( '1' );
	note.removeAttribute( 'style' );
	window.document.querySelector( 'style' )!.append( '#one { opacity: 0 }' );
	expect( opacity( window, '#one' ) ).toBe( '0' );
	note.parentElement!.style.visibility = 'hidden';
	expect( window.getComputedStyle( note ).visibility ).toBe( 'hidden' );
} );
