/** The robots directives of each type of page. */
import { configure, withContent } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { directives } from '../integration/support/robots';
import { site } from '../integration/support/site';

withContent();
withPlugins( 'head-filters' );

/** Archives that are off by default redirect and have no directives. */
const served = { author_archive: true, date_archive: true };

const plain = [ 'max-image-preview:large' ];
const noindex = [ 'follow', 'max-image-preview:large', 'noindex' ];

/** A page of each type, and its name in settings. */
const kinds: [ what: string, path: string, name: string ][] = [
	[ 'a post', '/x-plain/', 'post' ],
	[ 'a later part of a divided post', '/x-divided/2/', 'post' ],
	[ 'a post with a password', '/x-secret/', 'post' ],
	[ 'a page', '/x-front/', 'page' ],
	[ 'a post of another type', '/books/x-book/', 'book' ],
	[ 'the archive of a type', '/books/', 'archive-book' ],
	[ 'a category', '/category/tea/', 'category' ],
	[ 'a later page of a category', '/category/tea/page/2/', 'category' ],
	[ 'a tag', '/tag/how-to/', 'post_tag' ],
	[ 'a term of another taxonomy', '/genre/x-travel/', 'genre' ],
	[ 'an author', '/author/ines-calloway/', 'author' ],
	[ 'a date', '/2025/02/', 'date' ],
	[ 'a search', '/?s=tea', 'search' ],
	[ 'a search that finds nothing', '/?s=zzyzx', 'search' ],
];

afterAll( () => site.resetSettings() );

describe( 'Each kind of page is told apart by its name', () => {
	const names = [ ...new Set( kinds.map( ( [ , , name ] ) => name ) ) ];
	const robots = async () =>
		Promise.all(
			kinds.map( async ( [ what, path ] ) => [
				what,
				directives( await site.get( path ) ),
			] )
		);

	// No two names have the same value in both rounds, so a page that uses the value of another name fails.
	test.each( [ 1, 8 ] )(
		'each name asks for something else',
		async ( step ) => {
			const has = ( name: string, directive: number ) =>
				// eslint-disable-next-line no-bitwise
				( ( Math.floor( names.indexOf( name ) / step ) + 1 ) &
					directive ) >
				0;
			const asking = ( directive: number ) =>
				names.filter( ( name ) => has( name, directive ) );
			await configure( {
				...served,
				no_index: asking( 1 ),
				no_follow: asking( 2 ),
				no_archive: asking( 4 ),
			} );
			expect( await robots() ).toEqual(
				kinds.map( ( [ what, , name ] ) => [
					what,
					[
						...( has( name, 1 ) && ! has( name, 2 )
							? [ 'follow' ]
							: [] ),
						'max-image-preview:large',
						...( has( name, 4 ) ? [ 'noarchive' ] : [] ),
						...( has( name, 2 ) ? [ 'nofollow' ] : [] ),
						...( has( name, 1 ) ? [ 'noindex' ] : [] ),
					],
				] )
			);
		}
	);
} );

describe( 'Pages that are no content', () => {
	const everything = {
		no_index: [ 'post', 'page', 'search' ],
		no_follow: [ 'post', 'page', 'search' ],
		no_archive: [ 'post', 'page', 'search' ],
	};
	beforeAll( () => configure( everything ) );

	test( 'a page that does not exist is not indexed', async () => {
		const page = await site.get( '/nothing-here/' );
		expect( page.status ).toBe( 404 );
		expect( directives( page ) ).toEqual( noindex );
	} );

	test.each( [
		[ 'the login', '/wp-login.php' ],
		[ 'an embedded post', '/x-plain/embed/' ],
	] )( '%s says what WordPress says', async ( _what, path ) => {
		const ours = directives( await site.get( path ) );
		await configure( { no_index: [] } );
		expect( directives( await site.get( path ) ) ).toEqual( ours );
		await configure( everything );
		expect( ours ).toContain( 'noindex' );
		expect( ours ).not.toContain( 'nofollow' );
	} );

	test( 'a feed has no robots tag', async () => {
		const feed = await ( await site.fetch( '/feed/' ) ).text();
		expect( feed ).not.toMatch( /name=.robots/ );
	} );

	test( 'a link to reply to a comment keeps what WordPress says', async () => {
		await configure( { no_index: [] } );
		expect(
			directives( await site.get( '/x-plain/?replytocom=1' ) )
		).toEqual( noindex );
	} );
} );

