/** Selecting images from the real media library, and URLs of accounts. */
import type { Page } from '@playwright/test';
import {
	goTo,
	openRoute,
	saveButton,
	snackbar,
	storeSays,
} from './support/app';
import { intercept } from './support/intercept';
import { chooseImage, upload } from './support/media';
import { expect, test } from './support/test';

const CHOOSE = 'Choose image: Default Social Image';
const REPLACE = 'Replace: Default Social Image';

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

test( 'the chosen image is on the site, and the library opens with it the next time; a small one is warned about, a removed one comes back', async ( {
	admin,
	site,
	axe,
} ) => {
	await test.step( 'the chosen image is on the site, and the library opens with it the next time', async () => {
		const url = await upload( site, {
			name: 'share-me',
			alt: 'A tea tray',
		} );
		await upload( site, { name: 'a-stamp', width: 300, height: 300 } );
		await openRoute( admin, '/general/social', 'Default Social Image' );
		await chooseImage( admin, CHOOSE, 'share-me' );

		await expect(
			admin.getByText( '1200 × 630 pixels', { exact: true } )
		).toBeVisible();
		await expect(
			admin.getByRole( 'button', { name: REPLACE } )
		).toBeFocused();
		await admin
			.getByRole( 'button', { name: 'Unsaved changes (1)' } )
			.waitFor();
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText( 'saved successfully' );
		const visit = await site.get( '/' );
		expect(
			visit.metas.filter( ( { property } ) => property === 'og:image' )
		).toEqual( [ expect.objectContaining( { content: url } ) ] );

		await admin.getByRole( 'button', { name: REPLACE } ).click();
		await expect(
			admin
				.locator( '.media-modal:visible' )
				.getByRole( 'checkbox', { name: 'share-me', exact: true } )
		).toBeChecked();
		await admin.keyboard.press( 'Escape' );
		await expect(
			admin.getByRole( 'button', { name: REPLACE } )
		).toBeFocused();
	} );

	await test.step( 'a small image is warned about; a removed one comes back by Undo', async () => {
		await chooseImage( admin, REPLACE, 'a-stamp' );

		await expect(
			admin.getByText( /smaller than 1200 × 630 pixels/ )
		).toBeVisible();
		await expect( admin.getByText( /no alt text/ ) ).toBeVisible();
		await axe( admin, '#pharos-app' );

		await admin
			.getByRole( 'button', { name: 'Remove: Default Social Image' } )
			.click();
		await expect(
			admin.getByRole( 'button', { name: CHOOSE } )
		).toBeFocused();
		await snackbar( admin )
			.filter( { hasNotText: 'saved successfully' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect(
			snackbar( admin ).filter( { hasText: 'Change undone.' } )
		).toBeVisible();
		await expect( admin.getByText( 'a-stamp.png' ) ).toBeVisible();
	} );
} );

test( 'a library that does not come, or slowly, opens complete when it is there, and not over another page; an image that can’t be looked up prevents nothing', async ( {
	admin,
	allowProblems,
	site,
} ) => {
	await test.step( 'a slow library opens complete, and not over another page', async () => {
		let letStylesCome = () => {};
		const held = new Promise< void >( ( resolve ) => {
			letStylesCome = resolve;
		} );
		await admin.route( /media-views.*\.css/, async ( route ) => {
			await held;
			await route.continue();
		} );
		const library = admin.locator( '.media-modal' );
		await openRoute( admin, '/general/social', 'Default Social Image' );
		await admin.getByRole( 'button', { name: CHOOSE } ).click();
		await admin.waitForFunction( () =>
			document.getElementById( 'media-editor-js' )
		);
		await expect( library ).toHaveCount( 0 );

		await admin
			.getByRole( 'navigation', { name: 'General settings' } )
			.getByRole( 'link', { name: 'Facebook' } )
			.click();
		await expect(
			admin.getByRole( 'heading', { level: 1, name: 'Facebook' } )
		).toBeVisible();
		letStylesCome();
		await storeSays(
			admin,
			'pharos',
			'hasFinishedResolution',
			'isMediaLibraryLoaded'
		);
		await expect( library ).toHaveCount( 0 );

		await admin.goBack();
		await chooseImage( admin, CHOOSE, 'Copper kettle' );
		await expect( admin.getByText( 'copper-kettle.jpg' ) ).toBeVisible();
	} );

	await test.step( 'a library that does not come can be asked for again; it opens without an image when that can’t be looked up', async () => {
		// Scripts run without their dependencies and log errors.
		allowProblems(
			/status of 50[03]/,
			/^exception on /,
			/gone\.jpg/,
			/404/
		);
		await site.option( 'pharos_settings', {
			fallback_image: `${ site.url }/gone.jpg`,
		} );
		await intercept( admin, /wp\/v2\/media/, ( request ) =>
			request.fulfill( {
				status: 500,
				json: { code: 'x', message: 'No.' },
			} )
		);
		await openRoute( admin, '/general/social', 'Default Social Image' );
		await expect(
			admin.getByText( /This image can’t be loaded/ )
		).toBeVisible();
		for ( const part of [ /pharos_media_library/, /media-models/ ] ) {
			await admin.route( part, ( route ) =>
				route.fulfill( { status: 503 } )
			);
			const refused = admin.waitForResponse( part );
			await admin.getByRole( 'button', { name: REPLACE } ).click();
			await refused;
			await expect(
				admin.getByText( /The media library couldn’t be loaded/ )
			).toBeVisible();
			await admin.unroute( part );
		}

		await chooseImage( admin, REPLACE, 'Copper kettle' );
		await expect( admin.getByText( 'copper-kettle.jpg' ) ).toBeVisible();
	} );
} );

/**
 * Adds the field of a social network that isn't shown by default.
 *
 * @param page
 * @param network
 */
async function addProfile( page: Page, network: string ) {
	await page.getByRole( 'combobox', { name: 'Add profile' } ).fill( network );
	await page.getByRole( 'option', { name: network } ).click();
	await expect(
		page.getByRole( 'textbox', { name: network } )
	).toBeFocused();
}

test( 'accounts: networks that the site is not on are behind “Add profile”; a wrong address is pointed out where it is, and not saved', async ( {
	admin,
	site,
	axe,
	allowProblems,
} ) => {
	const field = ( network: string ) =>
		admin.getByRole( 'textbox', { name: network } );
	await openRoute( admin, '/general/social/accounts', 'Other Accounts' );
	await expect( field( 'Mastodon' ) ).toHaveCount( 0 );
	await addProfile( admin, 'Mastodon' );
	await field( 'Mastodon' ).fill( '@fern@mastodon.social' );
	await axe( admin, '#pharos-app' );

	await test.step( 'a wrong address is pointed out and not saved', async () => {
		await field( 'Instagram' ).fill( 'instagram.com/fern' );
		await field( 'YouTube' ).fill( 'our channel' );
		await field( 'YouTube' ).press( 'ControlOrMeta+s' );
		await expect(
			admin.getByText( /^Enter the account name/ )
		).toBeVisible();
		await expect( field( 'YouTube' ) ).toBeFocused();
		const before = await site.option( 'pharos_settings' );
		for ( const network of [ 'youtube', 'instagram' ] ) {
			expect( before ).not.toHaveProperty(
				`social_profiles.${ network }`
			);
		}

		await field( 'YouTube' ).fill( 'https://www.youtube.com/@fern' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText( 'saved successfully' );
		const visit = await site.get( '/' );
		expect( visit.text ).toContain(
			'href="https://www.youtube.com/@fern"'
		);
		expect( visit.text ).toContain( 'href="https://instagram.com/fern"' );
	} );

	await test.step( 'a wrong address that is saved from another page is pointed out where it is', async () => {
		allowProblems( /status of 400/ );
		await field( 'TikTok' ).fill( 'our channel' );
		await goTo( admin, '/general/social/facebook', 'Facebook' );
		await saveButton( admin ).click();
		await expect( snackbar( admin ) ).toContainText( 'is invalid' );
		await snackbar( admin )
			.getByRole( 'button', { name: 'Show setting' } )
			.click();
		await expect( field( 'TikTok' ) ).toBeFocused();
		await expect( field( 'TikTok' ) ).toHaveValue( 'our channel' );
		await expect( field( 'TikTok' ) ).toHaveAccessibleDescription(
			'It must be a URL or an account name.'
		);
		await field( 'TikTok' ).fill( 'https://www.tiktok.com/@fern' );
		await expect( admin.locator( '.pharos-field.has-error' ) ).toHaveCount(
			0
		);
	} );
} );
