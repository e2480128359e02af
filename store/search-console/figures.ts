/** The requests of what Google knows about the selected property: figures, insights, sitemaps, the state of a page. */
import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { receive, ROUTE } from './common';
import type {
	ClicksData,
	ContentPerformance,
	FigureList,
	Figures,
	Insight,
	Inspection,
	PageDetails,
	SearchBreakdown,
	SiteTraffic,
	SubmittedSitemap,
} from './types';

/**
 * Requests data again until the response belongs to the currently selected property.
 *
 * @param args        The arguments of the thunk.
 * @param args.select The selectors of the store.
 * @param request     Sends the request.
 */
async function ofSelectedSite< Value >(
	{ select }: ThunkArgs,
	request: () => Promise< Value >
): Promise< Value > {
	for (;;) {
		const before = select.__getSelectedSite();
		const value = await request();
		if ( before === select.__getSelectedSite() ) {
			return value;
		}
	}
}

/**
 * Creates the request of a list of figures.
 *
 * @param list    The list.
 * @param request Sends the request; its argument is the key in the list.
 */
const figuresOf =
	< List extends FigureList >(
		list: List,
		request: ( key: string ) => Promise< Figures[ List ][ string ] >
	) =>
	async ( args: ThunkArgs, key: string ): Promise< void > => {
		const value = await ofSelectedSite( args, () => request( key ) );
		args.dispatch( {
			type: 'searchConsole/RECEIVE_FIGURES',
			list,
			key,
			value,
		} as Action );
	};

export const fetchClicksData = figuresOf( 'clicksData', ( query ) =>
	fetchData< ClicksData >( {
		path: `${ REST_PATH }/clicks-and-impressions`,
		method: 'POST',
		data: Object.fromEntries( new URLSearchParams( query ) ),
	} )
);

export const fetchSiteTraffic = figuresOf( 'siteTraffic', ( query ) =>
	fetchJson< SiteTraffic >( {
		path: `${ REST_PATH }/site-traffic?${ query }`,
	} )
);

export const fetchBreakdown = figuresOf( 'breakdowns', ( query ) =>
	fetchJson< SearchBreakdown >( { path: `${ ROUTE }/breakdown?${ query }` } )
);

export const fetchContentPerformance = figuresOf(
	'contentPerformance',
	( query ) =>
		fetchJson< ContentPerformance >( {
			path: `${ REST_PATH }/content-performance?${ query }`,
		} )
);

export const fetchPageDetails = figuresOf( 'pageDetails', ( query ) =>
	fetchData< PageDetails >( { path: `${ ROUTE }/page?${ query }` } )
);

export async function fetchInsights( args: ThunkArgs ): Promise< void > {
	const insights = await ofSelectedSite( args, () =>
		fetchData< Insight[] >( { path: `${ ROUTE }/insights` } )
	);
	args.dispatch( receive( { insights } ) );
}

export async function fetchSubmittedSitemap(
	args: ThunkArgs
): Promise< void > {
	const submittedSitemap = await ofSelectedSite( args, () =>
		fetchData< SubmittedSitemap >( { path: `${ ROUTE }/sitemaps` } )
	);
	args.dispatch( receive( { submittedSitemap } ) );
}

export async function inspectPage(
	args: ThunkArgs,
	url: string
): Promise< void > {
	await figuresOf( 'inspectedPages', async () => {
		const inspection = await fetchData< Inspection >( {
			path: `${ ROUTE }/inspect`,
			method: 'POST',
			data: { url },
		} );
		const { used, limit } = inspection;
		args.dispatch( receive( { inspections: { used, limit } } ) );
		return inspection;
	} )( args, url );
}
