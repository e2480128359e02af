import { parseArgs } from 'node:util';

/**
 * The command line's options, or a clear word and the end.
 *
 * @param {string} help    Shown for --help and after a mistake.
 * @param {Object} options As parseArgs() takes them; an option may also list its `choices`.
 */
export function readOptions( help, options ) {
	try {
		const { values } = parseArgs( {
			options: { ...options, help: { type: 'boolean', default: false } },
		} );
		if ( values.help ) {
			process.stdout.write( help );
			process.exit();
		}
		for ( const [ name, { choices } ] of Object.entries( options ) ) {
			if (
				choices &&
				values[ name ] &&
				! choices.includes( values[ name ] )
			) {
				throw new Error(
					`--${ name } takes one of ${ choices.join( ', ' ) }.`
				);
			}
		}
		return values;
	} catch ( error ) {
		process.stderr.write( `${ error.message }\n${ help }` );
		process.exit( 2 );
	}
}

/**
 * For mistakes that a person can do something about: a stack trace would hide what to do.
 *
 * @param {Error} error
 */
export function fail( error ) {
	process.stderr.write( `\n${ error.message }\n` );
	process.exit( 1 );
}
