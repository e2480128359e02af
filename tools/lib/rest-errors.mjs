/** The codes of errors in PHP, and their table in docs/rest.md. */

/**
 * The differences between the codes and statuses that PHP has and those of the table.
 *
 * @param {Object< string, string>} sources Text by path of a PHP file.
 * @param {string}                  table   Rows `| \`code\` | statuses |`.
 * @return {string[]} Problems.
 */
export function errorProblems( sources, table ) {
	const statuses = new Map();
	for ( const [ path, source ] of Object.entries( sources ) ) {
		for ( const [ code, status ] of errorsOf( path, source ) ) {
			statuses.set( code, [ ...( statuses.get( code ) ?? [] ), status ] );
		}
	}
	const rows = new Map(
		[ ...table.matchAll( /^\| `(\w+)` \| ([^|]+) \|/gm ) ].map(
			( [ , code, list ] ) => [ code, list.split( ', ' ) ]
		)
	);
	return [
		...[ ...statuses.keys() ]
			.filter( ( code ) => ! rows.has( code ) )
			.map( ( code ) => `The table of errors lacks ${ code }.` ),
		...[ ...rows.keys() ]
			.filter( ( code ) => ! statuses.has( code ) )
			.map(
				( code ) => `The table of errors has ${ code }, and PHP hasn’t.`
			),
		...[ ...statuses ].flatMap( ( [ code, list ] ) =>
			list
				.filter(
					( status ) =>
						status && ! rows.get( code )?.includes( status )
				)
				.map(
					( status ) =>
						`${ code } has the status ${ status } in PHP, not in the table of errors.`
				)
		),
	];
}

/**
 * The errors that a file makes.
 *
 * @param {string} path
 * @param {string} source
 * @return {Array<[string, string|undefined]>} Codes, with their status where it is a number.
 */
function errorsOf( path, source ) {
	return [ ...source.matchAll( /new \\?WP_Error\(\s*([^,)]+)/g ) ].flatMap(
		( { 1: first, index } ) => {
			const status = /'status' => (\d+)/.exec(
				callAt( source, index )
			)?.[ 1 ];
			const constant = /^self::(\w+)$/.exec( first );
			if ( constant ) {
				const value = new RegExp(
					`const ${ constant[ 1 ] } = ('\\w+')`
				);
				return [ [ unquoted( value.exec( source )[ 1 ] ), status ] ];
			}
			const literal = /^'(\w+)'$/.exec( first );
			if ( literal ) {
				return [ [ literal[ 1 ], status ] ];
			}
			// A prefix: each arm of the file's messages by reason is a code.
			const prefix = /^'(\w+_)' \. /.exec( first );
			return prefix
				? matchesOf( source, /^\t{3}'(\w+)' => (?!self|\$)/gm ).map(
						( reason ) => [ prefix[ 1 ] + reason ]
					)
				: matchesOf( source, /^\t+'(pharos_\w+)',$/gm ).map(
						( code ) => [ code ]
					);
		}
	);
}

const matchesOf = ( source, pattern ) =>
	[ ...source.matchAll( pattern ) ].map( ( [ , found ] ) => found );

const unquoted = ( literal ) => literal.slice( 1, -1 );

/** The text of the call that begins at an index, up to its last parenthesis. */
function callAt( source, index ) {
	let depth = 0;
	for ( let at = source.indexOf( '(', index ); at < source.length; at++ ) {
		depth += { '(': 1, ')': -1 }[ source[ at ] ] ?? 0;
		if ( depth === 0 ) {
			return source.slice( index, at );
		}
	}
	return '';
}
