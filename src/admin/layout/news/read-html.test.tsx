import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { readHtml } from './read-html';

const show = ( html: string ) =>
	render( <div>{ readHtml( html, 'https://news.example/feed.xml' ) }</div> )
		.container.firstElementChild as HTMLElement;

test( 'known elements are shown, without what they carry', () => {
	expect(
		show(
			'<h2 style="color:red" onclick="x()">Added</h2><ul class="a"><li>One <strong id="b">bold</strong></li><li><code>two</code></li></ul>'
		).innerHTML
	).toBe(
		'<h4>Added</h4><ul><li>One <strong>bold</strong></li><li><code>two</code></li></ul>'
	);
} );

test.each( [
	[ '<script>alert(1)</script>Tea', 'Tea' ],
	[ '<style>*{display:none}</style>Tea', 'Tea' ],
	[ '<iframe src="https://evil.example"></iframe>Tea', 'Tea' ],
	[ '<svg onload="alert(1)"><circle/></svg>Tea', 'Tea' ],
	[ '<form><input name="p"><button>Send</button></form>Tea', 'Tea' ],
	[ '<object data="x"></object><embed src="x">Tea', 'Tea' ],
	[ '<a href="javascript:alert(1)">Tea</a>', 'Tea' ],
	[ '<a href="data:text/html,x">Tea</a>', 'Tea' ],
	[ '<a>Tea</a>', 'Tea' ],
	[ '<x-tea onclick="x()"><p>Tea</p></x-tea>', '<p>Tea</p>' ],
	[ '<img src="x" onerror="alert(1)" alt="">', '' ],
	[ '<img src="https://track.example/1.gif" alt="A cup">', 'A cup' ],
] )( '%s is shown as "%s"', ( html, shown ) => {
	expect(
		show( html ).innerHTML.replace(
			'<img src="https://news.example/x" alt="" loading="lazy">',
			''
		)
	).toBe( shown );
} );

test( 'links open in a new tab; those of the feed are relative to it', () => {
	const link = show(
		'<p><a href="/more" onclick="x()">More</a></p>'
	).querySelector( 'a' );
	expect( link ).toHaveAttribute( 'href', 'https://news.example/more' );
	expect( link ).toHaveAttribute( 'target', '_blank' );
	expect( link ).not.toHaveAttribute( 'onclick' );
} );

test( 'links to screens of the application stay in it, and leave the news', () => {
	const leave = jest.fn();
	render(
		<MemoryRouter>
			{ readHtml(
				'<a href="#/advanced/redirects" onclick="x()">Redirects</a>',
				'/feed.xml',
				leave
			) }
		</MemoryRouter>
	);
	const link = screen.getByRole( 'link', { name: 'Redirects' } );
	expect( link ).toHaveAttribute( 'href', '/advanced/redirects' );
	expect( link ).not.toHaveAttribute( 'target' );
	fireEvent.click( link );
	expect( leave ).toHaveBeenCalledTimes( 1 );
} );

test( 'images come from where the feed does', () => {
	expect(
		show( '<img src="cup.png" alt="A cup" srcset="https://x.example/2x">' )
			.innerHTML
	).toBe(
		'<img src="https://news.example/cup.png" alt="A cup" loading="lazy">'
	);
} );

const wordsIn = ( { textContent }: HTMLElement ) =>
	( textContent ?? '' ).split( /\s+/ ).filter( Boolean ).length;

test( 'five hundred words are shown, and that there are more', () => {
	const words = ( count: number ) =>
		Array.from( { length: count }, ( _, index ) => `w${ index }` ).join(
			' '
		);
	expect( show( `<p>${ words( 500 ) }</p>` ).textContent ).toMatch( /w499$/ );
	const long = show(
		`<p>${ words( 499 ) }</p> <p><b>last</b> one more</p><p>gone</p>`
	);
	expect( wordsIn( long ) ).toBe( 500 );
	expect( long.textContent ).toMatch( /last…$/ );
} );

test( 'whatever it is, nothing runs and nothing is loaded from elsewhere', () => {
	const piece = fc.constantFrom(
		'<p>',
		'</p>',
		'<a href="javascript:x">',
		'<a href=//evil.example/>',
		'<img src=//evil.example/x.png>',
		'<img src=x onerror=x>',
		'<script>',
		'<svg/onload=x>',
		'<math><mtext></form><form>',
		'<!--',
		'-->',
		'<template>',
		'<noscript>',
		'text ',
		'&lt;script&gt;',
		'"',
		'<style>@import "//evil.example";',
		'</style>',
		'<base href=//evil.example>',
		'<meta http-equiv=refresh content=0>',
		'<link rel=stylesheet href=//evil.example>'
	);
	fc.assert(
		fc.property( fc.array( piece, { maxLength: 12 } ), ( pieces ) => {
			const shown = show( pieces.join( '' ) );
			expect(
				shown.querySelector(
					'script, style, iframe, form, input, base, meta, link, template, svg:not(.components-external-link__icon), [onerror], [onload]'
				)
			).toBeNull();
			for ( const { src } of shown.querySelectorAll( 'img' ) ) {
				expect( new URL( src ).origin ).toBe( 'https://news.example' );
			}
			for ( const { protocol } of shown.querySelectorAll( 'a' ) ) {
				expect( protocol ).toMatch( /^https?:$/ );
			}
		} )
	);
} );
