#!/usr/bin/env node
/**
 * `npm run faults`: whether the tests notice faults. Puts each of the faults of tests/faults into a copy of the project, runs the test that
 * is expected to notice it, and prints those that were not noticed.
 */
import { fail, readOptions } from './lib/command.mjs';
import { noticedBy, unfitTests } from './lib/faults/check.mjs';
import { copyProject } from './lib/faults/project.mjs';
import { startSite } from './lib/faults/site.mjs';
import { allPaths, readTable, staleRows } from './lib/faults/table.mjs';

const values = readOptions(
	`
npm run faults [-- options]

  --only <id or text>   one row, or all that have the text
  --list                shows the rows
  --check               only whether each row still fits the code and names a test file; part of lint
`,
	{
		only: { type: 'string' },
		list: { type: 'boolean' },
		check: { type: 'boolean' },
	}
);

const started = Date.now();
const say = ( line ) => process.stdout.write( `${ line }\n` );
const paths = await allPaths();
const faults = await readTable( values.only );
const stale = await staleRows( faults, paths );

if ( values.list ) {
	list();
} else {
	for ( const [ id, problem ] of stale ) {
		say( `✗ ${ id } is stale: ${ problem }.` );
	}
	if ( stale.size > 0 || faults.length === 0 ) {
		process.exitCode = 1;
	}
	await ( values.check
		? say( `${ faults.length - stale.size } faults fit the code.` )
		: runAll( faults.filter( ( { id } ) => ! stale.has( id ) ) ) );
}

function list() {
	for ( const { id, kind, file, breaks, suite, test } of faults ) {
		say(
			`${ id } (${ kind }): ${ breaks }\n  ${ file } → ${ suite } ${ test }`
		);
	}
	say( `${ faults.length } faults` );
}

/** @param {import('../tests/faults/types').Fault[]} rows */
async function runAll( rows ) {
	await copyProject( paths );
	const site = rows.some( usesSite )
		? await startSite().catch( fail )
		: { env: {}, putBack() {}, stop() {} };
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.once( signal, async () => {
			await site.stop();
			process.exit( 1 );
		} );
	}
	try {
		say( 'The tests without a fault …' );
		const unfit = await unfitTests( rows, paths, site.env );
		const unnoticed = [];
		for ( const row of rows.filter( ( { id } ) => ! unfit.has( id ) ) ) {
			await ( usesSite( row ) && site.putBack() );
			const before = Date.now();
			const by = await noticedBy( row, paths, site.env );
			const time = seconds( before );
			say(
				by === undefined
					? `✗ ${ row.id }: not noticed (${ time } s)`
					: `✓ ${ row.id }: ${ firstLine( by ) } (${ time } s)`
			);
			if ( by === undefined ) {
				unnoticed.push( row );
			}
		}
		report( rows, unfit, unnoticed );
	} finally {
		await site.stop();
	}
}

function usesSite( { suite } ) {
	return suite === 'integration' || suite === 'e2e';
}

function report( rows, unfit, unnoticed ) {
	for ( const [ id, problem ] of unfit ) {
		say( `\n✗ ${ id }: its test can’t tell: ${ problem }` );
	}
	for ( const { id, breaks, file, suite, test } of unnoticed ) {
		say(
			`\n✗ ${ id }: ${ breaks }\n  ${ file }, not noticed by ${ suite } ${ test }`
		);
	}
	const noticed = rows.length - unfit.size - unnoticed.length;
	say(
		`\n${ noticed } of ${ rows.length } faults noticed, ${ seconds( started ) } seconds`
	);
	if ( noticed < rows.length ) {
		process.exitCode = 1;
	}
}

function seconds( since ) {
	return Math.round( ( Date.now() - since ) / 1000 );
}

function firstLine( text ) {
	return text.trim().split( '\n' )[ 0 ].slice( 0, 140 );
}
