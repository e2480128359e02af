/** The query of the page list, stored in the URL of the screen. */
import { STATUSES, type ContentStatus } from './status';

export type SortKey = 'clicks' | 'position' | 'impressions';

export interface ListQuery {
	search: string;
	status: ContentStatus | 'all';
	/** The code of an insight, or ''. */
	insight: string;
	orderby: SortKey;
	order: 'asc' | 'desc';
	page: number;
	/** The URL of the page whose details are open, or ''. */
	url: string;
	tab: 'analysis' | 'gap';
}

export const DEFAULTS: ListQuery = {
	search: '',
	status: 'all',
	insight: '',
	orderby: 'clicks',
	order: 'desc',
	page: 1,
	url: '',
	tab: 'analysis',
};

/** Rows per page in the full and in the short view (spec.md section 9). */
export const PER_PAGE = 20;
export const SHORT = 5;

const SORT_KEYS: readonly SortKey[] = [ 'clicks', 'position', 'impressions' ];

/**
 * Returns a parameter's value if it is valid, otherwise the fallback.
 *
 * @param values   All valid values.
 * @param value    The value in the URL.
 * @param fallback The fallback for invalid values.
 */
const oneOf = < Value extends string >(
	values: readonly Value[],
	value: string | null,
	fallback: Value
): Value => values.find( ( known ) => known === value ) ?? fallback;

/**
 * Reads the query from the URL; invalid values get their defaults.
 *
 * @param address The query parameters of the route.
 */
export const readQuery = ( address: URLSearchParams ): ListQuery => ( {
	search: address.get( 'search' ) ?? '',
	status: oneOf( [ 'all', ...STATUSES ], address.get( 'status' ), 'all' ),
	insight: address.get( 'insight' ) ?? '',
	orderby: oneOf( SORT_KEYS, address.get( 'orderby' ), 'clicks' ),
	order: oneOf( [ 'asc', 'desc' ], address.get( 'order' ), 'desc' ),
	page: Math.max( 1, Math.trunc( Number( address.get( 'page' ) ) ) || 1 ),
	url: address.get( 'url' ) ?? '',
	tab: oneOf( [ 'analysis', 'gap' ], address.get( 'tab' ), 'analysis' ),
} );

/**
 * Returns the query parameters of the screen's route: values that differ from the defaults.
 *
 * @param query The current query.
 */
export const addressOf = ( query: Partial< ListQuery > ): string =>
	new URLSearchParams(
		Object.entries( query )
			.filter(
				( [ name, value ] ) =>
					value !== DEFAULTS[ name as keyof ListQuery ]
			)
			.map( ( [ name, value ] ) => [ name, String( value ) ] )
	).toString();

export const ROUTE = '/content-performance';

/**
 * Returns the route of the screen with a query.
 *
 * @param query The values that differ from the defaults.
 */
export function routeOf( query: Partial< ListQuery > ): string {
	const address = addressOf( query );
	return address === '' ? ROUTE : `${ ROUTE }?${ address }`;
}

/**
 * Returns the parameters of GET /pharos/v1/content-performance.
 *
 * @param query    The current query.
 * @param rowLimit Rows per page.
 */
export const requestOf = (
	{ search, status, insight, orderby, order, page }: ListQuery,
	rowLimit: number
): string =>
	new URLSearchParams( {
		rowLimit: String( rowLimit ),
		orderby,
		order,
		page: String( page ),
		...( search !== '' && { search } ),
		...( status !== 'all' && { status } ),
		...( insight !== '' && { insight } ),
	} ).toString();

/**
 * Returns the order after a click on a column's header: the reverse direction, or the column's default. Always goes to the
 * first page.
 *
 * @param query The current query.
 * @param key   The column.
 */
export const sortedBy = (
	query: Pick< ListQuery, 'orderby' | 'order' >,
	key: SortKey
): Pick< ListQuery, 'orderby' | 'order' | 'page' > => ( {
	orderby: key,
	order: query.orderby === key && query.order === 'desc' ? 'asc' : 'desc',
	page: 1,
} );
