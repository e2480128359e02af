/** Alt texts and titles of images: missing ones are filled, only in the output. */
import { parseFragment } from '../support/html';
import { configure } from './support/head';
import { activate, deactivate, withPlugins } from './support/plugins';
import { site } from './support/site';

let ids: Record< string, number > = {};

/** Content whose images are identified by their class. */
const content = `
<!-- wp:image {"id":ID.named} --><figure class="wp-block-image"><img src="SRC" alt="" class="wp-image-ID.named is-empty"/></figure><!-- /wp:image -->
<p><img src="SRC" class="wp-image-ID.named is-missing"></p>
<p><img src="SRC" class="wp-image-ID.described is-described"></p>
<p><img src="SRC" alt="Own &amp; &quot;text&quot;" title="Custom title" class="wp-image-ID.named is-own"></p>
<p><img src="SRC" alt="" title="" class="wp-image-ID.named is-untitled"></p>
<p><img src="SRC" class="wp-image-ID.camera is-camera"></p>
<p><img src="SRC" alt="" role="presentation" class="wp-image-ID.named is-decoration"></p>
<p><img src="SRC" aria-hidden="true" class="wp-image-ID.named is-hidden"></p>
<p><img src="https://cdn.example.com/a.png" class="is-foreign"></p>
<p><img src="SRC" class="wp-image-999999 is-gone"></p>
<p><img src="SRC" class="wp-image-ID.post is-no-image"></p>`;

withPlugins( 'query-counter' );

beforeAll( async () => {
	ids = await site.php(
		`
		$image = static function ( $title, $alt ) {
			$id = wp_insert_attachment( wp_slash( [ 'post_title' => $title, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ] ), '2024/03/green-leaves.png' );
			wp_update_attachment_metadata( $id, [ 'width' => 400, 'height' => 400, 'file' => '2024/03/green-leaves.png', 'sizes' => [] ] );
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
			return $id;
		};
		$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1 ] ) );
		$made['named'] = $image( 'Tea &amp; "milk" 🍵', '' );
		$made['described'] = $image( 'Not this', 'A <pot> & a "cup"' );
		$made['camera'] = $image( 'IMG_1234', '' );
		$made['post'] = $make( [ 'post_title' => 'A post', 'post_content' => 'x' ] );
		$content = str_replace( 'SRC', wp_get_upload_dir()['baseurl'] . '/2024/03/green-leaves.png', $args['content'] );
		foreach ( $made as $name => $id ) { $content = str_replace( "ID.$name", $id, $content ); }
		$made['many'] = $make( [ 'post_name' => 'x-many', 'post_title' => 'Many', 'post_content' => $content, 'meta_input' => [ '_thumbnail_id' => $made['named'] ] ] );
		$made['one'] = $make( [ 'post_name' => 'x-one', 'post_title' => 'One', 'post_content' => '<p><img src="' . wp_get_upload_dir()['baseurl'] . '/2024/03/green-leaves.png" class="wp-image-' . $made['named'] . ' is-one"></p>' ] );
		$made['complete'] = $make( [ 'post_name' => 'x-complete', 'post_title' => 'Complete', 'post_content' => '<p><img src="https://cdn.example.com/a.png" srcset="https://cdn.example.com/a.png 400w" sizes="400px" width="400" height="400" class="wp-image-' . $made['named'] . ' is-complete"></p>' ] );
		return $made;`,
		{ content }
	);
} );

beforeEach( () => site.resetSettings() );

afterAll( async () => {
	await site.resetSettings();
	// Not wp_delete_attachment(): the file belongs to the sample content.
	await site.php(
		`foreach ( $args as $id ) { add_filter( 'wp_delete_file', '__return_empty_string' ); wp_delete_post( $id, true ); }`,
		ids
	);
} );

const decode = ( text: string ) =>
	parseFragment( text.replace( /</g, '&lt;' ) )
		.childNodes.map( ( child ) => ( 'value' in child ? child.value : '' ) )
		.join( '' );

