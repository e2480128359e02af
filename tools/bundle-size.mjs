#!/usr/bin/env node
/**
 * Fails when the built scripts exceed their size budget, or depend on a script that the oldest supported WordPress doesn't have: WordPress
 * then silently skips the plugin's script.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

const kB = 1000;
const budget = {
	firstScreen: { gzipped: 80 * kB, raw: 250 * kB },
	otherChunk: { gzipped: 60 * kB },
	editorAtFirst: { gzipped: 15 * kB },
	// One more than before: previews show the running text of a post as its description, by the same rules as PHP.
	// Another one for the panels and tabs of add-ons.
	editorInAll: { gzipped: 62 * kB },
};

/** The editor's scripts: those loaded on page load, and all of them once the sidebar is open. Checks run in a web worker. */
const editorAtFirst = /^editor\.js$/;
const editorInAll =
	/^(editor|screen-editor-app|screen-page-checks-worker)\.js$/;

/**
 * The scripts loaded before the first screen is usable: the application, the command palette of all admin pages, the screen's own chunk,
 * and the chunks that webpack splits off for several screens (they have the names of their folders, with "_").
 */
const firstScreen =
	/^(admin|commands|screen-meta-templates|screen-[\w-]*_[\w-]*)\.js$/;

/** The charts chunk has no limit: a screen renders its text before it loads. */
const unlimited = /^screen-charts\.js$/;

const build = join( root, 'build' );
const files = await readdir( build );
const scripts = await Promise.all(
	files
		.filter( ( name ) => name.endsWith( '.js' ) )
		.map( async ( name ) => {
			const code = await readFile( join( build, name ) );
			return { name, raw: code.length, gzipped: gzipSync( code ).length };
		} )
);

const problems = [];

const first = scripts.filter( ( { name } ) => firstScreen.test( name ) );
check( 'first screen', total( first ), budget.firstScreen );
for ( const script of scripts ) {
	if (
		! firstScreen.test( script.name ) &&
		! unlimited.test( script.name )
	) {
		check( script.name, script, budget.otherChunk );
	}
}
const of = ( pattern ) =>
	total( scripts.filter( ( { name } ) => pattern.test( name ) ) );
check( 'editor, sidebar closed', of( editorAtFirst ), budget.editorAtFirst );
check( 'editor in all', of( editorInAll ), budget.editorInAll );
await checkHandles();

process.stderr.write(
	problems.map( ( problem ) => `${ problem }\n` ).join( '' )
);
process.exitCode = problems.length > 0 ? 1 : 0;

function check( what, sizes, limits ) {
	const { raw, gzipped } = sizes;
	process.stdout.write(
		`${ what.padEnd( 32 ) }${ inKb( gzipped ) } gzipped ${ inKb( raw ) } raw\n`
	);
	for ( const [ kind, limit ] of Object.entries( limits ) ) {
		if ( sizes[ kind ] > limit ) {
			problems.push(
				`${ what } has ${ inKb( sizes[ kind ] ).trim() } ${ kind }; the budget is ${ inKb( limit ).trim() }.`
			);
		}
	}
}

async function checkHandles() {
	const fixture = join(
		root,
		'tests',
		'fixtures',
		'wp-6.8-script-handles.json'
	);
	const { wordpress, packages, vendor } = JSON.parse(
		await readFile( fixture, 'utf8' )
	);
	const known = new Set( [ ...packages, ...vendor ] );
	const assets = files.filter( ( name ) => name.endsWith( '.asset.php' ) );
	if ( assets.length === 0 ) {
		problems.push( 'build/ has no .asset.php: run `npm run build` first.' );
	}
	for ( const name of assets ) {
		const php = await readFile( join( build, name ), 'utf8' );
		const [ , list = '' ] =
			php.match( /'dependencies' => array\(([^)]*)\)/ ) ?? [];
		const handles = [ ...list.matchAll( /'([^']+)'/g ) ].map(
			( [ , handle ] ) => handle
		);
		const missing = handles.filter( ( handle ) => ! known.has( handle ) );
		if ( missing.length > 0 ) {
			problems.push(
				`${ name }: WordPress ${ wordpress } has no ${ missing.join( ', ' ) }.`
			);
		}
	}
}

function total( list ) {
	return {
		raw: list.reduce( ( sum, { raw } ) => sum + raw, 0 ),
		gzipped: list.reduce( ( sum, { gzipped } ) => sum + gzipped, 0 ),
	};
}

function inKb( bytes ) {
	return `${ ( bytes / kB ).toFixed( 1 ).padStart( 7 ) } kB`;
}
