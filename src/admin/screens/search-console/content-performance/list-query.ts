/** The pages that the list shows. */
import {
	oneOf,
	pageNumber,
	routeWith,
	text,
	urlQuery,
} from '../../../lists/url-query';
import {
	RANGE_PARAMETERS,
	requestOf as requestOfRange,
	type Range,
} from '../range';
import { STATUSES, type ContentStatus } from './status';

export type SortKey = 'clicks' | 'position' | 'impressions';

export interface ListQuery extends Range {
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

/** Rows of a page of the full and of the short view. */
export const PER_PAGE = 20;
export const SHORT = 5;

/** The parameters of the screen's URL. */
export const LIST = urlQuery< ListQuery >( {
	search: text(),
	status: oneOf( 'all', ...STATUSES ),
	insight: text(),
	orderby: oneOf( 'clicks', 'position', 'impressions' ),
	order: oneOf( 'desc', 'asc' ),
	page: pageNumber,
	url: text(),
	tab: oneOf( 'analysis', 'gap' ),
	...RANGE_PARAMETERS,
} );

/** No search, and no filter. */
export const ALL = { search: '', status: 'all', insight: '' } as const;

const ROUTE = '/content-performance';

/**
 * Returns the route of the screen with a query.
 *
 * @param query The values that differ from the defaults.
 */
export const routeOf = ( query: Partial< ListQuery > ): string =>
	routeWith( ROUTE, LIST.write( query ) );

/**
 * Returns the parameters of GET /pharos/v1/content-performance.
 *
 * @param query    The current query.
 * @param rowLimit Rows per page.
 */
export const requestOf = (
	{ search, status, insight, orderby, order, page, ...range }: ListQuery,
	rowLimit: number
): string =>
	new URLSearchParams( {
		...requestOfRange( range ),
		rowLimit: String( rowLimit ),
		orderby,
		order,
		page: String( page ),
		...( search !== '' && { search } ),
		...( status !== 'all' && { status } ),
		...( insight !== '' && { insight } ),
	} ).toString();
