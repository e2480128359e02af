/**
 * Installing WordPress and writing the sample content takes ten seconds, and its result is always the same:
 * the first new site is kept as a template, of which further new sites are copies.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { cache, root } from './paths.mjs';
import { wordpressVersion } from './wordpress.mjs';

/**
 * @param {string} kind    Each back end has templates of its own.
 * @param {string} content The wp-content of a site that is about to be made.
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
 * @param {string} kind    As above.
 * @param {string} content The wp-content of a site that has its sample content, and nothing of the plugin yet.
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
		// Somebody else was faster; theirs is the same.
		await rm( temporary, { recursive: true, force: true } );
	}
}

/** Another path as soon as WordPress or a script that fills a site is another one. */
async function templatePath( kind ) {
	const hash = createHash( 'sha256' ).update( wordpressVersion );
	for ( const path of await listFiles(
		() => true,
		join( root, 'bin', 'php' )
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
