import { parseArgs } from 'node:util';

/**
 * Reads the command line's options. Exits with a message if they are invalid.
 *
 * @param {string} help    Help text, shown for --help and after an error.
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
 * Exits with a message, for errors that the user can fix: a stack trace would hide the instructions.
 *
 * @param {Error} error
 */
export function fail( error ) {
	process.stderr.write( `\n${ error.message }\n` );
	process.exit( 1 );
}
