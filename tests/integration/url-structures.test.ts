/** What the URLs of many pages consist of changes: permalinks, bases, slugs of post types. One redirect leads the former ones along. */
import { configure } from './support/head';
import { nonceOf } from './support/nonce';
import { clear, rest, visit, type Redirect } from './support/redirects';
import { site } from './support/site';

let made: Record< string, number > = {};
let before: Record< string, string > = {};

const TYPE = '/pharos-url-structures.php';

/** A type of a plugin, and where its pages are. */
const register = ( slug: string ) =>
	site.php(
		`file_put_contents( WPMU_PLUGIN_DIR . '${ TYPE }', "<?php add_action( 'init', static function () {
			register_post_type( 'us-book', [ 'public' => true, 'has_archive' => true, 'label' => 'Books', 'rewrite' => [ 'slug' => '$args[0]' ] ] );
		} );" );`,
		[ slug ]
	);

beforeAll( async () => {
	await site.resetSettings();
	await register( 'us-books' );
	before = await site.php(
		`foreach ( [ 'permalink_structure', 'category_base', 'tag_base' ] as $name ) { $found[ $name ] = get_option( $name ); }
		return $found;`
	);
} );

beforeEach( async () => {
	made = await site.php( `
		$post = static fn( $name, $type ) => wp_insert_post( [ 'post_title' => $name, 'post_name' => $name, 'post_type' => $type, 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2024-05-06 07:08:09' ] );
		$ids['post'] = $post( 'us-post', 'post' );
		$ids['book'] = $post( 'us-first', 'us-book' );
		$ids['term'] = wp_insert_term( 'us-tea', 'category', [ 'slug' => 'us-tea' ] )['term_id'];
		wp_set_post_categories( $ids['post'], [ $ids['term'] ] );
		return $ids;` );
	await told();
} );

afterEach( async () => {
	await register( 'us-books' );
	await site.php(
		`wp_delete_post( $args['made']['post'], true );
		wp_delete_post( $args['made']['book'], true );
		wp_delete_term( $args['made']['term'], 'category' );
		foreach ( $args['before'] as $name => $value ) { update_option( $name, $value ); }
		delete_option( 'rewrite_rules' );
		delete_option( 'pharos_url_structures' );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%pharos\\\\_url\\\\_changes%'" );
		wp_cache_flush();`,
		{ made, before }
	);
	await clear();
} );

afterAll( async () => {
	await site.php(
		`unlink( WPMU_PLUGIN_DIR . '${ TYPE }' ); delete_option( 'rewrite_rules' ); delete_option( 'pharos_url_structures' );`
	);
	await site.resetSettings();
} );

interface Item {
	key: string;
	old: string;
	new: string;
	answer: { kind: string; target: string } | null;
}

const SCREEN = '/wp-admin/options-permalink.php';

/** What Settings > Permalinks tells. */
async function told() {
	const { text } = await ( await site.as( 'admin' ) ).get( SCREEN );
	const [ , json ] = /window\.pharosUrlChanges = (.*?);\n/.exec( text ) ?? [];
	return json ? ( JSON.parse( json ) as { items: Item[] } ).items : [];
}

/** Saves Settings > Permalinks. */
async function permalinks( structure: string, category = '', tag = '' ) {
	const admin = await site.as( 'admin' );
	await admin.fetch( SCREEN, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			_wpnonce: await nonceOf( 'update-permalink' ),
			selection: 'custom',
			permalink_structure: structure,
			category_base: category,
			tag_base: tag,
		} ),
	} );
}

async function stored() {
	const { body } = await rest< { items: Redirect[] } >( 'GET', '?order=asc' );
	return body.data.items.map(
		( { source, match, target, status } ) =>
			`${ source } ${ match } ${ status } ${ target }`
	);
}

const undo = async ( items: Item[] ) =>
	(
		await (
			await site.as( 'admin' )
		).rest( 'POST', '/pharos/v1/url-changes/undo', {
			keys: items.map( ( { key } ) => key ),
		} )
	).status;

