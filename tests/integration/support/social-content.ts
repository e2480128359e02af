/** Content for the tests of sharing: posts whose slugs start with "x-", and images of the sample content. */
import type { Page } from '../../support/page';
import { withPlugins } from './plugins';
import { site } from './site';
import { all, names } from './social';

const uploads = `${ site.url }/wp-content/uploads/2024/03`;
export const LEAVES = `${ uploads }/green-leaves.png`;
export const leaves = {
	'og:image': LEAVES,
	'og:image:width': '400',
	'og:image:height': '400',
	'og:image:alt': 'A cup of green tea seen from the side',
	'og:image:type': 'image/png',
};
/** The default social image, from the media library. */
export const fallback = { fallback_image: `${ uploads }/shop-window.jpg` };

/**
 * Creates the posts for one test file, with default settings before each test.
 *
 * @return Their ids, available when the tests run.
 */
export function withSocialContent(): { ids: Record< string, number > } {
	const content = { ids: {} };

	withPlugins( 'bookshop', 'social-filters' );

	beforeAll( async () => {
		content.ids = await site.php( `
			$make = static fn( $post ) => wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2025-03-01 10:00:00' ] ) );
			$made['quotes'] = $make( [
				'post_name' => 'x-quotes',
				'post_title' => 'Tea "for" two &amp; <em>more</em> \\'🍵\\'',
				'post_excerpt' => 'How to write &amp;amp; and "<b>" – مرحبا',
				'meta_input' => [ '_thumbnail_id' => 102 ],
			] );
			$made['secret'] = $make( [
				'post_name' => 'x-secret',
				'post_title' => 'Prices',
				'post_excerpt' => 'SECRET excerpt',
				'post_content' => 'SECRET content',
				'post_password' => 'kettle',
				'meta_input' => [ '_thumbnail_id' => 102 ],
				'tags_input' => [ 'Secret tag' ],
				'post_category' => [ get_cat_ID( 'Tea' ) ],
			] );
			$made['draft'] = $make( [ 'post_title' => 'Not yet', 'post_status' => 'draft', 'post_content' => 'Soon.', 'meta_input' => [ '_thumbnail_id' => 102 ] ] );
			$made['nobody'] = $make( [ 'post_name' => 'x-nobody', 'post_title' => 'By nobody', 'post_content' => 'Text.', 'post_author' => 0 ] );
			$made['book'] = $make( [ 'post_type' => 'book', 'post_name' => 'x-book', 'post_title' => 'The book of tea' ] );
			$made['front'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-front', 'post_title' => 'Welcome', 'meta_input' => [ '_thumbnail_id' => 102 ] ] );
			$made['posts'] = $make( [ 'post_type' => 'page', 'post_name' => 'x-journal', 'post_title' => 'Journal', 'meta_input' => [ '_thumbnail_id' => 102 ] ] );
			$made['image'] = wp_insert_attachment( [ 'post_name' => 'x-image', 'post_title' => 'A drawing', 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit', 'post_parent' => $made['nobody'] ], 'x.svg' );
			$made['gone'] = $make( [ 'post_name' => 'x-gone', 'post_title' => 'Its image is gone', 'meta_input' => [ '_thumbnail_id' => 999999 ] ] );
			$made['drawn'] = $make( [ 'post_name' => 'x-drawn', 'post_title' => 'Drawn', 'meta_input' => [ '_thumbnail_id' => $made['image'] ] ] );
			update_option( 'wp_attachment_pages_enabled', '1' );
			return $made;` );
	} );

	beforeEach( () => site.resetSettings() );

	afterAll( async () => {
		await site.resetSettings();
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
			wp_delete_term( get_term_by( 'name', 'Secret tag', 'post_tag' )->term_id, 'post_tag' );
			update_option( 'wp_attachment_pages_enabled', '0' );`,
			content.ids
		);
	} );

	return content;
}

/** The contents of these tags; undefined for missing ones. A duplicate tag fails. */
export function tags( page: Page, ...wanted: string[] ) {
	for ( const one of names( page, 'og:', 'twitter:', 'profile:' ) ) {
		expect( [ one, all( page, one ).length ] ).toEqual( [ one, 1 ] );
	}
	return Object.fromEntries(
		wanted.map( ( one ) => [ one, page.meta( one ) ] )
	);
}
