import { useSelect, type CurriedSelectorsOf } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store } from '../../../store';
import { Resource } from '../../resource';
import { pageText } from './page-text';
import { PagedList, type PagedListProps } from './paged-list';
import { clampPage } from './pagination/page-numbers';
import { isFiltered } from './url-query';
import { useAnnouncement } from './use-announcement';

type Selectors = CurriedSelectorsOf< typeof store >;

interface Page {
	total: number;
	pages: number;
}

/** The selectors of a page of rows. Their argument is the query string of the route. */
export type PageSelector = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		request: string
	) => Page | null
		? Name
		: never;
}[ keyof Selectors ] &
	Parameters< Selectors[ 'hasResolutionFailed' ] >[ 0 ];

/** The response that a selector returns. */
export type PageOf< Name extends PageSelector > = NonNullable<
	ReturnType< Selectors[ Name ] >
>;

interface ServerListProps<
	Name extends PageSelector,
	Query extends { page: number },
> extends Omit<
	PagedListProps,
	| 'list'
	| 'isBusy'
	| 'isEmpty'
	| 'isFiltered'
	| 'onClear'
	| 'page'
	| 'pages'
	| 'total'
	| 'onChange'
	| 'children'
> {
	/** The selector of the store. */
	read: Name;
	query: Query;
	/** Returns the argument of the selector. */
	requestOf: ( query: Query ) => string;
	/** The values of the query that show all rows: without a search, without filters. */
	all: Partial< Query >;
	onChange: ( changes: Partial< Query > ) => void;
	/** The title of the error message. */
	failure: string;
	/** Number of rows of the skeleton. */
	rows?: number;
	/** Return what is above and below the list, also of an empty one. */
	head?: ( page: PageOf< Name > ) => ReactNode;
	foot?: ( page: PageOf< Name > ) => ReactNode;
	/** Returns the table. The query is that of the response, not the one that is loading. */
	children: ( page: PageOf< Name >, query: Query ) => ReactNode;
}

/**
 * A list whose pages are requested by a selector of the store. While another page loads, the known rows stay; a page
 * after the last one is the last one; another page or filter is announced.
 */
export function ServerList<
	Name extends PageSelector,
	Query extends { page: number },
>( {
	read,
	query: wanted,
	requestOf,
	all,
	onChange,
	failure,
	rows = 8,
	head,
	foot,
	children,
	...list
}: ServerListProps< Name, Query > ) {
	const known = usePage( read, requestOf( wanted ) ).page;
	const query = {
		...wanted,
		page: known ? clampPage( wanted.page, known.pages ) : wanted.page,
	};
	const request = requestOf( query );
	const { page, hasFailed } = usePage( read, request );
	const [ last, setLast ] = useState( { page, query, request } );
	if ( page && ( page !== last.page || request !== last.request ) ) {
		setLast( { page, query, request } );
	}
	const shown = page ? { page, query, request } : last;
	useAnnouncement( shown.page ? shown.request : '', () =>
		shown.page
			? pageText( shown.page.total, shown.query.page, shown.page.pages )
			: ''
	);
	if ( ! shown.page || ( ! page && hasFailed ) ) {
		return (
			<Resource
				reads={ [ [ read, request ] ] }
				failure={ failure }
				rows={ rows }
			>
				{ null }
			</Resource>
		);
	}
	return (
		<>
			{ head?.( shown.page ) }
			<PagedList
				{ ...list }
				isBusy={ ! page }
				isEmpty={ shown.page.total === 0 }
				isFiltered={ isFiltered( shown.query, all ) }
				onClear={ () => onChange( all ) }
				page={ shown.query.page }
				pages={ shown.page.pages }
				total={ shown.page.total }
				onChange={ ( to ) =>
					onChange( { page: to } as Partial< Query > )
				}
			>
				{ children( shown.page, shown.query ) }
			</PagedList>
			{ foot?.( shown.page ) }
		</>
	);
}

/** Returns the response to a request; null until it arrives. */
function usePage< Name extends PageSelector >( read: Name, request: string ) {
	return useSelect(
		( select ) => {
			const selectors = select( store );
			return {
				page: selectors[ read ]( request ) as PageOf< Name > | null,
				hasFailed: selectors.hasResolutionFailed( read, [ request ] ),
			};
		},
		[ read, request ]
	);
}
