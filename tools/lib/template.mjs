/**
 * Templates of sites. Installing WordPress and creating the sample content takes ten seconds and always has the same result, so the first
 * new site is cached as a template and copied for further sites.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { cache, root } from './paths.mjs';

/**
 * @param {string} kind    Back end and version of WordPress; each has separate templates.
 * @param {string} content Path of the wp-content of the site to create.
 * @return {Promise<boolean>} Whether there was a template to copy.
 */
export async function copyTemplate( kind, content ) {
	const template = await templatePath( kind );
	if ( ! existsSync( template ) ) {
		return false;
	}
	await cp( template, content, { recursive: true } );
	return true;
}

/**
 * @param {string} kind    See copyTemplate().
 * @param {string} content Path of the wp-content of a site that has its sample content, but no data of the plugin yet.
 */
export async function saveTemplate( kind, content ) {
	const template = await templatePath( kind );
	const temporary = `${ template }.${ process.pid }.tmp`;
	for ( const part of [ 'database', 'uploads' ] ) {
		await cp( join( content, part ), join( temporary, part ), {
			recursive: true,
		} );
	}
	try {
		await rename( temporary, template );
	} catch {
		// Another process has created the same template first.
		await rm( temporary, { recursive: true, force: true } );
	}
}

/** The path changes with the kind and the scripts that fill a site. */
async function templatePath( kind ) {
	const hash = createHash( 'sha256' );
	for ( const path of await listFiles(
		() => true,
		join( root, 'tools', 'php' )
	) ) {
		hash.update( path ).update( await readFile( join( root, path ) ) );
	}
	await mkdir( join( cache, 'templates' ), { recursive: true } );
	return join(
		cache,
		'templates',
		`${ kind }-${ hash.digest( 'hex' ).slice( 0, 16 ) }`
	);
}
