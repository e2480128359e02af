/** The responses for embedding a post on other sites, and the tags that announce them. */
import { configure, name } from './support/head';
import { site } from './support/site';
import { oembed } from './support/social';

let ids: Record< string, number > = {};

beforeAll( async () => {
	ids = await site.php( `
		$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1 ] ) );
		$made['kettle'] = $make( [ 'post_name' => 'x-kettle', 'post_title' => 'A "kettle" &amp; 🍵', 'post_content' => 'Text.', 'meta_input' => [ '_thumbnail_id' => 102 ] ] );
		$made['nobody'] = $make( [ 'post_name' => 'x-nobody', 'post_title' => 'By nobody', 'post_content' => 'Text.', 'post_author' => 0 ] );
		$made['secret'] = $make( [ 'post_name' => 'x-secret', 'post_title' => 'Prices', 'post_content' => 'SECRET', 'post_password' => 'kettle', 'meta_input' => [ '_thumbnail_id' => 102 ] ] );
		$made['host'] = $make( [ 'post_name' => 'x-host', 'post_title' => 'Host', 'post_content' => home_url( '/x-kettle/' ) ] );
		return $made;` );
} );

beforeEach( () => site.resetSettings() );

afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		ids
	);
} );

test( 'a post is embedded as WordPress does it, without its author', async () => {
	const answer = await oembed( site, '/x-kettle/' );
	expect( answer ).toMatchObject( {
		type: 'rich',
		provider_name: 'Fern &amp; Kettle',
		thumbnail_url: `${ site.url }/wp-content/uploads/2024/03/green-leaves.png`,
		thumbnail_width: 400,
		thumbnail_height: 400,
	} );
	expect( answer ).not.toHaveProperty( 'author_name' );
} );

test( 'the title for networks is plain text, in XML too', async () => {
	await configure( { oembeded_og_title: true } );
	expect( ( await oembed( site, '/x-kettle/' ) ).title ).toBe(
		`A "kettle" & 🍵 - ${ name }`
	);
	const url = encodeURIComponent( `${ site.url }/x-kettle/` );
	const response = await site.fetch(
		`/wp-json/oembed/1.0/embed?url=${ url }&format=xml`
	);
	expect(
		/<title>.*?<\/title>/.exec( await response.text() )?.[ 0 ]
	).toMatch(
		/^<title>A ("|&quot;)kettle\1 &amp; (🍵|&#x1F375;) - Fern &amp; Kettle<\/title>$/
	);
} );

test( 'a post without author and image is embedded too', async () => {
	await configure( { oembeded_remove_author_name: false } );
	const answer = await oembed( site, '/x-nobody/' );
	expect( answer ).toMatchObject( { title: 'By nobody' } );
	expect( answer ).not.toHaveProperty( 'thumbnail_url' );
} );

test( 'an image outside of the library, whose size is unknown, is not sent', async () => {
	await configure( { fallback_image: 'https://cdn.example.com/a.png' } );
	expect( await oembed( site, '/x-nobody/' ) ).not.toHaveProperty(
		'thumbnail_url'
	);
} );

test( 'what a password protects is not shown', async () => {
	const text = JSON.stringify( await oembed( site, '/x-secret/' ) );
	expect( text.match( /SECRET|green-leaves/ ) ).toBeNull();
	await configure( {
		fallback_image: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
	} );
	expect( ( await oembed( site, '/x-secret/' ) ).thumbnail_url ).toMatch(
		/shop-window/
	);
} );

test( 'the script for posts of others is there while they may be embedded', async () => {
	const script = async () =>
		/wp-embed(\.min)?\.js/.test( ( await site.get( '/x-host/' ) ).text );
	expect( await script() ).toBe( true );
	await configure( { oembeded_scripts: false } );
	expect( await script() ).toBe( false );
	// The post itself stays embedded, as a quotation with a link.
	expect(
		/<blockquote class="wp-embedded-content"/.test(
			( await site.get( '/x-host/' ) ).text
		)
	).toBe( true );
} );
