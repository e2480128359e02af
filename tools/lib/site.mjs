/**
 * A site: a folder with its own wp-config.php, wp-content and database. WordPress itself is shared.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chooseServer } from './choose-server.mjs';
import { stopOrphans } from './orphans.mjs';
import { pluginSlug, root, sites } from './paths.mjs';
import { expectFree } from './port.mjs';
import { startServer } from './server.mjs';
import { copyTemplate, saveTemplate } from './template.mjs';
import { ensureWordPress } from './wordpress.mjs';

/**
 * Starts a site, creating it first if it doesn't exist.
 *
 * @param {Object}                 options
 * @param {string}                 options.name        Folder under .cache/sites.
 * @param {boolean}                [options.reset]     Start from nothing.
 * @param {number}                 [options.port]      0 for a free one.
 * @param {Object}                 [options.server]    The result of chooseServer().
 * @param {boolean}                [options.live]      Whether changes of the plugin take effect immediately, also with a native PHP.
 * @param {string}                 [options.plugin]    Folder of the plugin.
 * @param {string[]}               [options.muPlugins] Files that run as must-use plugins.
 * @param {string[]}               [options.plugins]   Folders of further plugins; not activated.
 * @param {Object<string, string>} [options.define]    PHP constants.
 * @return {Promise<{name: string, folder: string, url: string, stop: Function, exited: Promise<string>}>} The running site.
 */
export async function startSite( {
	name,
	reset = false,
	port = 0,
	server: chosen = chooseServer(),
	live = false,
	plugin = root,
	muPlugins = [],
	plugins = [],
	define = {},
} ) {
	const folder = join( sites, name );
	const content = join( folder, 'wp-content' );
	// Nothing is made that would be left behind.
	await expectFree( port );
	await stopOrphans( folder );
	if ( reset || existsSync( join( folder, unfinished ) ) ) {
		await rm( folder, { recursive: true, force: true } );
	}
	// Copying MariaDB's files takes longer than filling the site.
	const kind = chosen.db === 'sqlite' && `${ chosen.backend }-${ chosen.wp }`;
	const isNew = ! existsSync( folder );
	await prepareFolder( folder, isNew );
	const isFilled =
		! isNew || ( kind && ( await copyTemplate( kind, content ) ) );

	const options = {
		...chosen,
		folder,
		port,
		define,
		isInstalled: Boolean( isFilled ),
		live,
		wordpress: await ensureWordPress( chosen.wp ),
		files: [
			...( await pluginFiles( plugin ) ),
			...[
				join( root, 'tools', 'mu-plugins', 'offline.php' ),
				...muPlugins,
			].map( ( file ) => ( {
				from: file,
				to: `wp-content/mu-plugins/${ basename( file ) }`,
			} ) ),
			...plugins.map( ( path ) => ( {
				from: path,
				to: `wp-content/plugins/${ basename( path ) }`,
			} ) ),
		],
	};
	let server;
	try {
		server = await startServer( options );
		if ( ! isFilled ) {
			await server.runPhp( 'sample-content.php' );
			await ( kind && saveTemplate( kind, content ) );
		}
		await server.runPhp( 'prepare-site.php' );
		await rm( join( folder, unfinished ), { force: true } );
	} catch ( error ) {
		await server?.stop();
		await ( isNew && removeSite( name ) );
		throw error;
	}
	return { name, folder, ...server };
}

/**
 * Removes a site's folder. Stop it first.
 *
 * @param {string} name
 */
export async function removeSite( name ) {
	await rm( join( sites, name ), { recursive: true, force: true } );
}

/** A file in sites that aren't complete yet: after a killed run, they would be reused as complete ones. */
const unfinished = 'unfinished';

async function prepareFolder( folder, isNew ) {
	const config = join( folder, 'wp-config.php' );
	await mkdir( join( folder, 'wp-content' ), { recursive: true } );
	if ( isNew ) {
		await writeFile( join( folder, unfinished ), '' );
	}
	if ( ! existsSync( config ) ) {
		const template = await readFile(
			join( root, 'tools', 'php', 'wp-config.php' ),
			'utf8'
		);
		// One secret per site, so that logins survive a restart.
		await writeFile(
			config,
			template.replace( '{secret}', randomBytes( 24 ).toString( 'hex' ) )
		);
	}
}

/**
 * The files the plugin ships and nothing else, as listed in `files` in package.json: development and tests then can't depend on a file that
 * isn't in the zip.
 *
 * @param {string} plugin
 */
async function pluginFiles( plugin ) {
	const { files } = JSON.parse(
		await readFile( join( root, 'package.json' ), 'utf8' )
	);
	return files
		.filter( ( file ) => existsSync( join( plugin, file ) ) )
		.map( ( file ) => ( {
			from: join( plugin, file ),
			to: `wp-content/plugins/${ pluginSlug }/${ file }`,
		} ) );
}