describe( 'A site that is hidden from search engines', () => {
	beforeAll( () => site.option( 'blog_public', '0' ) );
	afterAll( () => site.option( 'blog_public', '1' ) );

	test.each( [ '/', '/x-plain/', '/category/tea/', '/?s=tea', '/nope/' ] )(
		'says so, and nothing else: %s',
		async ( path ) => {
			await configure( {
				no_index: [ 'search' ],
				no_archive: [ 'post', 'category' ],
				home_page_robots: { general: [ 'noarchive' ] },
			} );
			expect(
				directives( await site.get( `${ path }?own_robots=index` ) )
			).toEqual( [ 'nofollow', 'noindex' ] );
		}
	);
} );

describe( 'Later pages', () => {
	const later = async ( settings: object, paths: string[] ) => {
		await configure( { ...served, no_index: [], ...settings } );
		return Promise.all(
			paths.map( async ( path ) =>
				directives( await site.get( path ) ).includes( 'noindex' )
			)
		);
	};

	test( 'of all lists, but not of divided posts, nor first pages', async () => {
		expect(
			await later( { noindex_paginated_pages: true }, [
				'/page/2/',
				'/category/tea/page/2/',
				'/page/2/?s=tea',
				'/author/ines-calloway/page/2/',
				'/',
				'/category/tea/',
				'/x-divided/2/',
				// In lists, this parameter has no effect.
				'/category/tea/?page=2',
			] )
		).toEqual( [ true, true, true, true, false, false, false, false ] );
	} );

	test( 'of the home page alone', async () => {
		expect(
			await later( { index_home_page_paginated_pages: false }, [
				'/',
				'/page/2/',
				'/category/tea/page/2/',
			] )
		).toEqual( [ false, true, false ] );
	} );

	test( 'of a static home page, on which a theme may list posts', async () => {
		await site.php( `
			$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Start' ] );
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $page );` );
		const paths = [ '/', '/page/2/' ];
		expect(
			await later( { index_home_page_paginated_pages: false }, paths )
		).toEqual( [ false, true ] );
		expect(
			await later( { noindex_paginated_pages: true }, paths )
		).toEqual( [ false, false ] );
		await site.php( `
			wp_delete_post( (int) get_option( 'page_on_front' ), true );
			update_option( 'show_on_front', 'posts' );` );
	} );
} );

describe( 'The home page', () => {
	test( 'has settings of its own while it shows the latest posts', async () => {
		await configure( {
			no_index: [ 'post', 'page' ],
			home_page_robots: { general: [ 'noarchive' ] },
		} );
		expect( directives( await site.get( '/' ) ) ).toEqual( [
			'max-image-preview:large',
			'noarchive',
		] );
	} );

	test( 'is a page when a page was chosen for it', async () => {
		await configure( {
			no_index: [ 'page' ],
			home_page_robots: { general: [ 'noarchive' ] },
		} );
		await site.php(
			`update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', get_page_by_path( 'x-front' )->ID );
			update_option( 'page_for_posts', get_page_by_path( 'x-journal' )->ID );`
		);
		const pages = await Promise.all(
			[ '/', '/x-journal/', '/x-plain/' ].map( async ( path ) =>
				directives( await site.get( path ) )
			)
		);
		await site.php(
			`update_option( 'show_on_front', 'posts' ); update_option( 'page_on_front', 0 ); update_option( 'page_for_posts', 0 );`
		);
		expect( pages ).toEqual( [ noindex, noindex, plain ] );
	} );
} );

describe( 'Other code', () => {
	test( 'has a say through WordPress, and the last word through our filter', async () => {
		await configure( { no_follow: [ 'post' ] } );
		const robots = async ( said: string ) =>
			directives( await site.get( `/x-plain/?${ said }` ) );
		// A plugin that adds index can't override noindex; one that adds noindex is respected.
		expect( await robots( 'wp_robots=noindex' ) ).toEqual( [
			'max-image-preview:large',
			'nofollow',
			'noindex',
		] );
		expect( await robots( 'own_robots=max-snippet' ) ).toEqual( [
			'max-image-preview:large',
			'max-snippet:20',
			'nofollow',
		] );
		await configure( { no_index: [ 'post' ] } );
		expect( await robots( 'wp_robots=index' ) ).toEqual( noindex );
		expect( await robots( 'own_robots=index' ) ).toEqual( plain );
	} );
} );
