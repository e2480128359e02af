/** The checks that the list shows. */
import {
	SHOWN_STATUSES,
	type ShownStatus,
} from '../../../../common/checks/status';
import {
	oneOf,
	pageNumber,
	routeWith,
	text,
	urlQuery,
} from '../../lists/url-query';

export interface ListQuery {
	status: ShownStatus | 'all';
	search: string;
	page: number;
	/** The id of the check whose details are open, or ''. */
	check: string;
}

/** The parameters of the screen's URL. */
export const LIST = urlQuery< ListQuery >( {
	status: oneOf( 'all', ...SHOWN_STATUSES ),
	search: text(),
	page: pageNumber,
	check: text(),
} );

export const ROUTE = '/site-seo-analysis';

/**
 * Returns the route of the screen with a query.
 *
 * @param query The values that differ from the defaults.
 */
export const routeOf = ( query: Partial< ListQuery > ): string =>
	routeWith( ROUTE, LIST.write( query ) );
