/**
 * llms.txt: what it lists, and when it is made again.
 */
import { configure } from './support/head';
import { site } from './support/site';
import { post, removePosts } from './support/site-settings';

removePosts();
afterAll( async () => {
	await site.php(
		`delete_option( 'pharos_llms_txt' ); delete_option( 'pharos_llms_txt_made' );`
	);
	await site.resetSettings();
} );

const get = () => site.get( '/llms.txt' );
const text = async () => ( await get() ).text;
const on = ( settings: object = {} ) =>
	configure( { enable_llms_txt: true, ...settings } );

/** Titles of a section. */
const listed = ( file: string, heading: string ) =>
	( file.split( `\n## ${ heading }\n` )[ 1 ] ?? '' )
		.split( '\n## ' )[ 0 ]
		?.match( /^- \[.*$/gm ) ?? [];

test( 'There is none until it is turned on', async () => {
	await site.resetSettings();
	expect( ( await get() ).status ).toBe( 404 );
} );

test( 'It has the site’s name, a summary and sections of links with notes, as plain text that isn’t indexed', async () => {
	await on( {
		site_name: 'Tea [House]',
		home_page_description: 'Teas\nof the <world>.',
	} );
	const id = await post( {
		post_title: 'A [bracket]\n and `more`',
		post_name: 'x-llms',
		post_content: 'About x-llms.',
		meta_input: { _pharos_description: 'First line.\nSecond [line].' },
	} );
	const page = await get();
	expect( page.status ).toBe( 200 );
	expect( page.headers.get( 'content-type' ) ).toBe(
		'text/plain; charset=UTF-8'
	);
	expect( page.headers.get( 'x-robots-tag' ) ).toBe( 'noindex' );
	expect( page.text ).toMatch(
		/^# Tea \\\[House\\\]\n\n> Teas of the \\<world>\.\n\n## Pages\n\n- \[/
	);
	expect( listed( page.text, 'Posts' )[ 0 ] ).toBe(
		`- [A \\[bracket\\] and \\\`more\\\`](${ site.url }/x-llms/): First line. Second \\[line\\].`
	);
	expect( listed( page.text, 'Categories' ).length ).toBeGreaterThan( 0 );
	expect( page.text ).not.toContain( '## Sitemap' );
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
} );

test( 'Two requests that generate it together after a change don’t block the next ones', async () => {
	await on();
	await get();
	await site.option( 'pharos_llms_txt_made', null );
	await site.php( `
		$settings = new Pharos\\Settings\\Settings();
		$make = static fn() => Pharos\\LlmsTxt\\TextCache::text( $settings, new Pharos\\Template\\Variables( $settings ) );
		// The second begins after the first, and is done before it.
		$is_first = true;
		add_filter( 'option_blogdescription', static function ( $text ) use ( &$is_first, $make ) {
			if ( $is_first && get_option( 'pharos_llms_txt_made' ) ) {
				$is_first = false;
				delete_option( 'pharos_llms_txt_made' );
				$make();
			}
			return $text;
		} );
		$make();
		if ( $is_first ) {
			throw new Exception( 'One request only.' );
		}` );
	expect( ( await get() ).status ).toBe( 200 );
} );

test( 'Clients that have it get 304', async () => {
	await on();
	const etag = ( await get() ).headers.get( 'etag' ) ?? '';
	const again = await site.fetch( '/llms.txt', {
		headers: { 'If-None-Match': etag },
	} );
	await again.text();
	expect( again.status ).toBe( 304 );
} );

test( 'It has nothing that the sitemaps don’t have', async () => {
	const ids = await Promise.all(
		[
			{ post_title: 'x noindex', meta_input: { _pharos_noindex: 'yes' } },
			{
				post_title: 'x redirected',
				meta_input: { _pharos_redirect: '/about/' },
			},
			{ post_title: 'x protected', post_password: 'x' },
			{ post_title: 'x draft', post_status: 'draft' },
			{ post_title: 'x private', post_status: 'private' },
			{ post_title: 'x excluded' },
			{
				post_title: 'x elsewhere',
				meta_input: { _pharos_canonical: 'https://example.org/' },
			},
			{ post_title: 'x listed' },
		].map( ( fields ) => post( fields ) )
	);
	await on( {
		enable_xml_sitemap: true,
		sitemap_exclude: [ `post-${ ids[ 5 ] }` ],
	} );
	const file = await text();
	expect( file.match( /\[x \w+\]/g ) ).toEqual( [ '[x listed]' ] );
	expect( file ).toMatch(
		/\n## Sitemap\n\n- \[XML sitemap\]\(.*\/sitemap_index\.xml\): All pages of this site\n$/
	);

	await on( { no_index: [ 'category' ] } );
	expect( listed( await text(), 'Categories' ) ).toEqual( [] );
} );

test( 'It is made once, and again after each change', async () => {
	await on();
	const id = await post( { post_title: 'x first' } );
	expect( await text() ).toContain( '[x first]' );
	const made = await site.option< { time: number; token: string } >(
		'pharos_llms_txt'
	);
	expect( await text() ).toContain( '[x first]' );
	expect( await site.option( 'pharos_llms_txt' ) ).toEqual( made );

	await site.php(
		`wp_update_post( [ 'ID' => $args[0], 'post_title' => 'x second' ] );`,
		[ id ]
	);
	expect( await text() ).toContain( '[x second]' );
	await site.php(
		`update_post_meta( $args[0], '_pharos_description', 'x note' );`,
		[ id ]
	);
	expect( await text() ).toContain( '): x note\n' );
	await site.php(
		`$term = wp_insert_term( 'x term', 'category' )['term_id']; wp_set_post_categories( $args[0], [ $term ] );`,
		[ id ]
	);
	expect( await text() ).toContain( '[x term]' );
	await site.php(
		`wp_delete_term( get_term_by( 'name', 'x term', 'category' )->term_id, 'category' ); wp_trash_post( $args[0] );`,
		[ id ]
	);
	const file = await text();
	expect( file ).not.toContain( '[x second]' );
	expect( file ).not.toContain( '[x term]' );
	await on( { site_name: 'x name' } );
	expect( await text() ).toMatch( /^# x name\n/ );
} );

test( 'While one request makes it, others are asked to come later', async () => {
	await on();
	await site.php(
		`update_option( 'pharos_llms_txt_made', time() . '-other', true );`
	);
	const page = await get();
	expect( [ page.status, page.headers.get( 'retry-after' ) ] ).toEqual( [
		503,
		'10',
	] );
	await site.php(
		`update_option( 'pharos_llms_txt_made', ( time() - 61 ) . '-dead', true );`
	);
	expect( ( await get() ).status ).toBe( 200 );
} );

test( 'The application is told where it is, and what is in the way', async () => {
	const told = ( code = '' ) =>
		site.php< { url: string; obstacle: string } >(
			`${ code } return rest_do_request( '/pharos/v1/llms-txt' )->get_data()['data'];`,
			{},
			1
		);
	await site.resetSettings();
	expect( await told() ).toEqual( {
		url: `${ site.url }/llms.txt`,
		obstacle: 'off',
	} );
	await on();
	expect( ( await told() ).obstacle ).toBe( '' );
	expect(
		(
			await told(
				`add_filter( 'option_blog_public', '__return_empty_string' );`
			)
		).obstacle
	).toBe( 'hidden' );
	await site.php( `file_put_contents( ABSPATH . 'llms.txt', 'x' );` );
	expect( ( await told() ).obstacle ).toBe( 'file' );
	await site.php( `unlink( ABSPATH . 'llms.txt' );` );
} );

test( 'A hidden site has none', async () => {
	await on();
	await site.option( 'blog_public', '0' );
	expect( ( await get() ).status ).toBe( 404 );
	await site.option( 'blog_public', '1' );
} );

test( 'With plain permalinks it has a query string', async () => {
	await on();
	const structure = await site.option( 'permalink_structure' );
	await site.option( 'permalink_structure', '' );
	const { url } = await site.php< { url: string } >(
		`return [ 'url' => Pharos\\LlmsTxt\\Server::url() ];`
	);
	expect( url ).toBe( `${ site.url }/?pharos_llms_txt=1` );
	const page = await site.get( '/?pharos_llms_txt=1' );
	await site.option( 'permalink_structure', structure );
	expect( page.text ).toMatch( /^# / );
} );
