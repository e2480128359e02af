/**
 * A fresh site for one test run, on a free port.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chooseTestServer } from './choose-server.mjs';
import { stopOrphans } from './orphans.mjs';
import { root, sites } from './paths.mjs';
import { removeSite, startSite } from './site.mjs';

/**
 * Starts a test site. The environment variables `PHAROS_SERVER`, `PHAROS_DB`, `PHAROS_PHP` and `PHAROS_WP` choose the server (`npm test --
 * --php 8.1` sets them).
 *
 * @param {{live?: boolean, plugins?: string[], server?: Object, define?: Object}} options See startSite().
 * @return {Promise<{address: {url: string, secret: string, folder: string, inside: string}, pid: number, stop: Function, exited:
 *         Promise<string>}>} The connection data for tests/support/site.ts, and a function that stops the site; see startServer().
 */
export async function startTestSite( {
	live = false,
	plugins = [],
	server = chooseTestServer( wishes() ),
	define = {},
} = {} ) {
	await removeLeftovers();
	const name = `test-${ process.pid }-${ randomBytes( 3 ).toString( 'hex' ) }`;
	const secret = randomBytes( 24 ).toString( 'hex' );
	const site = await startSite( {
		name,
		reset: true,
		live,
		server,
		plugin: process.env.PHAROS_PLUGIN || undefined,
		muPlugins: filesIn( 'tests', 'mu-plugins' ),
		plugins: [
			...filesIn( 'tests', 'fixtures' ).filter( isPlugin ),
			...filesIn( 'examples' ).filter( isPlugin ),
			...plugins,
		],
		// WP-Cron would run at unpredictable times; a test that needs an event runs it itself.
		define: {
			PHAROS_TEST_SECRET: secret,
			DISABLE_WP_CRON: '1',
			...define,
		},
	} );
	return {
		address: {
			url: site.url,
			secret,
			folder: site.folder,
			inside: site.inside,
		},
		pid: site.pid,
		exited: site.exited,
		async stop() {
			await site.stop();
			await removeSite( name );
		},
	};
}

/**
 * Starts several sites: tests change settings, so parallel tests need a site each.
 *
 * @param {number} count Number of sites.
 * @return {Promise<{addresses: Object[], stop: Function}>} See startTestSite().
 */
export async function startTestSites( count ) {
	// The first site creates a template, which the others copy.
	const started = [ await startTestSite() ];
	const more = Array.from( { length: count - 1 }, () => startTestSite() );
	started.push( ...( await Promise.all( more ) ) );
	return {
		addresses: started.map( ( { address } ) => address ),
		stop: () => Promise.all( started.map( ( { stop } ) => stop() ) ),
	};
}

/** The options of chooseTestServer() from the environment. */
export const wishes = () => ( {
	server: process.env.PHAROS_SERVER || undefined,
	db: process.env.PHAROS_DB || undefined,
	php: process.env.PHAROS_PHP || undefined,
	wp: process.env.PHAROS_WP || undefined,
} );

function filesIn( ...path ) {
	const folder = join( root, ...path );
	return readdirSync( folder ).map( ( name ) => join( folder, name ) );
}

/** Whether a folder is a plugin that tests activate, such as examples/add-on/add-on.php. */
function isPlugin( folder ) {
	return existsSync( join( folder, `${ basename( folder ) }.php` ) );
}

/** Removes sites of killed runs: the process whose id is in the name no longer exists. */
async function removeLeftovers() {
	const names = existsSync( sites ) ? readdirSync( sites ) : [];
	const isLeftover = ( name ) => {
		const pid = name.match( /^test-(\d+)-/ )?.[ 1 ];
		return pid && ! isRunning( Number( pid ) );
	};
	const remove = async ( name ) => {
		await stopOrphans( join( sites, name ) );
		await removeSite( name );
	};
	await Promise.all( names.filter( isLeftover ).map( remove ) );
}

function isRunning( pid ) {
	try {
		return process.kill( pid, 0 );
	} catch {
		return false;
	}
}
