import { formsOf } from './forms';

describe( 'singular and plural', () => {
	test.each( [
		[ 'category', 'categories' ],
		[ 'categories', 'category' ],
		[ 'titles', 'title' ],
		[ 'schemas', 'schema' ],
		[ 'boxes', 'box' ],
		[ 'searches', 'search' ],
		[ 'titletags', 'titletag' ],
	] )( '%j may be called %j', ( word, other ) => {
		expect( formsOf( word ) ).toEqual( [ word, other ] );
	} );

	test.each( [
		'title',
		'rss',
		'x',
		'',
		'analysis',
		'status',
		'key',
		'ключи',
	] )( '%j has one form', ( word ) => {
		expect( formsOf( word ) ).toEqual( [ word ] );
	} );
} );
