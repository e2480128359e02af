/** Which pages are shown: as it stands in the address of the screen. */
import { STATUSES, type ContentStatus } from './status';

export type SortKey = 'clicks' | 'position' | 'impressions';

export interface ListQuery {
	search: string;
	status: ContentStatus | 'all';
	/** Code of an insight, or ''. */
	insight: string;
	orderby: SortKey;
	order: 'asc' | 'desc';
	page: number;
	/** The page whose details are open, or ''. */
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

/** Rows of a page of the full and of the short view (spec.md section 9). */
export const PER_PAGE = 20;
export const SHORT = 5;

const SORT_KEYS: readonly SortKey[] = [ 'clicks', 'position', 'impressions' ];

/**
 * One of the values that a parameter may have.
 *
 * @param values   All that it may have.
 * @param value    What the address says.
 * @param fallback For everything else.
 */
const oneOf = < Value extends string >(
	values: readonly Value[],
	value: string | null,
	fallback: Value
): Value => values.find( ( known ) => known === value ) ?? fallback;

/**
 * Reads the query from an address; unknown values are as usual.
 *
 * @param address The parameters of the route.
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
 * The parameters of the screen's route: those that differ from the usual.
 *
 * @param query What is shown.
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
 * The route that shows some of the pages.
 *
 * @param query What differs from the usual.
 */
export function routeOf( query: Partial< ListQuery > ): string {
	const address = addressOf( query );
	return address === '' ? ROUTE : `${ ROUTE }?${ address }`;
}

/**
 * The parameters of GET /pharos/v1/content-performance.
 *
 * @param query    What is shown.
 * @param rowLimit Rows of a page.
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
 * The query after a click on a column: the other direction, or the column's own first one. Always from the first page on.
 *
 * @param query What is shown.
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
