#!/usr/bin/env node
/**
 * `npm test`: runs all suites one after the other, or two light ones in parallel, each with its output in one piece; then a table and a
 * summary line.
 *
 * A failed suite doesn't stop the others, and a suite that ran no tests has failed.
 */
import { chooseTestServer, databases, servers } from './lib/choose-server.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { keepOutput } from './lib/output.mjs';
import { phpVersions } from './lib/php-versions.mjs';
import { pairs, suites, withSites } from './lib/suites.mjs';

const help = `
npm test [-- options]

  --only <suites>   some of: ${ Object.keys( suites ).join( ', ' ) } (comma between them)
  --match <text>    only tests whose name has it
  --server <name>   ${ servers.join( ' or ' ) }: an installed PHP, or PHP in WebAssembly; default is what the machine has
  --db <name>       ${ databases.join( ' or ' ) }; default is MariaDB where it can be had, SQLite for e2e. The suite "database" has the other one
  --php <version>   PHP of the sites under test: ${ phpVersions.join( ', ' ) }
  --wp <version>    another WordPress than the pinned one; Playground downloads it

To find what fails now and then:

  --repeat <times>  runs every test that often
  --late <seed>     a third of what a browser asks for comes up to 1.2 s late; which one depends on the seed (any text)

  --help            this text
`;

const values = readOptions( help, {
	only: { type: 'string' },
	match: { type: 'string' },
	server: { type: 'string', choices: servers },
	db: { type: 'string', choices: databases },
	php: { type: 'string', choices: phpVersions },
	wp: { type: 'string' },
	repeat: { type: 'string', default: '1' },
	late: { type: 'string', default: '' },
} );

const chosen = values.only
	? values.only.split( ',' ).map( ( name ) => name.trim() )
	: Object.keys( suites );
const unknown = chosen.filter( ( name ) => ! suites[ name ] );
if ( unknown.length > 0 ) {
	process.stderr.write(
		`No such suite: ${ unknown.join( ', ' ) }.\n${ help }`
	);
	process.exit( 2 );
}

if ( chosen.some( ( name ) => withSites.includes( name ) ) ) {
	try {
		const { label, backend, db } = chooseTestServer( {
			...values,
			install: true,
		} );
		process.stdout.write( `Sites under test: ${ label }.\n` );
		process.env.PHAROS_SERVER = backend;
		process.env.PHAROS_DB = db;
	} catch ( error ) {
		fail( error );
	}
}
// bin/lib/test-site.mjs reads these in the process that starts the site.
process.env.PHAROS_PHP = values.php ?? '';
process.env.PHAROS_WP = values.wp ?? '';
process.env.PHAROS_LATE = values.late;

const results = [];
for ( const names of inGroups( chosen ) ) {
	const running = names.map( ( name ) => {
		const output = keepOutput();
		output.write( `\n━━ ${ name } ━━\n` );
		// The first suite's output is shown live.
		if ( name === names[ 0 ] ) {
			output.show();
		}
		return { output, result: runSuite( name, output ) };
	} );
	for ( const { output, result } of running ) {
		output.show();
		results.push( await result );
	}
}

printTable( results );
const passed = sum( results, 'passed' );
const failed = sum( results, 'failed' );
process.stdout.write( `\n${ passed } passed, ${ failed } failed\n` );
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Groups the suites that run in parallel. On a site that is kept running they would interfere with each other, so each is a group of its
 * own.
 *
 * @param {string[]} names
 * @return {string[][]} Groups, in order.
 */
function inGroups( names ) {
	const groups = new Map();
	for ( const name of names ) {
		const key =
			( ! process.env.PHAROS_SITE &&
				pairs.find( ( pair ) => pair.includes( name ) ) ) ||
			name;
		groups.set( key, [ ...( groups.get( key ) ?? [] ), name ] );
	}
	return [ ...groups.values() ];
}

async function runSuite( name, output ) {
	const started = Date.now();
	const { leftOut, ...count } = await suites[ name ]( {
		match: values.match,
		db: values.db,
		repeat: Number( values.repeat ),
		output,
	} );
	const ranNothing = count.passed + count.failed === 0;
	return {
		name,
		...count,
		// Running no test is a failure, unless the suite gives a reason.
		failed: ranNothing && ! leftOut ? 1 : count.failed,
		note: leftOut ?? ( ranNothing ? 'ran no test' : '' ),
		seconds: Math.round( ( Date.now() - started ) / 1000 ),
	};
}

function printTable( rows ) {
	process.stdout.write( '\n' );
	for ( const { name, passed: good, failed: bad, seconds, note } of rows ) {
		const mark = bad > 0 ? '✗' : '✓';
		const counts = `${ String( good ).padStart( 5 ) } ok ${ String( bad ).padStart( 4 ) } not ok`;
		process.stdout.write(
			`${ mark } ${ name.padEnd( 12 ) }${ counts }${ `${ seconds } s`.padStart( 8 ) }  ${ note }\n`
		);
	}
}

function sum( rows, key ) {
	return rows.reduce( ( total, row ) => total + row[ key ], 0 );
}
