/** The schema map: the structured data of all pages that can be indexed, for agents that read a whole site. */
import { configure, withContent } from '../integration/support/head';
import { site } from '../integration/support/site';

const content = withContent();
const ON = {
	enable_schema_map: true,
	author_archive: true,
	enable_author_sitemap: true,
};

interface Node {
	'@type': string | string[];
	'@id'?: string;
}

const read = async ( type: string, page = 1 ) => {
	const { status, body } = await site.php< {
		status: number;
		body: string;
	} >(
		`$request = new WP_REST_Request( 'GET', '/pharos/v1/schemamap/' . $args['type'] );
		$request->set_query_params( [ 'page' => $args['page'] ] );
		$response = rest_do_request( $request );
		return [ 'status' => $response->get_status(), 'body' => is_string( $response->get_data() ) ? $response->get_data() : '' ];`,
		{ type, page }
	);
	return {
		status,
		graphs: body
			.split( '\n' )
			.filter( Boolean )
			.map( ( line ) => JSON.parse( line )[ '@graph' ] as Node[] ),
	};
};

const index = async () =>
	(
		await site.rest< {
			data: { types: { type: string; pages: string[] }[] };
		} >( 'GET', '/pharos/v1/schemamap' )
	).body.data?.types;

/** The URLs of the pages whose items are in lines. */
const pagesOf = ( graphs: Node[][] ) =>
	new Set(
		graphs
			.flat()
			.map( ( node ) =>
				( node[ '@id' ] ?? '' )
					.replace( /#.*/, '' )
					.replace( site.url, '' )
			)
	);

const forget = () =>
	site.php( `delete_option( 'pharos_schema_map' );
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%pharos_map_%'" );
		wp_cache_flush();` );

beforeEach( () => configure( ON ) );
afterEach( forget );
afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

test( 'It is off by default, and linked from robots.txt while it is on', async () => {
	const robots = () =>
		site.php< string >( `return Pharos\\RobotsTxt\\RobotsTxt::served();` );
	expect( await robots() ).toContain(
		`Schemamap: ${ site.url }/wp-json/pharos/v1/schemamap`
	);
	await configure( {} );
	expect( await robots() ).not.toContain( 'chemamap' );
	expect( await index() ).toBeUndefined();
	expect( ( await read( 'posts-post' ) ).status ).toBe( 404 );
} );

test( 'llms.txt links to it', async () => {
	const text = () =>
		site.php< string >(
			`$settings = new Pharos\\Settings\\Settings();
			return ( new Pharos\\LlmsTxt\\Document( $settings, new Pharos\\Template\\Variables( $settings ) ) )->text();`
		);
	expect( await text() ).toContain( '/wp-json/pharos/v1/schemamap)' );
	await configure( {} );
	expect( await text() ).not.toContain( 'schemamap' );
} );

test( 'The index has the types with their pages, the site first', async () => {
	const types = await index();
	expect( types?.map( ( { type } ) => type ) ).toEqual( [
		'site',
		...[ 'posts-post', 'posts-page', 'posts-book' ],
		...[ 'terms-category', 'terms-post_tag', 'terms-genre', 'authors' ],
	] );
	expect( types?.[ 1 ]?.pages ).toEqual( [
		`${ site.url }/wp-json/pharos/v1/schemamap/posts-post`,
	] );
} );

test( 'A line has the items of a page as visitors get them; those of the site and of authors are in their types only', async () => {
	const { graphs } = await read( 'posts-post' );
	const page = await site.get( '/x-plain/' );
	const [ , script = '' ] =
		/<script type="application\/ld\+json">(.*?)<\/script>/.exec(
			page.text
		) ?? [];
	const shown: Node[] = JSON.parse( script )[ '@graph' ];
	const url = `${ site.url }/x-plain/`;
	const line = graphs.find( ( graph ) =>
		graph.some( ( node ) => node[ '@id' ]?.startsWith( url ) )
	);
	expect( line ).toEqual(
		shown.filter( ( node ) => node[ '@id' ]?.startsWith( url ) )
	);
	const { graphs: ofSite } = await read( 'site' );
	const { graphs: authors } = await read( 'authors' );
	const all = [ ...ofSite, ...authors, ...graphs ].flat();
	for ( const node of shown ) {
		expect( all ).toContainEqual( node );
	}
	const ids = all.map( ( node ) => node[ '@id' ] );
	expect( ids ).toEqual( [ ...new Set( ids ) ] );
} );

test( 'Pages that are set to noindex, drafts and posts with a password aren’t in it; a change is seen at once', async () => {
	expect( pagesOf( ( await read( 'posts-post' ) ).graphs ) ).toContain(
		'/x-plain/'
	);
	expect( pagesOf( ( await read( 'posts-post' ) ).graphs ) ).not.toContain(
		'/x-secret/'
	);
	await site.php(
		`update_post_meta( $args['plain'], '_pharos_noindex', 'yes' );`,
		content.ids
	);
	const hidden = pagesOf( ( await read( 'posts-post' ) ).graphs );
	await site.php(
		`delete_post_meta( $args['plain'], '_pharos_noindex' );`,
		content.ids
	);
	expect( hidden ).not.toContain( '/x-plain/' );
	expect( hidden ).toContain( '/x-divided/' );
	await configure( { ...ON, no_index: [ 'post' ] } );
	expect( ( await read( 'posts-post' ) ).graphs ).toEqual( [] );
} );

test( 'A site that search engines may not index has none, nor has a page that doesn’t exist', async () => {
	expect( ( await read( 'posts-post', 2 ) ).status ).toBe( 404 );
	expect( ( await read( 'nothing' ) ).status ).toBe( 404 );
	await site.option( 'blog_public', '0' );
	try {
		expect( await index() ).toEqual( [] );
		expect( ( await read( 'posts-post' ) ).status ).toBe( 404 );
	} finally {
		await site.option( 'blog_public', '1' );
	}
} );
