#!/usr/bin/env node
/**
 * `npm run docs:pictures`: takes the pictures of docs/users/ again, on a demo site that it starts and removes. Run it when screens have
 * changed, then look at the pictures.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, launchArguments } from './lib/browser.mjs';
import { ensureBuild } from './lib/build.mjs';
import { chooseServer } from './lib/choose-server.mjs';
import { fail } from './lib/command.mjs';
import { startDemoGoogle } from './lib/demo-google.mjs';
import { root, sites } from './lib/paths.mjs';
import { startSite } from './lib/site.mjs';

const NAME = 'pictures';
const PORT = 9410;
const folder = join( root, 'docs', 'users', 'images' );

/** Screens of the application by name of the picture. */
const SCREENS = {
	dashboard: '/dashboard',
	'meta-templates': '/general',
	social: '/general/social',
	'robot-instructions': '/advanced/robot_instructions/matrix',
	sitemaps: '/advanced/sitemaps',
	schema: '/advanced/schema',
	'search-console': '/search-console',
	'site-analysis': '/site-seo-analysis',
	redirects: '/advanced/redirects',
	'bulk-editor': '/tools/bulk-editor',
	access: '/tools/access',
	history: '/tools/history',
};

const REDIRECTS = [
	[ '/who-we-are/', '/about/' ],
	[ '/green-tea/', '/' ],
	[ '/contact-us/', '/about/' ],
];

await ensureBuild().catch( fail );
const google = await startDemoGoogle().catch( fail );
const site = await startSite( {
	name: NAME,
	reset: true,
	port: PORT,
	server: chooseServer( { db: 'sqlite' } ),
	live: true,
	muPlugins: [ join( root, 'tools', 'mu-plugins', 'sign-in.php' ) ],
	define: google.define,
} ).catch( fail );
try {
	await google.connect( site );
	await takePictures();
} finally {
	await site.stop();
	await rm( join( sites, NAME ), { recursive: true, force: true } );
}
process.exit();

async function takePictures() {
	const browser = await chromium.launch( {
		executablePath: ensureBrowser(),
		args: launchArguments,
	} );
	const page = await browser.newPage( {
		viewport: { width: 1200, height: 760 },
		locale: 'en-US',
		reducedMotion: 'reduce',
	} );
	// On a busy machine, background requests take long to end.
	page.setDefaultTimeout( 120_000 );
	await mkdir( folder, { recursive: true } );
	await openScreen( page, '/dashboard' );
	await fill( page );
	for ( const [ name, route ] of Object.entries( SCREENS ) ) {
		await openScreen( page, route );
		await take( page, name );
	}
	await openEditor( page );
	await take( page, 'editor' );
	await browser.close();
}

async function openScreen( page, route ) {
	await page.goto( 'about:blank' );
	await page.goto(
		`${ site.url }/wp-admin/admin.php?page=pharos_settings#${ route }`
	);
	await page.locator( '.pharos-page h1' ).waitFor();
	await settle( page );
}

/** Waits until everything is loaded, and figures that are fetched in the background are shown. */
async function settle( page ) {
	await page.waitForLoadState( 'networkidle' );
	await page
		.locator( '.pharos-page [aria-busy="true"]' )
		.first()
		.waitFor( { state: 'detached' } );
}

/** Turns on the sitemap, adds redirects, and runs the checks. */
async function fill( page ) {
	await page.evaluate( async ( redirects ) => {
		const send = ( path, data ) =>
			window.wp.apiFetch( {
				path: `/pharos/v1${ path }`,
				method: 'POST',
				data,
			} );
		await send( '/admin-settings', { data: { enable_xml_sitemap: true } } );
		await send( '/admin-settings', { data: { separator: '–' } } );
		for ( const [ source, target ] of redirects ) {
			await send( '/redirects', { source, target } );
		}
		for ( const kind of [ 'general', 'other', 'settings' ] ) {
			await window.wp.apiFetch( {
				path: `/pharos/v1/checks/${ kind }?force=true`,
			} );
		}
	}, REDIRECTS );
}

async function openEditor( page ) {
	const id = await page.evaluate( async () => {
		const [ post ] = await window.wp.apiFetch( {
			path: '/wp/v2/posts?per_page=1&orderby=id',
		} );
		return post.id;
	} );
	await page.goto(
		`${ site.url }/wp-admin/post.php?post=${ id }&action=edit`
	);
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false )
	);
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Pharos SEO' } )
		.click();
	await settle( page );
}

/** WebP, which Playwright doesn't write: a third of the size of PNG. */
async function take( page, name ) {
	const session = await page.context().newCDPSession( page );
	const { data } = await session.send( 'Page.captureScreenshot', {
		format: 'webp',
		quality: 70,
	} );
	const picture = Buffer.from( data, 'base64' );
	await writeFile( join( folder, `${ name }.webp` ), picture );
	process.stdout.write(
		`${ name }.webp  ${ Math.round( picture.length / 1024 ) } kB\n`
	);
}
