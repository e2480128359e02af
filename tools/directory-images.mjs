#!/usr/bin/env node
/**
 * `npm run directory:images`: renders the icon and the banner of the plugin's page at WordPress.org from their drawings in .wordpress-org/, and
 * its screenshots from the pictures of the Help Center (`npm run docs:pictures`).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, launchArguments } from './lib/browser.mjs';
import { root } from './lib/paths.mjs';

const folder = join( root, '.wordpress-org' );

/** By drawing, the sizes that the directory wants. */
const sizes = {
	icon: [
		[ 128, 128 ],
		[ 256, 256 ],
	],
	banner: [
		[ 772, 250 ],
		[ 1544, 500 ],
	],
};

/** Pictures in docs/users/images, in the order of "Screenshots" in readme.txt. */
const screenshots = [
	'meta-templates',
	'dashboard',
	'site-analysis',
	'search-console',
	'redirects',
	'bulk-editor',
	'schema',
];

const browser = await chromium.launch( {
	executablePath: ensureBrowser(),
	args: launchArguments,
} );
for ( const [ name, list ] of Object.entries( sizes ) ) {
	const drawing = await readFile( join( folder, `${ name }.svg` ), 'utf8' );
	for ( const [ width, height ] of list ) {
		const page = await browser.newPage( { viewport: { width, height } } );
		await page.setContent(
			`<style>body{margin:0}svg{display:block;width:100%;height:100vh}</style>${ drawing }`
		);
		await page.screenshot( {
			path: join( folder, `${ name }-${ width }x${ height }.png` ),
		} );
		await page.close();
	}
}
for ( const [ index, name ] of screenshots.entries() ) {
	const picture = await readFile(
		join( root, 'docs', 'users', 'images', `${ name }.webp` ),
		'base64'
	);
	const page = await browser.newPage();
	await page.setContent(
		`<style>body{margin:0}img{display:block}</style><img src="data:image/webp;base64,${ picture }">`
	);
	await page.locator( 'img' ).screenshot( {
		path: join( folder, `screenshot-${ index + 1 }.jpg` ),
		type: 'jpeg',
		quality: 85,
	} );
	await page.close();
}
await browser.close();
