/** What other plugins and themes say about a page by WordPress's filters and tags, beside what the site's owner has typed. */
import { configure, withContent } from '../integration/support/head';
import { nodesOf, ofType } from '../integration/support/json-ld';
import { address } from '../integration/support/robots';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const content = withContent();

/** Filters and tags that depend on parameters, which name no view. */
withSnippet(
	'club',
	`
// As Co-Authors Plus 4.0.2.
function get_coauthors( $id ) {
	return isset( $_GET['guest'] )
		? [ (object) [ 'ID' => 9999, 'type' => 'guest-author', 'user_login' => 'gwen', 'user_nicename' => 'gwen', 'display_name' => 'Gwen Guest', 'first_name' => 'Gwen', 'last_name' => 'Guest', 'website' => 'https://gwen.test/', 'description' => 'Writes about tea.' ], get_userdata( 1 ) ]
		: [ get_userdata( (int) get_post( $id )->post_author ) ];
}
add_action( 'parse_request', static function () {
		$has = static fn( $name ) => isset( $_GET[ $name ] );
		$has( 'parts' ) && add_filter( 'document_title_parts', static fn( $parts ) => [ 'title' => 'Club night <1>' ] + $parts );
		$has( 'same' ) && add_filter( 'document_title_parts', static fn( $parts ) => $parts );
		$has( 'whole' ) && add_filter( 'pre_get_document_title', static fn() => 'Our club &amp; friends' );
		$has( 'late' ) && add_filter( 'pre_get_document_title', static fn() => 'Late club', 20 );
		$has( 'canonical' ) && add_filter( 'get_canonical_url', static fn( $url, $post ) => home_url( "/club/$post->ID/" ), 10, 2 );
		$has( 'none' ) && add_filter( 'get_canonical_url', '__return_empty_string' );
		$has( 'about' ) && add_filter( 'get_the_post_type_description', static fn() => 'Read with <b>us</b>.' );
		$has( 'noindex' ) && add_filter( 'wp_robots', 'wp_robots_no_robots', (int) $_GET['noindex'] );
		$has( 'snippet' ) && add_filter( 'wp_robots', static fn( $robots ) => [ 'max-snippet' => '20' ] + $robots );
	} );`
);

beforeAll( () =>
	configure( {
		no_index: [],
		no_follow: [ 'page' ],
		preview_limits: { post: { snippet: '50' }, page: { snippet: '10' } },
	} )
);

const own = ( fields: object ) =>
	site.php(
		`foreach ( $args['fields'] as $name => $value ) { '' === $value ? delete_post_meta( $args['id'], "_pharos_$name" ) : update_post_meta( $args['id'], "_pharos_$name", $value ); }`,
		{ id: content.ids.plain, fields }
	);

describe( 'The title of other code', () => {
	test.each( [
		[ 'parts', 'Club night <1> - Fern & Kettle' ],
		[ 'whole', 'Our club & friends' ],
		[ 'late', 'Late club' ],
		[ 'same', 'Salt & "pepper" tea - Fern & Kettle' ],
	] )( 'wins over a template (%s)', async ( how, title ) => {
		const page = await site.get( `/x-plain/?${ how }` );
		expect( page.titles ).toEqual( [ title ] );
		expect( page.meta( 'og:title' ) ).toBe( title );
	} );

	test( 'loses against a title that was typed for the page', async () => {
		await own( { title: 'Typed' } );
		for ( const how of [ 'parts', 'whole', 'late' ] ) {
			const page = await site.get( `/x-plain/?${ how }` );
			expect( [ how, page.titles ] ).toEqual( [ how, [ 'Typed' ] ] );
		}
		await own( { title: '' } );
	} );

	test( 'loses against the title of the home page', async () => {
		await configure( { home_page_title: 'Tea house' } );
		expect( ( await site.get( '/?parts' ) ).title ).toBe( 'Tea house' );
		await configure( { no_index: [] } );
		expect( ( await site.get( '/?whole' ) ).title ).toBe(
			'Our club & friends'
		);
	} );
} );

test( 'The description of a post type that other code shows visitors is used, the one that its developer registered is not', async () => {
	const description = async ( path: string ) =>
		( await site.get( path ) ).meta( 'description' );
	expect( await description( '/books/?about' ) ).toBe( 'Read with us.' );
	expect( await description( '/books/' ) ).toBeUndefined();
} );

test( 'The author is the one that visitors see, also a guest without an account', async () => {
	await configure( {
		author_archive: true,
		page_title: '%author_name%: %title%',
	} );
	const said = async ( path: string ) => {
		const page = await site.get( path );
		const nodes = nodesOf( page );
		return [
			page.title,
			ofType( nodes, 'Article' )?.author,
			ofType( nodes, 'Person' ),
		];
	};
	const id = `${ site.url }/author/gwen/#person`;
	expect( await said( '/x-plain/?guest' ) ).toEqual( [
		'Gwen Guest: Salt & "pepper" tea',
		{ '@id': id },
		expect.objectContaining( {
			'@id': id,
			name: 'Gwen Guest',
			url: `${ site.url }/author/gwen/`,
			description: 'Writes about tea.',
		} ),
	] );
	expect( ( await said( '/x-plain/' ) )[ 0 ] ).not.toMatch( /Gwen/ );
	await configure( { no_index: [] } );
} );

describe( 'The canonical URL of other code', () => {
	test( 'wins over that of the page, in all tags', async () => {
		const page = await site.get( '/x-plain/?canonical' );
		const url = `/club/${ content.ids.plain }/`;
		expect( address( page, 'canonical' ) ).toBe( url );
		expect( page.meta( 'og:url' ) ).toBe( site.url + url );
	} );

	test( 'can be none', async () => {
		const page = await site.get( '/x-plain/?none' );
		expect( address( page, 'canonical' ) ).toBeUndefined();
	} );

	test( 'loses against one that was typed for the page', async () => {
		await own( { canonical: 'https://example.org/typed/' } );
		const page = await site.get( '/x-plain/?canonical' );
		expect( address( page, 'canonical' ) ).toBe(
			'https://example.org/typed/'
		);
		await own( { canonical: '' } );
	} );
} );

describe( 'The noindex of other code', () => {
	const robots = ( page: Awaited< ReturnType< typeof site.get > > ) =>
		page.metas
			.filter( ( { name } ) => name === 'robots' )
			.map( ( { content: value } ) =>
				value?.split( ', ' ).sort().join( ', ' )
			);

	test.each( [ 1, 30, 999_999 ] )(
		'by a filter of priority %i stays, without a canonical URL',
		async ( priority ) => {
			const page = await site.get( `/x-plain/?noindex=${ priority }` );
			expect( robots( page ) ).toEqual( [
				expect.stringMatching( /\bnoindex\b/ ),
			] );
			expect( address( page, 'canonical' ) ).toBeUndefined();
		}
	);
} );

test( 'The stricter limit of a snippet holds', async () => {
	await configure( {
		no_index: [],
		preview_limits: { post: { snippet: '50' }, page: { snippet: '10' } },
	} );
	const limit = async ( path: string ) =>
		/max-snippet:-?\d+/.exec(
			( await site.get( path ) ).meta( 'robots' ) ?? ''
		)?.[ 0 ];
	expect( await limit( '/x-plain/?snippet' ) ).toBe( 'max-snippet:20' );
	expect( await limit( '/x-front/?snippet' ) ).toBe( 'max-snippet:10' );
	expect( await limit( '/x-plain/' ) ).toBe( 'max-snippet:50' );
} );
