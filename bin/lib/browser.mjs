/**
 * Finds a Chromium for the browser tests, or fetches one.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages, run } from './debian.mjs';

/** The shell has no windows, tabs and extensions to look after, and takes a quarter less processor time. */
const debiansShell = 'chromium-headless-shell';

const names = [
	debiansShell,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

export const launchArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/**
 * @return {string} Path of the browser. Throws when there is none and none can be had.
 */
export function ensureBrowser() {
	const path =
		findBrowser() ??
		( installOurs() || installDebians() ? findBrowser() : undefined );
	if ( ! path ) {
		throw new Error(
			'No browser for the tests: install Chromium or Google Chrome, or make `npx playwright install --with-deps chromium` work.'
		);
	}
	return path;
}

function findBrowser() {
	const ours = chromium.executablePath();
	const installed = ( process.env.PATH ?? '' )
		.split( delimiter )
		.flatMap( ( folder ) => names.map( ( name ) => join( folder, name ) ) );
	return [ ours, ...installed ].find(
		( path ) => path && existsSync( path )
	);
}

/** Playwright's own build: the one its version was made for. */
function installOurs() {
	return run(
		'A browser',
		'npx',
		'playwright',
		'install',
		'--with-deps',
		'chromium'
	);
}

/** Where Playwright's downloads are blocked, a container based on Debian may still have its packages. */
function installDebians() {
	return [ debiansShell, 'chromium' ].some( ( name ) =>
		installPackages( 'A browser', [ name, 'fonts-noto-core' ] )
	);
}
