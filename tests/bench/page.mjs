/**
 * Measures the time until the first field of the settings page is usable, compared with WordPress's General settings,
 * on a warm site.
 */
import { chromium } from '@playwright/test';
import { ensureBrowser, launchArguments } from '../../tools/lib/browser.mjs';
import { median } from './median.mjs';

const times = 5;

/** The pages, and the first field to type into. */
const PAGES = {
	core: {
		path: '/wp-admin/options-general.php',
		field: '#wpbody-content :is(input, textarea):not([type="hidden"], [disabled])',
	},
	ours: {
		path: '/wp-admin/admin.php?page=pharos_settings#/general',
		field: '#pharos-app .pharos-page__content :is(input, textarea, [contenteditable="true"], [role="combobox"]):not([disabled])',
	},
};

/**
 * @param {{url: string}} site
 * @param {string}        cookie The cookie of an administrator.
 * @return {Promise<{rate: number, core: Object, ours: Object}[]>} Milliseconds, with the normal CPU and four times slower.
 */
export async function measurePage( site, cookie ) {
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
	await context.addInitScript( watchLongTasks );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );

	const rows = [];
	for ( const rate of [ 1, 4 ] ) {
		await devtools.send( 'Emulation.setCPUThrottlingRate', { rate } );
		const samples = { core: [], ours: [] };
		// In turn, so that other load on the machine affects both.
		for ( let time = 0; time <= times; time++ ) {
			for ( const name of Object.keys( PAGES ) ) {
				const sample = await visit( page, site.url, PAGES[ name ] );
				// The first visit fills the browser cache.
				if ( time > 0 ) {
					samples[ name ].push( sample );
				}
			}
		}
		rows.push( {
			rate,
			core: medians( samples.core ),
			ours: medians( samples.ours ),
		} );
	}
	await browser.close();
	return rows;
}

function medians( samples ) {
	return Object.fromEntries(
		Object.keys( samples[ 0 ] ).map( ( key ) => [
			key,
			median( samples.map( ( sample ) => sample[ key ] ) ),
		] )
	);
}

/** Runs in the page before its own scripts. */
function watchLongTasks() {
	window.pharosLongTasks = [];
	new PerformanceObserver( ( list ) =>
		window.pharosLongTasks.push( ...list.getEntries() )
	).observe( { type: 'longtask', buffered: true } );
}

/** Milliseconds since the start of the navigation, by the page's own clock. */
async function visit( page, url, { path, field } ) {
	await page.goto( 'about:blank' );
	await page.goto( url + path, { waitUntil: 'commit' } );
	const usable = await page.waitForFunction( ( selector ) => {
		const control = document.querySelector( selector );
		// Visible, and the loading skeleton is gone.
		return (
			control?.checkVisibility() &&
			! control.closest( '[inert]' ) &&
			performance.now()
		);
	}, field );
	const now = await usable.jsonValue();
	// Everything that starts with the page is complete and reported.
	await page.waitForLoadState( 'networkidle' );
	return page.evaluate(
		( time ) => ( {
			usable: time,
			firstByte:
				performance.getEntriesByType( 'navigation' )[ 0 ].responseStart,
			longTasks: window.pharosLongTasks.reduce(
				( sum, { duration } ) => sum + duration,
				0
			),
		} ),
		now
	);
}
