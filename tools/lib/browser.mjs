/**
 * Finds a Chromium for the browser tests, or installs one.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './debian.mjs';
import { installDebians, installedBrowser } from './debian-browser.mjs';

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
	const ours = chromium.executablePath();
	return ours && existsSync( ours ) ? ours : installedBrowser();
}

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
