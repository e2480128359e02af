/**
 * Finds a Chromium for the browser tests, or installs one.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installPackages, run } from './debian.mjs';

/** The headless shell has no windows, tabs and extensions, and takes 25% less CPU time. */
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
 * @return {string} Path of the browser.
 * @throws {Error} When no browser is found and none can be installed.
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
	const ours = oursPath();
	return ours && existsSync( ours ) ? ours : installedBrowser();
}

/** Loads Playwright only now: bin/debian-packages.mjs runs before it is installed. */
const oursPath = () =>
	createRequire( import.meta.url )(
		'@playwright/test'
	).chromium.executablePath();

/** @return {string|undefined} Path of a browser on the PATH. */
export const installedBrowser = () =>
	( process.env.PATH ?? '' )
		.split( delimiter )
		.flatMap( ( folder ) => names.map( ( name ) => join( folder, name ) ) )
		.find( ( path ) => existsSync( path ) );

/** Installs the Chromium build that this version of Playwright was made for. */
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

/** Installs Debian's Chromium: a Debian container may have packages even if Playwright's downloads are blocked. */
export function installDebians() {
	return [ debiansShell, 'chromium' ].some( ( name ) =>
		installPackages( 'A browser', [ name, 'fonts-noto-core' ] )
	);
}