/** [ alt, title ] of the image with this class; undefined for a missing attribute. */
function image( html: string, name: string ) {
	const [ tag = '' ] =
		html.match( new RegExp( `<img[^>]*[" ]${ name }[" ][^>]*>` ) ) ?? [];
	expect( [ name, tag ] ).toEqual( [
		name,
		expect.stringMatching( /^<img/ ),
	] );
	return [ 'alt', 'title' ].map( ( attribute ) => {
		const found = new RegExp( ` ${ attribute }(?:="([^"]*)")?[ >/]` ).exec(
			tag
		);
		return found ? decode( found[ 1 ] ?? '' ) : undefined;
	} );
}

const NAME = 'Tea & "milk" 🍵';
const expected = {
	'is-empty': [ NAME, NAME ],
	'is-missing': [ NAME, NAME ],
	'is-described': [ 'A & a "cup"', 'Not this' ],
	'is-own': [ 'Own & "text"', 'Custom title' ],
	'is-untitled': [ NAME, '' ],
	'is-camera': [ undefined, undefined ],
	'is-decoration': [ '', undefined ],
	'is-hidden': [ undefined, undefined ],
	'is-foreign': [ undefined, undefined ],
	'is-gone': [ undefined, undefined ],
	'is-no-image': [ undefined, undefined ],
};

const found = ( html: string ) =>
	Object.fromEntries(
		Object.keys( expected ).map( ( name ) => [ name, image( html, name ) ] )
	);

test( 'images get what their authors left out, and nothing else', async () => {
	expect( found( ( await site.get( '/x-many/' ) ).text ) ).toEqual(
		expected
	);
} );

test( 'a featured image gets it too', async () => {
	const { text } = await site.get( '/x-many/' );
	expect( image( text, 'wp-post-image' ) ).toEqual( [ NAME, NAME ] );
} );

test( 'an only image, whose title WordPress does not load, is called like its file', async () => {
	const { text } = await site.get( '/x-one/' );
	expect( image( text, 'is-one' ) ).toEqual( [
		'green leaves',
		'green leaves',
	] );
} );

test( 'the logo of the site stays as WordPress wants it', async () => {
	const [ named ] = await site.php< string[] >(
		`return [ wp_get_attachment_image( $args['named'], 'full', false, [ 'class' => 'custom-logo', 'alt' => '' ] ) ];`,
		ids
	);
	expect( image( named as string, 'custom-logo' ) ).toEqual( [
		'',
		undefined,
	] );
} );

test( 'switched off, everything stays as it was written', async () => {
	await configure( { autoSetImageAlt: false, autoSetImageTitle: false } );
	const { text } = await site.get( '/x-many/' );
	expect( found( text ) ).toMatchObject( {
		'is-empty': [ '', undefined ],
		'is-missing': [ undefined, undefined ],
		'is-own': [ 'Own & "text"', 'Custom title' ],
	} );
	await configure( { autoSetImageTitle: false } );
	expect(
		image( ( await site.get( '/x-many/' ) ).text, 'is-missing' )
	).toEqual( [ NAME, undefined ] );
} );

test( 'feeds and the REST API render the same, and what is stored stays', async () => {
	await configure( { convert_feed_entries_into_excerpts: false } );
	const feed = await ( await site.fetch( '/feed/' ) ).text();
	expect( image( feed, 'is-missing' ) ).toEqual( [ NAME, NAME ] );
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		content: { raw: string; rendered: string };
	} >( 'GET', `/wp/v2/posts/${ ids.many }?context=edit` );
	expect( image( body.content.rendered, 'is-missing' ) ).toEqual( [
		NAME,
		NAME,
	] );
	expect( image( body.content.raw, 'is-missing' ) ).toEqual( [
		undefined,
		undefined,
	] );
} );

test( 'no page asks the database for more', async () => {
	const paths = [
		'/x-many/',
		'/x-one/',
		'/x-complete/',
		'/a-morning-at-the-roaster/',
	];
	const queries = async () => {
		const counts: Record< string, number > = {};
		// Fills WordPress's own caches.
		await site.get( '/' );
		for ( const path of paths ) {
			const { text } = await site.get( path );
			counts[ path ] = Number( /queries: (\d+)/.exec( text )?.[ 1 ] );
		}
		return counts;
	};
	const ours = await queries();
	await deactivate( 'pharos-seo' );
	const theirs = await queries().finally( () => activate( 'pharos-seo' ) );
	expect( ours ).toEqual( theirs );
} );
