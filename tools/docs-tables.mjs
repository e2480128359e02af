#!/usr/bin/env node
/**
 * `npm run docs:tables`: writes the tables of docs/users/ that the code knows, between `<!-- table: NAME -->` and `<!-- end -->`. With --check
 * it writes nothing and fails when a table is out of date.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFacts } from './lib/docs/facts.mjs';
import { tables } from './lib/docs/tables.mjs';
import { root } from './lib/paths.mjs';

const folder = join( root, 'docs', 'users' );
const TABLE = /(<!-- table: (.+?) -->\n)[\s\S]*?(?=<!-- end -->)/g;

const facts = await readFacts();
const stale = [];
const used = new Set();
for ( const name of await readdir( folder ) ) {
	if ( ! name.endsWith( '.md' ) ) {
		continue;
	}
	const file = join( folder, name );
	const text = await readFile( file, 'utf8' );
	const wanted = text.replace( TABLE, ( _, start, table ) => {
		if ( ! tables[ table ] ) {
			throw new Error(
				`docs/users/${ name }: there is no table “${ table }”.`
			);
		}
		used.add( table );
		return `${ start }\n${ tables[ table ]( facts, text ).join( '\n' ).trim() }\n\n`;
	} );
	if ( wanted !== text ) {
		stale.push( name );
		if ( ! process.argv.includes( '--check' ) ) {
			await writeFile( file, wanted );
		}
	}
}
const missing = Object.keys( tables ).filter( ( name ) => ! used.has( name ) );
if ( missing.length > 0 ) {
	throw new Error(
		`No page of docs/users/ has the tables: ${ missing.join( ', ' ) }.`
	);
}
const list = stale.map( ( name ) => `docs/users/${ name }` ).join( ', ' );
if ( process.argv.includes( '--check' ) && stale.length > 0 ) {
	process.stderr.write(
		`Tables of ${ list } differ from the code: run \`npm run docs:tables\`.\n`
	);
	process.exitCode = 1;
} else {
	process.stdout.write(
		stale.length > 0
			? `Wrote the tables of ${ list }.\n`
			: `${ used.size } tables agree with the code.\n`
	);
}
