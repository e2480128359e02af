/** Which redirects are shown, in which order. */
export interface Query {
	search: string;
	/** 0 for all. */
	status: number;
	page: number;
	orderby: 'id' | 'source' | 'hits' | 'last_hit';
	order: 'asc' | 'desc';
}

/** Rows of a page. */
export const PER_PAGE = 20;

/**
 * The parameters of GET /pharos/v1/redirects.
 *
 * @param query Which redirects are shown.
 */
export const requestOf = ( {
	search,
	status,
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
	} ).toString();
