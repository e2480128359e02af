import { formsOf } from './forms';

describe( 'forms of a word', () => {
	test.each( [
		[ 'category', 'categor' ],
		[ 'categories', 'categor' ],
		[ 'titles', 'titl' ],
		[ 'schemas', 'schema' ],
		[ 'searches', 'search' ],
		[ 'redirecting', 'redirect' ],
		[ 'redirection', 'redirect' ],
		[ 'migrate', 'migrat' ],
		[ 'migration', 'migrat' ],
		[ 'verification', 'verificat' ],
		[ 'crawlers', 'crawl' ],
		[ 'hiding', 'hide' ],
	] )( '%j is also found as %j', ( word, other ) => {
		expect( formsOf( word ) ).toEqual( [ word, other ] );
	} );

	test.each( [ 'rss', 'x', '', 'date', 'feed', 'status', 'key', 'ключи' ] )(
		'%j has one form',
		( word ) => {
			expect( formsOf( word ) ).toEqual( [ word ] );
		}
	);
} );
