import type { BrowserContext, Page, ViewportSize } from '@playwright/test';

/** What a browser stores for a site. Its cache stays: files, and what V8 has compiled of them. */
const stored = 'local_storage,indexeddb,cache_storage,service_workers';

/** What tests listen to on a page. */
const heard = [ 'console', 'dialog', 'request', 'requestfailed', 'response' ];

/**
 * Ends what a test has opened. One window stays, empty: the process behind it has WordPress compiled, a new one begins with nothing.
 *
 * @param context
 * @return The window; a first one where a test left none.
 */
export async function closePages( context: BrowserContext ): Promise< Page > {
	const [ page = await context.newPage(), ...others ] = context.pages();
	await Promise.all( others.map( ( other ) => other.close() ) );
	// Nobody keeps it from leaving.
	page.removeAllListeners( 'dialog' );
	await page.goto( 'about:blank' );
	return page;
}

/**
 * Makes a browser context that another test has used as good as new.
 *
 * @param context
 * @param siteUrl
 * @param viewport The window's size.
 */
export async function asNew(
	context: BrowserContext,
	siteUrl: string,
	viewport: ViewportSize | null
): Promise< void > {
	const page = await closePages( context );
	heard.forEach( ( event ) => page.removeAllListeners( event ) );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	if ( viewport ) {
		await page.setViewportSize( viewport );
	}
	await page.emulateMedia( { colorScheme: 'light', forcedColors: 'none' } );
	await page.mouse.move( -1, -1 );
	await context.unrouteAll( { behavior: 'ignoreErrors' } );
	await context.clearPermissions();
	await context.setOffline( false );
	await context.clearCookies();
	const session = await context.newCDPSession( page );
	await session.send( 'Storage.clearDataForOrigin', {
		origin: siteUrl,
		storageTypes: stored,
	} );
	await session.detach();
}
