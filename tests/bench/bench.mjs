#!/usr/bin/env node
/** `npm run bench`: measures and reports. It asserts nothing, because times depend on the machine. */
import { resolve } from 'node:path';
import { ensureBuild } from '../../tools/lib/build.mjs';
import { chooseServer } from '../../tools/lib/choose-server.mjs';
import { fail, readOptions } from '../../tools/lib/command.mjs';
import { installPackages } from '../../tools/lib/debian.mjs';
import { startTestSite } from '../../tools/lib/test-site.mjs';
import { measureAnalysis } from './analysis.mjs';
import { printComparison, readPlugin } from './beside.mjs';
import { canCountInstructions } from './count-instructions.mjs';
import { printInstructions } from './instructions.mjs';
import { measureMigration } from './migration.mjs';
import { measurePage } from './page.mjs';
import { measureRedirects } from './redirects.mjs';
import { runPhp } from './run-php.mjs';
import { measureSchemaMap } from './schema-map.mjs';
import { measureSearchConsole } from './search-console.mjs';
import { measureSitemaps } from './sitemaps.mjs';
import { longText, measureTyping } from './typing.mjs';
import { measureVisitorPages } from './visitor.mjs';

const benches = {
	instructions,
	visitor,
	page,
	typing,
	sitemaps,
	migration,
	analysis,
	'search-console': searchConsole,
	redirects,
	'schema-map': schemaMap,
};

const help = `
npm run bench [-- options]

  --only <names>     some of: ${ Object.keys( benches ).join( ', ' ) } (comma between them)
  --beside <folder>  an unpacked SEO plugin: the instructions are compared in a table (may be repeated)
  --posts <numbers>  with how many posts sitemaps and the migration are measured (50000; a million takes minutes to fill)
  --help             this text
`;

const { only, beside, posts } = readOptions( help, {
	only: { type: 'string', default: Object.keys( benches ).join( ',' ) },
	beside: { type: 'string', multiple: true, default: [] },
	posts: { type: 'string', default: '50000' },
} );

await ensureBuild().catch( fail );
for ( const name of only.split( ',' ) ) {
	if ( ! benches[ name ] ) {
		fail( new Error( `No such bench: ${ name }.${ help }` ) );
	}
	await benches[ name ]();
}

