/** The posts and terms that the list shows. */
import { oneOf, pageNumber, text, urlQuery } from '../../lists/url-query';

export interface ListQuery {
	search: string;
	/** A post type or taxonomy, or `all`. */
	type: string;
	/** The id of a filter for rows that need work, or `all`. */
	filter: string;
	order: Order;
	page: number;
}

/** Rows per page. */
export const PER_PAGE = 50;

type Order = 'newest' | 'oldest' | 'name' | 'name-reversed';

const ORDERS: Record< Order, string > = {
	newest: 'orderby=date&order=desc',
	oldest: 'orderby=date&order=asc',
	name: 'orderby=name&order=asc',
	'name-reversed': 'orderby=name&order=desc',
};

/** The parameters of the screen's URL. */
export const LIST = urlQuery< ListQuery >( {
	search: text(),
	type: text( 'all' ),
	filter: text( 'all' ),
	order: oneOf( 'newest', 'oldest', 'name', 'name-reversed' ),
	page: pageNumber,
} );

/** No search, and no filter. */
export const ALL = { search: '', type: 'all', filter: 'all' } as const;

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
 * Whether the list is sorted by name.
 *
 * @param query The current query.
 */
export const isSortedByName = ( { order }: ListQuery ): boolean =>
	order.startsWith( 'name' );
