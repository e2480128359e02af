/** Contracts between a feature and the database: what each query of the feature returns, on every database. */
import { site } from './site';

interface Case {
	/** What users get. */
	gives: string;
	/** The body of a PHP function that calls the feature; cases run in this order, and share `$s` and `$wpdb`. */
	php: string;
	returns: unknown;
}

interface Surroundings {
	/** PHP that makes what all cases need. */
	before?: string;
	/** PHP that deletes it. */
	after: string;
}

/**
 * Runs all cases in one request: queries are fast, requests aren't. Each case is a test of its own.
 *
 * @param cases
 * @param surroundings
 */
export function contract( cases: Case[], surroundings: Surroundings ): void {
	const { before = '', after } = surroundings;
	let results: unknown[] = [];
	beforeAll( async () => {
		const calls = cases.map(
			( { php } ) => `$cases[] = static function () use ( $s, $wpdb ) {
				${ php }
			};`
		);
		results = await site.php< unknown[] >(
			`global $wpdb;
			$s = new stdClass();
			$cases = [];
			${ calls.join( '\n' ) }
			$results = [];
			try {
				${ before }
				foreach ( $cases as $case ) {
					try {
						$results[] = $case();
					} catch ( Throwable $error ) {
						$results[] = get_class( $error ) . ': ' . $error->getMessage();
					}
				}
			} finally {
				${ after }
			}
			return $results;`
		);
	}, 60_000 );

	for ( const [ at, { gives, returns } ] of cases.entries() ) {
		test( `${ gives }`, () => {
			expect( results[ at ] ).toEqual( returns );
		} );
	}
}

/**
 * A subquery with the numbers `n` from 0: a statement with as many rows would take SQLite seconds to parse.
 *
 * @param most The number of numbers, at most 100,000.
 */
export function numbers( most: number ): string {
	const digits = `(${ [ ...Array( 10 ).keys() ]
		.map( ( n ) => `SELECT ${ n } AS n` )
		.join( ' UNION ALL ' ) })`;
	const places = [ ...Array( String( most - 1 ).length ).keys() ];
	return `(SELECT n FROM (SELECT ${ places
		.map( ( place ) => `${ 10 ** place } * d${ place }.n` )
		.join( ' + ' ) } AS n FROM ${ places
		.map( ( place ) => `${ digits } d${ place }` )
		.join( ' CROSS JOIN ' ) }) every_n WHERE n < ${ most }) numbers`;
}
