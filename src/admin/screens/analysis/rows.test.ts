import { checkItem } from '../../../../tests/js/analysis-server';
import { LIST } from './list-query';
import { explain, textOf } from './panel/link-words';
import { filterRows, rowsOf } from './rows';

const rows = rowsOf( {
	ignored: checkItem( { status: 'error', ignore: true } ),
	passed: checkItem( { status: 'success', message: 'All is WELL.' } ),
	hint: checkItem( { status: 'suggestion' } ),
	bad: checkItem( { status: 'error' } ),
	fair: checkItem( { message: 'Well, nearly.' } ),
	worse: checkItem( { status: 'error' } ),
} );

const ids = ( found: typeof rows ) => found.map( ( { id } ) => id ).join( ' ' );

test( 'the worst come first, what is ignored comes last', () => {
	expect( ids( rows ) ).toBe( 'bad worse fair hint passed ignored' );
} );

test( 'a search finds part of a message in any case, a filter leaves one status', () => {
	expect( ids( filterRows( rows, 'all', ' wELL ' ) ) ).toBe( 'fair passed' );
	expect( ids( filterRows( rows, 'error', '' ) ) ).toBe( 'bad worse' );
	expect( ids( filterRows( rows, 'ignored', '' ) ) ).toBe( 'ignored' );
	expect( ids( filterRows( rows, 'error', 'well' ) ) ).toBe( '' );
} );

test.each( [
	[ '', '' ],
	[ 'status=error&search=no+title&page=2&check=title', null ],
	[ 'status=terrible&page=-3', '' ],
	[ 'page=abc', '' ],
	[ 'page=2.7', 'page=2' ],
] )( 'the address "%s" is read and written', ( address, expected ) => {
	expect( LIST.write( LIST.read( new URLSearchParams( address ) ) ) ).toBe(
		expected ?? address
	);
} );

test.each( [
	[ 404, 'Not found (404)' ],
	[ '404', 'Not found (404)' ],
	[ 'http_request_failed', 'Unable to connect' ],
	[ 403, 'Forbidden (403)' ],
	[ 500, 'Server error (500)' ],
	[ 410, 'HTTP error code: 410' ],
	[ 503, 'HTTP error code: 503' ],
	[ 301, '' ],
	[ undefined, '' ],
] )( 'an address that answers %p is explained: %s', ( status, words ) => {
	expect(
		explain( { url: 'https://example.org/', ...( status && { status } ) } )
	).toBe( words );
} );

test( 'a list is copied as spreadsheets take it', () => {
	expect(
		textOf( [
			{ url: 'https://a.example/', status: 404, details: 'On “Home”' },
			{ url: 'https://b.example/' },
		] )
	).toBe(
		'https://a.example/\tNot found (404)\tOn “Home”\nhttps://b.example/'
	);
} );
