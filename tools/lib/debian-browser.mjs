/**
 * The browsers on the PATH, and Debian's. Needs no package of npm: tools/debian-packages.mjs runs before they are installed.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';

/** The headless shell has no windows, tabs and extensions, and takes 25% less CPU time. */
const debiansShell = 'chromium-headless-shell';

const names = [
	debiansShell,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

/** @return {string|undefined} Path of a browser on the PATH. */
export const installedBrowser = () => onPath( names );

/**
 * @param {string[]} programs Names.
 * @return {string|undefined} Path of the first that a folder of the PATH has.
 */
export const onPath = ( programs ) =>
	( process.env.PATH ?? '' )
		.split( delimiter )
		.flatMap( ( folder ) =>
			programs.map( ( name ) => join( folder, name ) )
		)
		.find( ( path ) => existsSync( path ) );

/** Installs Debian's Chromium: a Debian container may have packages even if Playwright's downloads are blocked. */
export function installDebians() {
	return [ debiansShell, 'chromium' ].some( ( name ) =>
		installPackages( 'A browser', [ name, 'fonts-noto-core' ] )
	);
}
