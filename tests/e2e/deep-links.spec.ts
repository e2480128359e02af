/** Links of the analysis into a post: to the block or field of the issue. */
import type { Page } from '@playwright/test';
import { canvas, CLASSIC_EDITOR, field, inBlockEditor } from './support/editor';
import { expect, test } from './support/test';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const column = ( ...blocks: string[] ) =>
	`<!-- wp:column --><div class="wp-block-column">${ blocks.join( '' ) }</div><!-- /wp:column -->`;
const columns = ( ...blocks: string[] ) =>
	`<!-- wp:columns --><div class="wp-block-columns">${ blocks.join( '' ) }</div><!-- /wp:columns -->`;

/** A block far below the initial viewport: `40.1.1`. */
const CONTENT = [
	...Array.from( { length: 40 }, ( _, n ) => paragraph( `Line ${ n }.` ) ),
	columns(
		column( paragraph( 'Left.' ) ),
		column( paragraph( 'Above.' ), paragraph( 'The cup.' ) )
	),
].join( '\n\n' );

const open = ( page: Page, post: number, place: string ) =>
	page.goto( `/wp-admin/post.php?post=${ post }&action=edit&${ place }` );

inBlockEditor();

test( 'in the block editor', async ( { admin, publish } ) => {
	const id = await publish( { content: CONTENT } );

	await open( admin, id, 'pharos-block=40.1.1' );
	const cup = canvas( admin ).getByText( 'The cup.' );
	await expect( cup ).toBeInViewport();
	await expect( cup ).toHaveClass( /is-selected/ );
	await expect( canvas( admin ).locator( '.is-selected' ) ).toHaveCount( 1 );
	await expect( admin ).toHaveURL( /post=\d+&action=edit$/ );

	await open( admin, id, 'pharos-field=twitter_description' );
	await expect( field( admin, 'Social Description' ) ).toBeFocused();
	await expect( admin ).toHaveURL( /post=\d+&action=edit$/ );
	await expect(
		admin.getByRole( 'button', { name: 'Save', exact: true } )
	).toBeDisabled();
} );

test( 'in a folded box of the classic editor', async ( {
	admin,
	site,
	afterwards,
	publish,
	snippet,
} ) => {
	await snippet( ...CLASSIC_EDITOR );
	const id = await publish();
	await site.php(
		`update_user_meta( get_user_by( 'login', 'admin' )->ID, 'closedpostboxes_post', [ 'pharos-seo-box' ] );`
	);
	afterwards( () =>
		site.php(
			`delete_user_meta( get_user_by( 'login', 'admin' )->ID, 'closedpostboxes_post' );`
		)
	);
	await open( admin, id, 'pharos-field=noindex' );
	const control = admin
		.locator( '.pharos-object-form' )
		.getByRole( 'combobox', { name: 'Show in search results' } );
	await expect( control ).toBeFocused();
	await expect( control ).toBeInViewport();
	expect( admin.url() ).not.toContain( 'pharos-field' );
} );

test( 'in the site editor, behind the guide that welcomes people there', async ( {
	admin,
	site,
	afterwards,
	allowProblems,
} ) => {
	test.slow();
	// The images of the guide.
	allowProblems( /s\.w\.org/ );
	const id = await site.php< number >(
		`$id = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_content' => $args[0] ] ) );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 'footer', 'wp_template_part_area' );
		delete_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences' );
		return $id;`,
		[ CONTENT ]
	);
	afterwards( () =>
		site.php(
			`wp_delete_post( $args[0], true );
			foreach ( [ 'wp_theme' => get_stylesheet(), 'wp_template_part_area' => 'footer' ] as $taxonomy => $slug ) {
				wp_delete_term( get_term_by( 'slug', $slug, $taxonomy )->term_id ?? 0, $taxonomy );
			}`,
			[ id ]
		)
	);

	await admin.goto(
		'/wp-admin/site-editor.php?postType=wp_template_part&postId=twentytwentyfive%2F%2Ffooter&canvas=edit&pharos-block=40.1.1'
	);
	const guide = admin.getByRole( 'dialog' );
	await expect( guide ).toBeVisible();
	const cup = canvas( admin ).getByText( 'The cup.' );
	await expect( cup ).toBeAttached();
	await expect( canvas( admin ).locator( '.is-selected' ) ).toHaveCount( 0 );
	// The user closes it, not the link.
	await admin.keyboard.press( 'Escape' );
	await expect( guide ).toBeHidden();
	await expect( cup ).toBeInViewport();
	await expect( cup ).toHaveClass( /is-selected/ );
	await expect( cup ).toBeFocused();
	await expect( admin ).not.toHaveURL( /pharos-block/ );
} );
