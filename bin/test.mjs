#!/usr/bin/env node
/**
 * `npm test`: every suite, one after the other, each with its own output; then a table and one closing line.
 *
 * A suite that fails does not stop the others, and a suite that ran no test has failed.
 */
import { readOptions } from './lib/command.mjs';
import { defaultPhp, phpVersions } from './lib/php-versions.mjs';
import { suites } from './lib/suites.mjs';

const help = `
npm test [-- options]

  --only <suites>   some of: ${ Object.keys( suites ).join( ', ' ) } (comma between them)
  --php <version>   PHP of the sites under test: ${ phpVersions.join( ', ' ) }; default ${ defaultPhp }
  --wp <version>    another WordPress than the pinned one; Playground downloads it
  --help            this text
`;

const values = readOptions( help, {
	only: { type: 'string', default: Object.keys( suites ).join( ',' ) },
	php: { type: 'string', choices: phpVersions },
	wp: { type: 'string' },
} );

const chosen = values.only.split( ',' ).map( ( name ) => name.trim() );
const unknown = chosen.filter( ( name ) => ! suites[ name ] );
if ( unknown.length > 0 ) {
	process.stderr.write(
		`No such suite: ${ unknown.join( ', ' ) }.\n${ help }`
	);
	process.exit( 2 );
}

// bin/lib/test-site.mjs reads these, in whichever process starts the site.
process.env.PHAROS_PHP = values.php ?? '';
process.env.PHAROS_WP = values.wp ?? '';

const results = [];
for ( const name of chosen ) {
	process.stdout.write( `\n━━ ${ name } ━━\n` );
	const started = Date.now();
	const { passed, failed } = await suites[ name ]();
	results.push( {
		name,
		passed,
		// Nothing ran: whatever the reason, that is no success.
		failed: passed + failed === 0 ? 1 : failed,
		note: passed + failed === 0 ? 'ran no test' : '',
		seconds: Math.round( ( Date.now() - started ) / 1000 ),
	} );
}

printTable( results );
const passed = sum( results, 'passed' );
const failed = sum( results, 'failed' );
process.stdout.write( `\n${ passed } passed, ${ failed } failed\n` );
process.exitCode = failed > 0 ? 1 : 0;

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
