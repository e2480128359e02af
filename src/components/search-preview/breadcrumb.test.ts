import { breadcrumb } from './breadcrumb';

test.each( [
	[ 'https://example.com', 'https://example.com' ],
	[ 'https://example.com/', 'https://example.com' ],
	[
		'https://example.com/blog/hello/?p=1#top',
		'https://example.com › blog › hello',
	],
	[ 'http://localhost:8080//a//b', 'http://localhost:8080 › a › b' ],
	[
		'https://example.com/caf%C3%A9/%E8%A8%98%E4%BA%8B',
		'https://example.com › café › 記事',
	],
	[ 'https://example.com/100%/', 'https://example.com › 100%' ],
	[ '', '' ],
	[ 'no address', 'no address' ],
] )( '%s is shown as "%s"', ( url, shown ) => {
	expect( breadcrumb( url, 90 ) ).toBe( shown );
} );

test( 'a long address is cut at the limit', () => {
	const shown = breadcrumb(
		`https://example.com/${ 'a'.repeat( 100 ) }`,
		90
	);
	expect( shown ).toHaveLength( 90 );
	expect( shown.endsWith( 'a…' ) ).toBe( true );
} );

test( 'a cut leaves no arrow to nothing', () => {
	expect( breadcrumb( 'https://example.com/blog/hello', 23 ) ).toBe(
		'https://example.com…'
	);
	expect( breadcrumb( 'https://example.com/blog/hello', 29 ) ).toBe(
		'https://example.com › blog…'
	);
} );
