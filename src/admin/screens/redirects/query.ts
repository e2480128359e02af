/** The redirects that the list shows. */
import type { Redirect } from '../../../../store';
import { oneOf, pageNumber, text, urlQuery } from '../../lists/url-query';

export interface Query {
	search: string;
	/** HTTP status; 0 for all. */
	status: number;
	origin: '' | Redirect[ 'origin' ];
	state: '' | 'on' | 'off' | 'dead';
	/** The number of an import; 0 for all redirects. */
	import: number;
	page: number;
	orderby: 'id' | 'source' | 'hits' | 'last_hit';
	order: 'asc' | 'desc';
}

/** The parameters of the screen's URL. */
export const LIST = urlQuery< Query >( {
	search: text(),
	status: { initial: 0, read: ( value ) => Number( value ) || 0 },
	origin: oneOf( '', 'manual', 'change', 'import', 'migration' ),
	state: oneOf( '', 'on', 'off', 'dead' ),
	import: { initial: 0, read: ( value ) => Number( value ) || 0 },
	page: pageNumber,
	orderby: oneOf( 'id', 'source', 'hits', 'last_hit' ),
	order: oneOf( 'desc', 'asc' ),
} );

/** No filter, and no search. */
export const ALL = {
	search: '',
	status: 0,
	origin: '',
	state: '',
	import: 0,
} as const;

/** Rows of a page. */
export const PER_PAGE = 20;

/**
 * Returns the parameters of GET /pharos/v1/redirects.
 *
 * @param query The current query.
 */
export const requestOf = ( {
	search,
	status,
	origin,
	state,
	import: number,
	page,
	orderby,
	order,
}: Query ): string =>
	new URLSearchParams( {
		per_page: String( PER_PAGE ),
		page: String( page ),
		orderby,
		order,
		...( search !== '' && { search } ),
		...( status !== 0 && { status: String( status ) } ),
		...( origin !== '' && { origin } ),
		...( state !== '' && { state } ),
		...( number !== 0 && { import: String( number ) } ),
	} ).toString();