async function instructions() {
	const canCount =
		canCountInstructions() ||
		installPackages( 'What counts instructions', [
			'valgrind',
			'php-cgi',
		] );
	if ( ! canCount || ! hasMariadb() ) {
		print(
			'Instructions are left out: they need a native PHP with php-cgi, MariaDB and valgrind.'
		);
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	if ( beside.length ) {
		print( 'A visitor’s page: millions of CPU instructions, and memory' );
		const plugins = [
			{ ...readPlugin( '.' ), file: 'pharos-seo/pharos-seo.php' },
			...beside.map( readPlugin ),
		];
		await withSite(
			beside.map( ( folder ) => resolve( folder ) ),
			async ( site ) =>
				printComparison(
					site,
					plugins,
					await adminCookie( site ),
					print
				)
		);
	} else {
		print(
			'A visitor’s page: millions of CPU instructions and memory, and what is saved without our part of a hook'
		);
		await withSite( [], ( site ) => printInstructions( site, print ) );
	}
	process.env.PHAROS_DB = '';
}

function hasMariadb() {
	try {
		return Boolean( chooseServer( { db: 'mariadb', install: true } ) );
	} catch {
		return false;
	}
}

async function visitor() {
	print(
		'A visitor’s page: what the plugin adds (best of 15; PHP in WebAssembly is slower than a server)'
	);
	await withSite( [], async ( site ) => {
		for ( const row of await measureVisitorPages( site ) ) {
			print(
				`  ${ row.name.padEnd( 20 ) } ${ signed( row.addedQueries ) } queries  ${ signed(
					row.addedMilliseconds.toFixed( 1 )
				) } ms on ${ row.milliseconds.toFixed( 0 ) } ms  ${ signed(
					Math.round( row.addedMemory / 1024 )
				) } KB  ${ row.files } PHP files`
			);
		}
	} );
}

async function page() {
	print(
		'The settings page beside WordPress’s own General settings, in turn (median of 5, warm)'
	);
	await withSite( [], async ( site ) => {
		const cookie = await adminCookie( site );
		for ( const { rate, core, ours } of await measurePage(
			site,
			cookie
		) ) {
			print( `  CPU ${ rate }x slower` );
			for ( const [ name, key ] of [
				[ 'first byte', 'firstByte' ],
				[ 'first field usable', 'usable' ],
				[ 'long tasks', 'longTasks' ],
			] ) {
				print(
					`    ${ name.padEnd( 20 ) } ${ ours[ key ].toFixed( 0 ) } ms, WordPress’s ${ core[
						key
					].toFixed(
						0
					) } ms: ${ ( ours[ key ] / core[ key ] ).toFixed( 2 ) } of it`
				);
			}
		}
	} );
}

async function typing() {
	print(
		'Typing in a post of 5,000 words: tasks above 50 ms, as the browser logs them'
	);
	await withSite( [], async ( site ) => {
		const post = await runPhp(
			site,
			`update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'welcomeGuide' => false ], '_modified' => gmdate( 'c' ) ] );
			return wp_insert_post( wp_slash( [ 'post_title' => 'Long', 'post_status' => 'draft', 'post_author' => 1, 'post_content' => $args['content'] ] ) );`,
			{ content: longText() }
		);
		const turn = ( isOn ) =>
			runPhp(
				site,
				`update_option( 'pharos_settings', [ 'enable_page_level_seo' => $args['isOn'] ] );`,
				{ isOn }
			);
		const cookie = await adminCookie( site );
		for ( const row of await measureTyping( site, cookie, turn, post ) ) {
			print(
				`  ${ row.name.padEnd( 16 ) } ${ row.count } tasks, the longest ${ row.longest.toFixed(
					0
				) } ms, ${ row.sum.toFixed( 0 ) } ms together; ours ${ row.ours.toFixed( 0 ) } ms`
			);
		}
	} );
}

async function sitemaps() {
	if ( ! hasMariadb() ) {
		print( 'Sitemaps are left out: they need a native PHP and MariaDB.' );
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	process.env.PHAROS_DB_MEMORY = '2G';
	await withSite( [], async ( site ) => {
		for ( const count of posts.split( ',' ).map( Number ) ) {
			print( `Sitemaps of ${ count } posts, on MariaDB (best of 15)` );
			await measureSitemaps( site, count, print );
		}
	} );
	process.env.PHAROS_DB = '';
	process.env.PHAROS_DB_MEMORY = '';
}

async function migration() {
	if ( ! hasMariadb() ) {
		print(
			'The migration is left out: it needs a native PHP and MariaDB.'
		);
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	process.env.PHAROS_DB_MEMORY = '2G';
	await withSite( [], async ( site ) => {
		for ( const count of [ 5000, ...posts.split( ',' ).map( Number ) ] ) {
			print( `Migration of ${ count } posts, on MariaDB (medians)` );
			await measureMigration( site, count, print );
		}
	} );
	process.env.PHAROS_DB = '';
	process.env.PHAROS_DB_MEMORY = '';
}

/** Always uses the number of posts in the issue, whatever the other benchmarks use. */
async function analysis() {
	if ( ! hasMariadb() ) {
		print( 'The analysis is left out: it needs a native PHP and MariaDB.' );
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	process.env.PHAROS_DB_MEMORY = '2G';
	const count = 10_000;
	await withSite( [], async ( site ) => {
		print( `A run of the site analysis on ${ count } posts, on MariaDB` );
		await measureAnalysis( site, count, print );
	} );
	process.env.PHAROS_DB = '';
	process.env.PHAROS_DB_MEMORY = '';
}

async function searchConsole() {
	if ( ! hasMariadb() ) {
		print(
			'Search Console is left out: it needs a native PHP and MariaDB.'
		);
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	process.env.PHAROS_DB_MEMORY = '2G';
	await withSite( [], async ( site ) => {
		print( 'Figures of Search Console, on MariaDB' );
		await measureSearchConsole( site, print );
	} );
	process.env.PHAROS_DB = '';
	process.env.PHAROS_DB_MEMORY = '';
}

async function redirects() {
	if ( ! hasMariadb() ) {
		print( 'Redirects are left out: they need a native PHP and MariaDB.' );
		return;
	}
	process.env.PHAROS_DB = 'mariadb';
	process.env.PHAROS_DB_MEMORY = '2G';
	await withSite( [], async ( site ) => {
		print( 'Redirects, on MariaDB (medians)' );
		await measureRedirects( site, print );
	} );
	process.env.PHAROS_DB = '';
	process.env.PHAROS_DB_MEMORY = '';
}

async function schemaMap() {
	await withSite( [], async ( site ) => {
		print( 'Schema map (medians)' );
		await measureSchemaMap( site, print );
	} );
}

async function withSite( plugins, work ) {
	const { address, stop } = await startTestSite( {
		plugins,
		// Comparing answers with their schemas would be measured, too.
		define: { PHAROS_TEST_SCHEMAS: '0' },
	} );
	try {
		await work( address );
	} finally {
		await stop();
	}
}

async function adminCookie( address ) {
	const response = await fetch(
		`${ address.url }/wp-json/pharos-test/v1/session`,
		{
			method: 'POST',
			headers: {
				'X-Pharos-Test': address.secret,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { user: 'admin' } ),
		}
	);
	return response.headers
		.getSetCookie()
		.map( ( value ) => value.split( ';' )[ 0 ] )
		.join( '; ' );
}

function signed( number ) {
	return ( number < 0 ? '' : '+' ) + number;
}

function print( line ) {
	process.stdout.write( `${ line }\n` );
}
