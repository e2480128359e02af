import { directionOf, toPieces } from './pieces';

const names = new Set( [ 'title' ] );

describe( 'a template runs', () => {
	test.each( [
		[ '%title% - %site_name%', 'ltr' ],
		[ '', 'ltr' ],
		[ 'About %title% مقالة', 'ltr' ],
		[ '%title% - مقالة', 'rtl' ],
		[ '123 שלום', 'rtl' ],
	] )( '%s: %s', ( template, direction ) => {
		expect( directionOf( toPieces( template, '-', names ) ) ).toBe(
			direction
		);
	} );
} );

test( 'the painted pieces are the template again, letter by letter', () => {
	const template = ' %title%  -  100% %foo% ';
	const pieces = toPieces( template, '-', names );
	expect( pieces.map( ( { source } ) => source ).join( '' ) ).toBe(
		template
	);
	expect(
		pieces
			.filter( ( { kind } ) => kind !== 'text' )
			.map( ( { kind } ) => kind )
	).toEqual( [ 'known', 'unknown' ] );
} );

test.each( [
	[ '%title:typographic%', 'known' ],
	[ '%first_term:genre%', 'known' ],
	[ '%first_term%', 'unknown' ],
	[ '%titel:typographic%', 'unknown' ],
	[ '%title:two words%', 'text' ],
] )( 'with an argument, %s is %s', ( template, kind ) => {
	const listed = new Set( [ 'title', 'first_term:category' ] );
	expect( toPieces( template, '-', listed ) ).toEqual( [
		{ source: template, start: 0, kind },
	] );
} );
