/** Titles and descriptions of pages, and test content. */
import type { Page } from '../../support/page';
import { withPlugins } from './plugins';
import { site } from './site';

/** The site name in the sample content. */
export const name = 'Fern & Kettle';

/** The title and description of a page; fails if one of them occurs twice. */
export async function head(
	path: string
): Promise< Page & { description: string | undefined } > {
	const page = await site.get( path );
	expect( [ path, page.titles.length ] ).toEqual( [ path, 1 ] );
	const descriptions = page.metas.filter(
		( meta ) => meta.name === 'description'
	);
	expect( descriptions.length ).toBeLessThan( 2 );
	return { ...page, description: descriptions[ 0 ]?.content };
}

export const title = async ( path: string ) => ( await head( path ) ).title;

/** Stores settings like a save; the route has its own test file. */
export const configure = ( settings: object ) =>
	site.option( 'pharos_settings', { revision: 1, ...settings } );

/** Resets the plugin to these settings, in one request; none of it is written if it is stored already. */
export const startWith = ( settings: object ) =>
	site.php(
		`foreach ( [ 'schemas', 'sitemap_exclude', 'example_notes', 'term_urls' ] as $name ) {
			delete_option( "pharos_$name" );
		}
		update_option( 'pharos_settings', [ 'revision' => 1 ] + $args );`,
		settings
	);

/**
 * Creates posts, terms and an image whose slugs start with "x-", for one test file.
 *
 * @return Their ids, available when the tests run.
 */
export function withContent(): { ids: Record< string, number > } {
	const content = { ids: {} };

	// Before the plugin is deactivated: afterwards its terms couldn't be deleted.
	afterAll( async () => {
		await site.resetSettings();
		await site.php(
			`foreach ( [ 'genre', 'below' ] as $term ) { wp_delete_term( $args[ $term ], 'genre' ); unset( $args[ $term ] ); }
			foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			content.ids
		);
	} );

	withPlugins( 'bookshop' );

	beforeAll( async () => {
		content.ids = await site.php( `
			$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1 ] ) );
			$made['plain'] = $make( [
				'post_name' => 'x-plain',
				'post_title' => 'Salt &amp; "pepper" <em>tea</em>',
				'post_content' => '<!-- wp:paragraph --><p>100% tea &amp; [gallery ids="1"] "milk" &lt;b&gt;.</p><!-- /wp:paragraph -->',
			] );
			$made['brackets'] = $make( [ 'post_name' => 'x-brackets', 'post_title' => '[video] Trip to Rome', 'post_excerpt' => '[video src="rome.mp4"] Three days.' ] );
			$made['entities'] = $make( [ 'post_name' => 'x-entities', 'post_title' => 'How to write &amp;amp; in HTML' ] );
			$made['secret'] = $make( [
				'post_name' => 'x-secret',
				'post_title' => 'Prices',
				'post_excerpt' => 'SECRET excerpt',
				'post_content' => 'SECRET content',
				'post_password' => 'kettle',
			] );
			$made['divided'] = $make( [
				'post_name' => 'x-divided',
				'post_title' => 'Divided',
				'post_content' => "First part.<!--nextpage-->Second part.<!--nextpage-->Third part.",
			] );
			$made['empty'] = $make( [ 'post_name' => 'x-empty', 'post_title' => '', 'post_content' => 'No title.' ] );
			$made['untitled'] = $make( [ 'post_name' => 'x-untitled', 'post_title' => ' ', 'post_content' => '<!-- wp:image --><figure><img src="a.jpg" alt="" /></figure><!-- /wp:image -->' ] );
			$made['hidden'] = $make( [ 'post_name' => 'x-hidden', 'post_title' => '', 'post_content' => 'SECRET content', 'post_password' => 'kettle' ] );
			$made['parted'] = $make( [ 'post_name' => 'x-parted', 'post_title' => '<b></b>', 'post_content' => '<p>It rained in [city id="4"] Rome for three days and we drank all the tea we had.</p><!--nextpage--><p>Then the sun came.</p>' ] );
			$made['above'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-above', 'post_title' => '', 'post_content' => 'No title.' ] );
			$made['child'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-below', 'post_title' => 'Child', 'post_parent' => $made['above'] ] );
			$made['book'] = $make( [ 'post_type' => 'book', 'post_name' => 'x-book', 'post_title' => 'The book of tea', 'meta_input' => [ 'isbn' => '123' ] ] );
			$made['front'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-front', 'post_title' => 'Welcome', 'post_content' => 'Come in.' ] );
			$made['posts'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-journal', 'post_title' => 'Journal', 'post_excerpt' => 'All our posts.' ] );
			$made['genre'] = wp_insert_term( 'Travel', 'genre', [ 'slug' => 'x-travel', 'description' => 'Far <b>away</b>.' ] )['term_id'];
			$made['below'] = wp_insert_term( 'China', 'genre', [ 'slug' => 'x-china', 'parent' => $made['genre'] ] )['term_id'];
			wp_set_object_terms( $made['book'], [ $made['genre'], $made['below'] ], 'genre' );
			$made['image'] = wp_insert_attachment( [ 'post_name' => 'x-image', 'post_title' => 'A kettle', 'post_excerpt' => 'Copper & steel', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], 'x.png' );
			return $made;` );
	} );

	return content;
}
