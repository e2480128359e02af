import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { stopIntercepting } from './intercept';

/** The storage types that a browser keeps for a site. The cache stays: files, and V8's compiled code. */
const stored = 'local_storage,indexeddb,cache_storage,service_workers';

/** The page events that tests listen to. */
const heard = [ 'console', 'dialog', 'request', 'requestfailed', 'response' ];

/**
 * Closes all pages of a test. One empty window stays, because its process has WordPress compiled; a new process would
 * start from scratch.
 *
 * @param context
 * @return The window; a new one if the test left none.
 */
export async function closePages( context: BrowserContext ): Promise< Page > {
	const [ page = await context.newPage(), ...others ] = context.pages();
	await Promise.all( others.map( ( other ) => other.close() ) );
	// No dialog handler may keep the page from leaving.
	page.removeAllListeners( 'dialog' );
	await page.goto( 'about:blank' );
	return page;
}

/**
 * Resets a browser context that another test has used.
 *
 * @param context
 * @param siteUrl
 * @param viewport The window size.
 */
export async function asNew(
	context: BrowserContext,
	siteUrl: string,
	viewport: ViewportSize | null
): Promise< void > {
	const page = await closePages( context );
	heard.forEach( ( event ) => page.removeAllListeners( event ) );
	await stopIntercepting( page );
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
