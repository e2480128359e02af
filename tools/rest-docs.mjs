#!/usr/bin/env node
/**
 * Writes the reference of the REST routes into docs/rest.md, from their arguments and the schemas of their answers. With --check it writes
 * nothing and fails when the reference is out of date, a route lacks something, or the table of errors isn't that of PHP.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/paths.mjs';
import { oldestPhp } from './lib/php-versions.mjs';
import { runPhpCode, startPhp } from './lib/php.mjs';
import { errorProblems } from './lib/rest-errors.mjs';
import { withAnswers, reference } from './lib/rest-reference.mjs';

const target = join( root, 'docs', 'rest.md' );
const mark = '<!-- Everything below is made by `npm run rest:docs`. -->';

const { features, problems } = withAnswers( await readRoutes() );
const current = await readFile( target, 'utf8' );
const [ written ] = current.split( mark );
const wanted = `${ written }${ mark }\n\n${ await reference(
	features,
	formatCode
) }`;
problems.push( ...errorProblems( await readSources(), written ) );

if ( problems.length > 0 ) {
	process.stderr.write( `${ problems.join( '\n' ) }\n` );
	process.exitCode = 1;
} else if ( ! process.argv.includes( '--check' ) ) {
	await writeFile( target, wanted );
	process.stdout.write( 'Wrote docs/rest.md.\n' );
} else if ( wanted !== current ) {
	process.stderr.write(
		'docs/rest.md is not what the routes say: run `npm run rest:docs`.\n'
	);
	process.exitCode = 1;
} else {
	process.stdout.write( 'docs/rest.md agrees with the routes.\n' );
}

async function formatCode( code ) {
	const options = await resolveConfig( join( root, 'rest.ts' ) );
	return format( code, { ...options, parser: 'typescript' } );
}

async function readRoutes() {
	const php = await startPhp( oldestPhp, {
		'/plugin/includes': join( root, 'includes' ),
		'/plugin/tools/php': join( root, 'tools', 'php' ),
	} );
	const json = await runPhpCode(
		php,
		`<?php require '/plugin/tools/php/rest-routes.php';`
	);
	php.exit();
	return JSON.parse( json );
}

/** @return {Promise< Object< string, string>>} The PHP files by path. */
async function readSources() {
	const files = await listFiles( ( path ) =>
		/^includes\/.*\.php$/.test( path )
	);
	return Object.fromEntries(
		await Promise.all(
			files.map( async ( file ) => [
				file,
				await readFile( join( root, file ), 'utf8' ),
			] )
		)
	);
}
