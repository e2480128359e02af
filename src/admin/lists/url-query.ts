/** What a list shows, as the URL of its screen has it. */

/** Reads a value of a parameter; anything invalid becomes the default. */
type Reader< Value > = ( value: string ) => Value;

interface Parameter< Value > {
	initial: Value;
	read: Reader< Value >;
}

/** By name of the parameter. */
type Parameters< Query > = {
	[ Name in keyof Query ]: Parameter< Query[ Name ] >;
};

export interface UrlQuery< Query > {
	initial: Query;
	/** Reads the query from the parameters of a route. */
	read: ( params: URLSearchParams ) => Query;
	/** The parameters of a route: those that differ from the defaults. */
	write: ( query: Partial< Query > ) => string;
}

/** Any text. */
export const text = ( initial = '' ): Parameter< string > => ( {
	initial,
	read: ( value ) => value,
} );

/**
 * One of some values, the default first.
 *
 * @param values All valid values.
 */
export const oneOf = < Value extends string >(
	...values: readonly [ Value, ...Value[] ]
): Parameter< Value > => ( {
	initial: values[ 0 ],
	read: ( value ) =>
		values.find( ( known ) => known === value ) ?? values[ 0 ],
} );

/** A page number, from 1. */
export const pageNumber: Parameter< number > = {
	initial: 1,
	read: ( value ) => Math.max( 1, Math.trunc( Number( value ) ) || 1 ),
};

/**
 * The query of a list with these parameters.
 *
 * @param parameters By name.
 */
export function urlQuery< Query extends object >(
	parameters: Parameters< Query >
): UrlQuery< Query > {
	const names = Object.keys( parameters ) as ( keyof Query & string )[];
	const queryOf = ( params: URLSearchParams ) =>
		Object.fromEntries(
			names.map( ( name ) => {
				const { initial, read } = parameters[ name ];
				const value = params.get( name );
				return [ name, value === null ? initial : read( value ) ];
			} )
		) as Query;
	return {
		initial: queryOf( new URLSearchParams() ),
		read: queryOf,
		write: ( query ) =>
			new URLSearchParams(
				Object.entries( query )
					.filter(
						( [ name, value ] ) =>
							value !== parameters[ name as keyof Query ].initial
					)
					.map( ( [ name, value ] ) => [ name, String( value ) ] )
			).toString(),
	};
}

/**
 * The route of a screen whose list shows this query.
 *
 * @param route  Of the screen.
 * @param params See UrlQuery.write.
 */
export const routeWith = ( route: string, params: string ): string =>
	params === '' ? route : `${ route }?${ params }`;

/**
 * Whether a list doesn't show all rows.
 *
 * @param query The current query.
 * @param all   The values of the query that show all rows.
 */
export const isFiltered = < Query extends object >(
	query: Query,
	all: Partial< Query >
): boolean =>
	( Object.keys( all ) as ( keyof Query )[] ).some(
		( name ) => query[ name ] !== all[ name ]
	);
