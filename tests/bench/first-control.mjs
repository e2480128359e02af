/**
 * How long until a person can use the first control of the settings page, on a warm site.
 */
import { chromium } from '@playwright/test';
import { ensureBrowser, launchArguments } from '../../bin/lib/browser.mjs';
import { median } from './median.mjs';

const times = 3;
const route = '/wp-admin/admin.php?page=pharos_settings#/general';

/**
 * @param {{url: string}} site
 * @param {string}        cookie Of an administrator.
 */
export async function measureFirstControl( site, cookie ) {
	const browser = await chromium.launch( {
		executablePath: ensureBrowser(),
		args: launchArguments,
	} );
	const context = await browser.newContext( {
		viewport: { width: 1440, height: 900 },
	} );
	await context.addCookies(
		cookie.split( '; ' ).map( ( pair ) => {
			const [ name, value ] = pair.split( /=(.*)/s );
			return { name, value, url: site.url };
		} )
	);
	const page = await context.newPage();
	await visit( page, site.url );

	const rows = [];
	const devtools = await context.newCDPSession( page );
	for ( const rate of [ 1, 4 ] ) {
		await devtools.send( 'Emulation.setCPUThrottlingRate', { rate } );
		const samples = [];
		for ( let time = 0; time < times; time++ ) {
			samples.push( await visit( page, site.url ) );
		}
		const of = ( key ) =>
			median( samples.map( ( sample ) => sample[ key ] ) );
		rows.push( {
			rate,
			firstByte: of( 'firstByte' ),
			usable: of( 'usable' ),
		} );
	}
	await browser.close();
	return rows;
}

/** Milliseconds since the navigation began, by the page's own clock. */
async function visit( page, url ) {
	await page.goto( 'about:blank' );
	await page.goto( url + route, { waitUntil: 'commit' } );
	const usable = await page.waitForFunction( () => {
		const control = document.querySelector(
			'#pharos-app :is(input, textarea, [contenteditable="true"], [role="combobox"]):not([disabled])'
		);
		// Visible, and nothing of the skeleton around it any more.
		return (
			control?.checkVisibility() &&
			! control.closest( '[inert]' ) &&
			performance.now()
		);
	} );
	return page.evaluate(
		( now ) => ( {
			usable: now,
			firstByte:
				performance.getEntriesByType( 'navigation' )[ 0 ].responseStart,
		} ),
		await usable.jsonValue()
	);
}
