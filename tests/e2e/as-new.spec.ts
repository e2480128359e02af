/** Tests share a browser window: the changes of one test don't affect the next. */
import { asNew } from './support/as-new';
import { expect, test } from './support/test';

test( 'a window that was used is as good as new', async ( {
	page,
	context,
	site,
	viewport,
	logIn,
} ) => {
	const look = () =>
		page.evaluate( () => ( {
			stored: localStorage.getItem( 'left' ),
			width: window.innerWidth,
			isForced: window.matchMedia( '(forced-colors: active)' ).matches,
			isDark: window.matchMedia( '(prefers-color-scheme: dark)' ).matches,
			isCalm: window.matchMedia( '(prefers-reduced-motion: reduce)' )
				.matches,
			isAdmin: Boolean( document.querySelector( '#wpadminbar' ) ),
		} ) );
	await page.goto( '/' );
	const fresh = await look();

	await logIn( context, 'admin' );
	await page.goto( '/' );
	await page.emulateMedia( { forcedColors: 'active', colorScheme: 'dark' } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.evaluate( () => {
		localStorage.setItem( 'left', 'something' );
		window.addEventListener( 'beforeunload', ( event ) =>
			event.preventDefault()
		);
	} );
	expect( await look() ).toEqual( {
		stored: 'something',
		width: 390,
		isForced: true,
		isDark: true,
		isCalm: true,
		isAdmin: true,
	} );
	// The browser asks before leaving only after an interaction with the page.
	await page.locator( 'body' ).press( 'Tab' );
	page.on( 'dialog', ( dialog ) => void dialog.dismiss() );
	await page.route( '**/*', ( route ) => route.abort() );
	await context.route( '**/*', ( route ) => route.abort() );
	await context.newPage();
	await context.setOffline( true );

	await asNew( context, site.url, viewport );
	expect( context.pages() ).toEqual( [ page ] );
	await page.goto( '/' );
	expect( await look() ).toEqual( fresh );
	expect( fresh ).toMatchObject( {
		stored: null,
		width: 1440,
		isCalm: true,
		isAdmin: false,
	} );
} );
