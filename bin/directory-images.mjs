#!/usr/bin/env node
/**
 * `npm run directory:images`: renders the icon and the banner of the plugin's page at WordPress.org from their drawings in .wordpress-org/.
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
await browser.close();
