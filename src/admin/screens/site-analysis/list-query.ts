/** Which checks are shown: as it stands in the address of the screen. */
import {
	SHOWN_STATUSES,
	type ShownStatus,
} from '../../../../common/checks/status';

export interface ListQuery {
	status: ShownStatus | 'all';
	search: string;
	page: number;
	/** The check whose details are open, or ''. */
	check: string;
}

const DEFAULTS: ListQuery = { status: 'all', search: '', page: 1, check: '' };

const isStatus = ( name: string | null ): name is ShownStatus =>
	SHOWN_STATUSES.includes( name as ShownStatus );

/**
 * Reads the query from an address; what it does not say, or says wrongly, is as usual.
 *
 * @param address The parameters of the route.
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
 * The parameters of the screen's route: what differs from the usual.
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

export const ROUTE = '/site-seo-analysis';

/**
 * The route that shows some of the checks.
 *
 * @param query What differs from the usual.
 */
export function routeOf( query: Partial< ListQuery > ): string {
	const address = addressOf( query );
	return address === '' ? ROUTE : `${ ROUTE }?${ address }`;
}
