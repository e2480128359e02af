/**
 * Measures typing in a post of 5,000 words by the long tasks of the browser: without the plugin, with it, and with its
 * sidebar open on the checks. `ours` is the longest time that a Pharos script ran within a frame of more than 50 ms;
 * work of React and the data stores on behalf of Pharos isn't included.
 */
import { chromium } from '@playwright/test';
import { ensureBrowser, launchArguments } from '../../tools/lib/browser.mjs';

const keys = 80;
const words = 5000;

/**
 * @param {{url: string}}                 site
 * @param {string}                        cookie The cookie of an administrator.
 * @param {(on: boolean) => Promise<any>} turn   Turns the SEO of posts on or off.
 * @param {number}                        post   The id of a post with 5,000 words.
 */
export async function measureTyping( site, cookie, turn, post ) {
	const browser = await chromium.launch( {
		executablePath: ensureBrowser(),
		args: launchArguments,
	} );
	const rows = [];
	for ( const [ name, isOn, isOpen ] of [
		[ 'without', false, false ],
		[ 'sidebar closed', true, false ],
		[ 'sidebar open', true, true ],
	] ) {
		await turn( isOn );
		const context = await browser.newContext( {
			viewport: { width: 1440, height: 900 },
		} );
		await context.addCookies(
			cookie.split( '; ' ).map( ( pair ) => {
				const [ key, value ] = pair.split( /=(.*)/s );
				return { name: key, value, url: site.url };
			} )
		);
		const page = await context.newPage();
		await page.goto(
			`${ site.url }/wp-admin/post.php?post=${ post }&action=edit`
		);
		rows.push( { name, ...( await type( page, isOpen ) ) } );
		await context.close();
	}
	await browser.close();
	return rows;
}

/** The content of the post. */
export const longText = () =>
	Array.from(
		{ length: words / 50 },
		( _, at ) =>
			`<!-- wp:paragraph -->\n<p>${ `Kettle number ${ at } of Kyoto. `.repeat( 10 ).trim() }</p>\n<!-- /wp:paragraph -->`
	).join( '\n\n' );

async function type( page, isOpen ) {
	const text = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type="core/paragraph"]' );
	await text.nth( 50 ).waitFor();
	if ( isOpen ) {
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Pharos SEO' } )
			.click();
		await page.getByRole( 'tab', { name: 'Checks' } ).click();
		await page.locator( '.pharos-check' ).first().waitFor();
	}
	await text.nth( 3 ).click();
	// The initial work of the editor isn't part of typing.
	await page.waitForTimeout( 4000 );
	await page.evaluate( () => {
		window.longTasks = [];
		window.longestOfOurs = 0;
		new PerformanceObserver( ( list ) => {
			for ( const { duration, sourceURL } of list
				.getEntries()
				.flatMap( ( { scripts } ) => scripts ) ) {
				if ( sourceURL.includes( '/plugins/pharos-seo/' ) ) {
					window.longestOfOurs = Math.max(
						window.longestOfOurs,
						duration
					);
				}
			}
		} ).observe( { type: 'long-animation-frame' } );
		new PerformanceObserver( ( list ) =>
			window.longTasks.push(
				...list.getEntries().map( ( { duration } ) => duration )
			)
		).observe( { entryTypes: [ 'longtask' ] } );
	} );
	for ( let key = 0; key < keys; key++ ) {
		// With pauses, in which the checks run.
		await page.keyboard.type( 'e', {
			delay: key % 20 === 19 ? 1500 : 60,
		} );
	}
	await page.waitForTimeout( 2500 );
	const { tasks, ours } = await page.evaluate( () => ( {
		tasks: window.longTasks,
		ours: window.longestOfOurs,
	} ) );
	return {
		ours,
		count: tasks.length,
		longest: Math.max( 0, ...tasks ),
		sum: tasks.reduce( ( sum, duration ) => sum + duration, 0 ),
	};
}
