/** The query of the check list, stored in the URL of the screen. */
import {
	SHOWN_STATUSES,
	type ShownStatus,
} from '../../../../common/checks/status';

export interface ListQuery {
	status: ShownStatus | 'all';
	search: string;
	page: number;
	/** The id of the check whose details are open, or ''. */
	check: string;
}

const DEFAULTS: ListQuery = { status: 'all', search: '', page: 1, check: '' };

const isStatus = ( name: string | null ): name is ShownStatus =>
	SHOWN_STATUSES.includes( name as ShownStatus );

/**
 * Reads the query from the URL; missing and invalid values get their defaults.
 *
 * @param address The query parameters of the route.
 */
export function readQuery( address: URLSearchParams ): ListQuery {
	const status = address.get( 'status' );
	return {
		status: isStatus( status ) ? status : DEFAULTS.status,
		search: address.get( 'search' ) ?? '',
		page: Math.max( 1, Math.trunc( Number( address.get( 'page' ) ) ) || 1 ),
		check: address.get( 'check' ) ?? '',
	};
}

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

export const ROUTE = '/site-seo-analysis';

/**
 * Returns the route of the screen with a query.
 *
 * @param query The values that differ from the defaults.
 */
export function routeOf( query: Partial< ListQuery > ): string {
	const address = addressOf( query );
	return address === '' ? ROUTE : `${ ROUTE }?${ address }`;
}
