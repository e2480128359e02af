#!/usr/bin/env node
/**
 * `npm run release -- --check`: whether the project can be released: one version in all places, readme.txt, licenses of what is shipped, the
 * texts, and a zip that a new WordPress activates, uses, deactivates and deletes without a notice. With --no-build it uses the existing build/.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseServer } from './lib/choose-server.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { cache, pluginSlug, root } from './lib/paths.mjs';
import { defaultPhp } from './lib/php-versions.mjs';
import { runPhpCode, startPhp } from './lib/php.mjs';
import { imageProblems, releaseProblems } from './lib/release-checks.mjs';
import { run } from './lib/run.mjs';
import { removeSite, startSite } from './lib/site.mjs';
import { wordpressVersion } from './lib/wordpress.mjs';

const values = readOptions(
	`
npm run release -- --check [--no-build]

Checks whether the project can be released, and builds ${ pluginSlug }.zip. CONTRIBUTING.md has the steps of a release.
`,
	{
		check: { type: 'boolean', default: false },
		'no-build': { type: 'boolean', default: false },
	}
);
if ( ! values.check ) {
	fail(
		new Error(
			'A release is a decision: this command only checks (--check). CONTRIBUTING.md has its steps.'
		)
	);
}

const files = [
	'package.json',
	'package-lock.json',
	'pharos-seo.php',
	'readme.txt',
	'CHANGELOG.md',
	'docs/whats-new.md',
	`languages/${ pluginSlug }.pot`,
];
const texts = Object.fromEntries(
	await Promise.all(
		files.map( async ( file ) => [
			file,
			await readFile( join( root, file ), 'utf8' ),
		] )
	)
);
const problems = [
	...releaseProblems( texts, wordpressVersion ),
	...imageProblems(
		texts[ 'readme.txt' ],
		await readdir( join( root, '.wordpress-org' ) )
	),
];

const zip = [ process.execPath, 'tools/plugin-zip.mjs' ];
if (
	( await run( [
		...zip,
		...( values[ 'no-build' ] ? [ '--no-build' ] : [] ),
	] ) ) !== 0
) {
	problems.push( 'The zip could not be made: see above.' );
} else {
	problems.push( ...( await problemsOfZip() ) );
}
process.stderr.write(
	problems.map( ( problem ) => `${ problem }\n` ).join( '' )
);
process.stdout.write(
	problems.length === 0
		? `Version ${ JSON.parse( texts[ 'package.json' ] ).version } can be released.\n`
		: ''
);
process.exit( problems.length > 0 ? 1 : 0 );

/** The life of the zip's plugin on a new site: activated, visited, deactivated, deleted. */
async function problemsOfZip() {
	const folder = join( cache, 'release' );
	await rm( folder, { recursive: true, force: true } );
	await mkdir( folder, { recursive: true } );
	const php = await startPhp( defaultPhp, { '/project': root } );
	await runPhpCode(
		php,
		`<?php
		$zip = new ZipArchive();
		$zip->open( '/project/${ pluginSlug }.zip' ) === true || throw new Exception( 'The zip cannot be opened.' );
		$zip->extractTo( '/project/.cache/release' );`
	);
	php.exit();
	const name = 'release';
	// Not live: the plugin is copied, and can be deleted.
	const site = await startSite( {
		name,
		reset: true,
		server: chooseServer( { db: 'sqlite' } ),
		plugin: join( folder, pluginSlug ),
		muPlugins: [ join( root, 'tools', 'mu-plugins', 'sign-in.php' ) ],
	} );
	try {
		const found = [];
		for ( const path of [
			'/',
			'/wp-admin/plugins.php',
			'/wp-admin/admin.php?page=pharos_settings',
			'/wp-admin/post-new.php',
		] ) {
			const { status } = await visit( site.url + path );
			if ( status >= 400 ) {
				found.push(
					`The zip's plugin: ${ path } answers with ${ status }.`
				);
			}
		}
		const left = await site.runPhp( 'delete-plugin.php' );
		const notices = await noticesOf( site.folder );
		return [
			...found,
			...( left.trim()
				? [ `The zip's plugin can't be deleted: ${ left.trim() }` ]
				: [] ),
			...( notices
				? [ `The zip's plugin caused notices:\n${ notices }` ]
				: [] ),
		];
	} finally {
		await site.stop();
		await removeSite( name );
	}
}

/** Requests a page as a browser does: with cookies, as the site logs its administrator in by a redirect to the same page. */
async function visit( url, cookies = {}, hops = 5 ) {
	const response = await fetch( url, {
		redirect: 'manual',
		headers: {
			cookie: Object.entries( cookies )
				.map( ( pair ) => pair.join( '=' ) )
				.join( '; ' ),
		},
	} );
	const target = response.headers.get( 'location' );
	await response.text();
	if ( ! target || hops === 0 ) {
		return response;
	}
	const sent = response.headers
		.getSetCookie()
		.map( ( line ) => /^([^=]+)=([^;]*)/.exec( line ) ?? [] );
	return visit(
		new URL( target, url ).href,
		{
			...cookies,
			...Object.fromEntries(
				sent.map( ( [ , key, value ] ) => [ key, value ] )
			),
		},
		hops - 1
	);
}

/** PHP's log, without what WordPress says of a machine that can't reach WordPress.org. */
async function noticesOf( folder ) {
	const log = join( folder, 'wp-content', 'debug.log' );
	const text = existsSync( log ) ? await readFile( log, 'utf8' ) : '';
	return text
		.split( /^(?=\[\d)/m )
		.filter( ( entry ) => entry && ! entry.includes( 'WordPress.org' ) )
		.join( '' );
}
