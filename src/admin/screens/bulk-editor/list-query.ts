/** Which part of the list is shown: as it stands in the address of the screen, and as the server is asked for it. */

export interface ListQuery {
	search: string;
	/** A post type or taxonomy, or `all`. */
	type: string;
	/** What needs work, or `all`. */
	filter: string;
	/** One of ORDERS. */
	order: string;
	page: number;
}

/** Rows of a page. */
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
 * Reads the query from an address; what it does not say, or says wrongly, is as usual.
 *
 * @param address The parameters of the route.
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
 * The parameters of the screen's route: what differs from the usual.
 *
 * @param query What is shown.
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
 * The parameters of the server's route.
 *
 * @param query What is shown.
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
 * Whether anything is left out by search, type or filter.
 *
 * @param query What is shown.
 */
export const isFiltered = ( query: ListQuery ): boolean =>
	addressOf( { ...query, order: DEFAULTS.order, page: 1 } ) !== '';

/**
 * Whether the list is to be sorted by name.
 *
 * @param query What is shown.
 */
export const isSortedByName = ( { order }: ListQuery ): boolean =>
	order.startsWith( 'name' );
