/**
 * The output of `npm test`: each job when it has ended, then a table of the suites with their dearest files, and the summary line.
 */

/** @param {Object} result See queue.mjs. */
export function showJob( { suite, title, passed, failed, seconds, output } ) {
	const mark = failed > 0 ? '✗' : '✓';
	const counts = `${ passed } passed, ${ failed } failed`;
	process.stdout.write(
		`\n━━ ${ suite }: ${ title } ━━\n${ output }${ mark } ${ suite }: ${ title } · ${ counts } · ${ Math.round( seconds ) } s\n`
	);
}

/**
 * @param {Object[]}                             results See queue.mjs.
 * @param {{seconds: number, processor: number}} whole   Times of the whole run.
 * @param {Object<string, string[]>}             leftOut Reasons, by suite: of all of it, or of some of its jobs.
 * @param {string[]}                             suites  Names, in order.
 * @return {number} Number of failed tests.
 */
export function showTable( results, whole, leftOut, suites ) {
	const write = ( text ) => process.stdout.write( `${ text }\n` );
	write(
		`\n  suite          passed  failed     wall  processor, in seconds (of the machine, by all: ${ Math.round( whole.processor ) })`
	);
	let [ passed, failed ] = [ 0, 0 ];
	for ( const suite of suites ) {
		const ofSuite = results.filter( ( result ) => result.suite === suite );
		for ( const reason of leftOut[ suite ] ?? [] ) {
			write( `- ${ suite.padEnd( 12 ) }  left out: ${ reason }` );
		}
		if ( ofSuite.length === 0 && leftOut[ suite ]?.length > 0 ) {
			continue;
		}
		const sum = ( name ) =>
			ofSuite.reduce( ( total, result ) => total + result[ name ], 0 );
		const bad = sum( 'failed' ) || ( sum( 'passed' ) === 0 ? 1 : 0 );
		passed += sum( 'passed' );
		failed += bad;
		write(
			`${ bad > 0 ? '✗' : '✓' } ${ suite.padEnd( 12 ) } ${ column( sum( 'passed' ) ) }${ column( bad ) } ${ column( sum( 'seconds' ) ) } ${ column( sum( 'processor' ) ) }`
		);
		if ( sum( 'passed' ) + sum( 'failed' ) === 0 ) {
			write( '               ran no test' );
		}
		for ( const { name, seconds } of dearest( ofSuite ) ) {
			write( `    ${ seconds.toFixed( 1 ).padStart( 6 ) } s  ${ name }` );
		}
	}
	write( `\n${ Math.round( whole.seconds ) } s in all` );
	write( `\n${ passed } passed, ${ failed } failed` );
	return failed;
}

const column = ( value ) => String( Math.round( value ) ).padStart( 8 );

/** The ten files, or commands, that took longest. */
const dearest = ( results ) =>
	results
		.flatMap( ( { files, seconds: ofJob } ) =>
			files.map( ( { name, seconds = ofJob } ) => ( { name, seconds } ) )
		)
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, 10 );