test.each( [
	[ '/%postname%/', '/%year%/%monthnum%/%postname%/' ],
	[ '/archives/%post_id%', '/%postname%/' ],
	[ '/%author%/%postname%/', '/us-journal/%category%/%postname%/' ],
	[ '/us-blog/%postname%/', '/us-journal/%postname%/' ],
] )( 'Posts at %s move to %s, and back', async ( from, to ) => {
	await permalinks( from );
	await told();
	await clear();
	const old = await path( 'post' );
	await permalinks( to );
	const items = await told();
	const now = await path( 'post' );
	expect( items ).toContainEqual(
		expect.objectContaining( {
			object: 'structure-post',
			answer: expect.objectContaining( { kind: 'redirect' } ),
		} )
	);
	expect( await visit( old ) ).toBe( `301 ${ now }` );
	expect( await visit( '/us-nothing/' ) ).toBe( '404' );
	expect( await undo( items ) ).toBe( 200 );
	expect( await visit( old ) ).toBe( '200' );
	expect( await stored() ).toEqual( [] );
} );

const path = ( name: string ) =>
	site.php< string >(
		`return str_replace( home_url(), '', get_permalink( $args[0] ) );`,
		[ made[ name ] ]
	);

test( 'Categories get another base: one redirect for their pages, feeds and all that is below', async () => {
	await permalinks( '/%postname%/', 'us-topics' );
	const items = await told();
	expect( items ).toEqual( [
		expect.objectContaining( {
			old: expect.stringMatching( /^\/category\/[^/]+\/$/ ),
			new: expect.stringMatching( /^\/us-topics\/[^/]+\/$/ ),
			answer: expect.objectContaining( { kind: 'redirect' } ),
		} ),
	] );
	expect( await stored() ).toEqual( [ '/category/ prefix 301 /us-topics/' ] );
	expect( await visit( '/category/us-tea/' ) ).toBe(
		'301 /us-topics/us-tea/'
	);
	expect( await visit( '/category/us-tea/page/2/' ) ).toBe(
		'301 /us-topics/us-tea/page/2/'
	);
	// Another one, then the first.
	await permalinks( '/%postname%/', 'us-themes' );
	await told();
	expect( await undo( items ) ).toBe( 409 );
	expect( await visit( '/category/us-tea/' ) ).toBe(
		'301 /us-themes/us-tea/'
	);
	await permalinks( '/%postname%/' );
	await told();
	expect( await visit( '/category/us-tea/' ) ).toBe( '200' );
	expect( await visit( '/us-topics/us-tea/' ) ).toBe(
		'301 /category/us-tea/'
	);
} );

test.each( [ 'us-library', 'us-books/all' ] )(
	'A type of a plugin gets the slug %s',
	async ( slug ) => {
		expect( await visit( '/us-books/us-first/' ) ).toBe( '200' );
		await register( slug );
		const items = await told();
		expect( items ).toEqual( [
			expect.objectContaining( {
				old: '/us-books/us-first/',
				new: `/${ slug }/us-first/`,
			} ),
		] );
		expect( await visit( '/us-books/us-first/' ) ).toBe(
			`301 /${ slug }/us-first/`
		);
		expect( await stored() ).toHaveLength( 1 );
		// The slug is in code.
		expect( await undo( items ) ).toBe( 200 );
		expect( await stored() ).toEqual( [] );
	}
);

test( 'Where the site gets another URL, it is told that redirects end at it', async () => {
	const { text } = await site.php< { text: string } >(
		`remove_filter( 'option_home', '_config_wp_home' );
		$home = get_option( 'home' );
		update_option( 'home', 'https://new.example/shop' );
		$changes = Pharos\\Redirects\\RecentChanges::latest();
		$items = ( new Pharos\\Redirects\\ChangesController( new Pharos\\Settings\\Settings() ) )->items( $changes );
		update_option( 'home', $home );
		return [ 'text' => wp_json_encode( $items ) ];`,
		{},
		1
	);
	expect( JSON.parse( text ) ).toEqual( [
		expect.objectContaining( {
			object: 'structure-home',
			new: '/',
			old: `${ site.url }/`,
			url: 'https://new.example/shop/',
			answer: expect.objectContaining( { kind: 'external' } ),
		} ),
	] );
} );

test( 'Nothing happens while redirects are turned off, or nothing was public', async () => {
	await configure( { enable_redirects: false } );
	await permalinks( '/%postname%/', 'us-topics' );
	expect( await told() ).toEqual( [] );
	await configure( {} );
	expect( await stored() ).toEqual( [] );
} );
