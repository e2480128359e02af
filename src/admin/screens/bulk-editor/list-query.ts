/** The query of the list: search, filters, order and page. Stored in the URL of the screen and sent to the server. */

export interface ListQuery {
	search: string;
	/** A post type or taxonomy, or `all`. */
	type: string;
	/** The id of a filter for rows that need work, or `all`. */
	filter: string;
	/** One of ORDERS. */
	order: string;
	page: number;
}

/** Rows per page. */
export const PER_PAGE = 50;

const DEFAULTS: ListQuery = {
	search: '',
	type: 'all',
	filter: 'all',
	order: 'newest',
	page: 1,
};

const ORDERS: Record< string, string > = {
	newest: 'orderby=date&order=desc',
	oldest: 'orderby=date&order=asc',
	name: 'orderby=name&order=asc',
	'name-reversed': 'orderby=name&order=desc',
};

/**
 * Reads the query from the URL; missing and invalid values get their defaults.
 *
 * @param address The query parameters of the route.
 */
export function readQuery( address: URLSearchParams ): ListQuery {
	const { search, type, filter, order, page } = {
		...DEFAULTS,
		...Object.fromEntries( address ),
	};
	return {
		search,
		type,
		filter,
		order: Object.hasOwn( ORDERS, order ) ? order : DEFAULTS.order,
		page: Math.max( 1, Math.trunc( Number( page ) ) || 1 ),
	};
}

/**
 * Returns the query parameters of the screen's route: values that differ from the defaults.
 *
 * @param query The current query.
 */
export const addressOf = ( query: ListQuery ): string =>
	new URLSearchParams(
		Object.entries( query )
			.filter(
				( [ name, value ] ) =>
					value !== DEFAULTS[ name as keyof ListQuery ]
			)
			.map( ( [ name, value ] ) => [ name, String( value ) ] )
	).toString();

/**
 * Returns the query parameters of the REST route.
 *
 * @param query The current query.
 */
export const requestOf = ( {
	search,
	type,
	filter,
	order,
	page,
}: ListQuery ): string =>
	`${ new URLSearchParams( {
		page: String( page ),
		per_page: String( PER_PAGE ),
		search,
		type,
		filter,
	} ) }&${ ORDERS[ order ] }`;

/**
 * Whether a search, type or filter is set.
 *
 * @param query The current query.
 */
export const isFiltered = ( query: ListQuery ): boolean =>
	addressOf( { ...query, order: DEFAULTS.order, page: 1 } ) !== '';

/**
 * Whether the list is sorted by name.
 *
 * @param query The current query.
 */
export const isSortedByName = ( { order }: ListQuery ): boolean =>
	order.startsWith( 'name' );
