import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Site } from '../../support/site';
import { expect, test } from './test';

/** Console messages of the block editor itself. */
const EDITORS_OWN = [ /was added to the iframe incorrectly/ ];

/** Before each test of a file: default settings, and a block editor without its welcome guide. */
export const inBlockEditor = (): void =>
	test.beforeEach( async ( { site, allowProblems } ) => {
		allowProblems( ...EDITORS_OWN );
		await site.resetSettings();
		await closeGuides( site );
	} );

/** A snippet for `snippet()`: posts are edited in the classic editor. */
export const CLASSIC_EDITOR = [
	'classic',
	`add_filter( 'use_block_editor_for_post', '__return_false' );`,
] as const;

/** Closes WordPress's guides for all users, and the sidebar of Pharos. */
const closeGuides = ( site: Site ) =>
	site.php(
		`foreach ( get_users( [ 'fields' => 'ID' ] ) as $id ) {
			update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [
				'core/edit-post' => [ 'welcomeGuide' => false ],
				'core' => [ 'enableChoosePatternModal' => false, 'welcomeGuide' => false ],
				'_modified' => gmdate( 'c' ),
			] );
		}`
	);

/** The frame with the post's content. */
export const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

const topBar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor top bar' } );

/** The button that opens and closes the sidebar. */
export const toggle = ( page: Page ): Locator =>
	topBar( page ).getByRole( 'button', { name: 'Pharos SEO', exact: true } );

export const sidebar = ( page: Page ): Locator =>
	page.locator( '.pharos-editor' );

/** Opens a post, or a new one of a post type, with the sidebar. */
export async function openEditor(
	page: Page,
	post: number | string
): Promise< void > {
	await page.goto(
		typeof post === 'number'
			? `/wp-admin/post.php?post=${ post }&action=edit`
			: `/wp-admin/post-new.php?post_type=${ post }`
	);
	await toggle( page ).click();
	await expect( field( page, 'Search Engine Title' ) ).toBeVisible();
}

export const field = ( page: Page, name: string ): Locator =>
	sidebar( page ).getByRole( 'textbox', { name } );

export const openTab = ( page: Page, name: string ): Promise< void > =>
	sidebar( page ).getByRole( 'tab', { name, exact: true } ).click();

/** Saves a post that was published or saved before. */
export const save = ( page: Page ): Promise< void > =>
	topBar( page ).getByRole( 'button', { name: 'Save', exact: true } ).click();

/** Waits until the editor has saved everything; the message alone may be that of an earlier save. */
export async function saved( page: Page ): Promise< void > {
	await page.waitForFunction( () => {
		type Selectors = Record< string, () => boolean >;
		const { isSavingPost, isEditedPostDirty } = (
			window as unknown as {
				wp: { data: { select: ( name: string ) => Selectors } };
			}
		 ).wp.data.select( 'core/editor' );
		return ! isSavingPost?.() && ! isEditedPostDirty?.();
	} );
	await expect(
		page.locator( '.components-snackbar', {
			hasText: /updated|saved|published/i,
		} )
	).toBeVisible();
}

/** Requests the front-end page of a post. */
export const visit = async ( site: Site, id: number ) =>
	site.get(
		new URL(
			await site.php< string >( `return get_permalink( $args['id'] );`, {
				id,
			} )
		).pathname
	);
