/** A browser without emoji, where WordPress's script replaces them with images. The images don't exist: allow problems with 404. */
import { expect, type Page } from '@playwright/test';

/**
 * Simulates a browser without emoji: runs WordPress's own script with images of this site.
 *
 * @param page
 */
export async function lackEmoji( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const view = window as { _wpemojiSettings?: object };
		// The same object: where the browser does lack emoji, WordPress has loaded the script with it, and images of another host.
		view._wpemojiSettings = Object.assign( view._wpemojiSettings ?? {}, {
			baseUrl: '/wp-includes/images/x-',
			svgUrl: '/wp-includes/images/x-',
			ext: '.svg',
			svgExt: '.svg',
			supports: { everything: false, everythingExceptFlag: false },
		} );
	} );
	for ( const name of [ 'twemoji', 'wp-emoji' ] ) {
		await page.addScriptTag( { url: `/wp-includes/js/${ name }.js` } );
	}
	// The script works: HTML output by WordPress has the image.
	await page.evaluate( () => {
		const note = document.createElement( 'p' );
		note.id = 'x-note';
		note.textContent = 'Theirs 🍵';
		document.querySelector( '#wpbody-content' )!.prepend( note );
	} );
	await expect( page.locator( '#x-note img.emoji' ) ).toHaveCount( 1 );
}

/** The images that the script inserted into Pharos's HTML. */
export const images = ( page: Page ) =>
	page.locator(
		':is(#pharos-app, #pharos-object-form, [class*="components-"]) img.emoji'
	);
