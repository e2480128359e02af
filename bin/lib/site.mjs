/**
 * A site: a folder with its own wp-config.php, wp-content and SQLite database. WordPress itself is shared.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pluginSlug, root, sites } from './paths.mjs';
import { defaultPhp } from './php-versions.mjs';
import { startServer } from './server.mjs';
import { copyTemplate, saveTemplate } from './template.mjs';
import { ensureWordPress, wordpressVersion } from './wordpress.mjs';

/** Where PHP sees things. */
const inside = {
	wordpress: '/wordpress',
	content: '/wordpress/wp-content',
	plugin: `/wordpress/wp-content/plugins/${ pluginSlug }`,
	scripts: '/pharos',
};

/**
 * Starts a site, making it first when there is none of that name.
 *
 * @param {Object}                 options
 * @param {string}                 options.name        Folder under .cache/sites.
 * @param {boolean}                [options.reset]     Start from nothing.
 * @param {number}                 [options.port]      0 takes a free one.
 * @param {string}                 [options.php]       8.1 to 8.5.
 * @param {string}                 [options.wp]        Another version than the pinned one, downloaded by Playground.
 * @param {string}                 [options.plugin]    Folder of the plugin.
 * @param {string[]}               [options.muPlugins] Files that run as must-use plugins.
 * @param {string[]}               [options.plugins]   Folders of further plugins; not activated.
 * @param {Object<string, string>} [options.define]    PHP constants.
 * @return {Promise<{name: string, folder: string, url: string, stop: Function, exited: Promise<void>}>} The running site.
 */
export async function startSite( {
	name,
	reset = false,
	port = 0,
	php = defaultPhp,
	wp = wordpressVersion,
	plugin = root,
	muPlugins = [],
	plugins = [],
	define = {},
} ) {
	const folder = join( sites, name );
	const content = join( folder, 'wp-content' );
	if ( reset ) {
		await rm( folder, { recursive: true, force: true } );
	}
	const isPinned = wp === wordpressVersion;
	const isNew = ! existsSync( folder );
	await prepareFolder( folder );
	const isFilled =
		! isNew || ( isPinned && ( await copyTemplate( content ) ) );

	const server = await startServer( {
		port,
		php,
		workers: 4,
		define,
		...( await wordpressOptions( folder, wp ) ),
		mount: [
			...( await pluginMounts( plugin ) ),
			...[
				join( root, 'bin', 'mu-plugins', 'offline.php' ),
				...muPlugins,
			].map( ( file ) => ( {
				hostPath: file,
				vfsPath: `${ inside.content }/mu-plugins/${ basename( file ) }`,
			} ) ),
			...plugins.map( ( path ) => ( {
				hostPath: path,
				vfsPath: `${ inside.content }/plugins/${ basename( path ) }`,
			} ) ),
			{ hostPath: join( root, 'bin', 'php' ), vfsPath: inside.scripts },
		],
	} );
	try {
		if ( ! isFilled ) {
			await server.runPhp( `${ inside.scripts }/sample-content.php` );
			await ( isPinned && saveTemplate( content ) );
		}
		await server.runPhp( `${ inside.scripts }/prepare-site.php` );
	} catch ( error ) {
		await server.stop();
		// A half-filled site would be taken for a finished one next time.
		await ( ! isFilled && removeSite( name ) );
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

async function prepareFolder( folder ) {
	const config = join( folder, 'wp-config.php' );
	await mkdir( join( folder, 'wp-content' ), { recursive: true } );
	if ( ! existsSync( config ) ) {
		const template = await readFile(
			join( root, 'bin', 'php', 'wp-config.php' ),
			'utf8'
		);
		// One secret a site, so that log-ins survive a restart.
		await writeFile(
			config,
			template.replace( '{secret}', randomBytes( 24 ).toString( 'hex' ) )
		);
	}
}

/**
 * The pinned WordPress is mounted from the cache, with the site's own files over it. Any other version is
 * Playground's business: it downloads and keeps it, and the site's wp-content is mounted into that.
 *
 * @param {string} folder
 * @param {string} wp
 */
async function wordpressOptions( folder, wp ) {
	const own = [
		{ hostPath: join( folder, 'wp-content' ), vfsPath: inside.content },
		{
			hostPath: join( folder, 'wp-config.php' ),
			vfsPath: `${ inside.wordpress }/wp-config.php`,
		},
	];
	if ( wp !== wordpressVersion ) {
		return {
			wp,
			wordpressInstallMode: 'download-and-install',
			'mount-before-install': own,
		};
	}
	const { core, languages } = await ensureWordPress();
	return {
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'mount-before-install': [
			{ hostPath: core, vfsPath: inside.wordpress },
			...own,
			{
				hostPath: join( core, 'wp-content', 'themes' ),
				vfsPath: `${ inside.content }/themes`,
			},
			{ hostPath: languages, vfsPath: `${ inside.content }/languages` },
		],
	};
}

/**
 * Mounts what the plugin ships and nothing else, as `files` in package.json lists it: development and tests
 * then can't lean on a file that a person who installs the zip does not have.
 *
 * @param {string} plugin
 */
async function pluginMounts( plugin ) {
	const { files } = JSON.parse(
		await readFile( join( root, 'package.json' ), 'utf8' )
	);
	return files
		.filter( ( file ) => existsSync( join( plugin, file ) ) )
		.map( ( file ) => ( {
			hostPath: join( plugin, file ),
			vfsPath: `${ inside.plugin }/${ file }`,
		} ) );
}
