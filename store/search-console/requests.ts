/** All requests of Search Console: the code behind the resolvers and actions of this slice, loaded with their first use. */
import { controls } from '@wordpress/data';
import { addQueryArgs } from '@wordpress/url';
import type { AnalysisState } from '../analysis/types';
import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import { removeNotice, showSuccess } from '../notices';
import type { Action } from '../types';
import {
	showDisconnected,
	showFailed,
	showGoogleError,
	showSelected,
	showSubmitted,
} from './messages';
import { NOTICE } from './notice';
import type {
	ClicksData,
	Connection,
	ContentPerformance,
	Credentials,
	FigureList,
	Figures,
	Insight,
	Inspection,
	PageDetails,
	SearchBreakdown,
	SearchConsoleState,
	SignInFrom,
	Sites,
	SiteTraffic,
	SubmittedSitemap,
	Summary,
} from './types';

export { showGoogleError };

/** The check of the site analysis whether Search Console is connected. */
const CHECK = 'search_console';

const ROUTE = `${ REST_PATH }/search-console`;

function* receive(
	changes: Partial< Omit< SearchConsoleState, 'hasSiteSelected' > >
): Routine< void > {
	yield { type: 'searchConsole/RECEIVE', changes } satisfies Action;
}

/** Marks the data on the screen as outdated, so that they are requested again. */
function* renewFigures(): Routine< void > {
	yield { type: 'searchConsole/FETCHED' } satisfies Action;
}

/**
 * Requests the connection.
 *
 * @param isWorking Whether the server works on a fetch for some seconds, if WP-Cron doesn't run.
 */
export function* fetchConnection( isWorking = false ): Routine< void > {
	yield* receive(
		yield* fetchData< Connection >( {
			path: isWorking ? addQueryArgs( ROUTE, { work: '1' } ) : ROUTE,
		} )
	);
}

export function* fetchSites(): Routine< void > {
	const { siteEntry, suggested, automatic } = yield* fetchJson< Sites >( {
		path: `${ REST_PATH }/sites`,
	} );
	yield* receive( { sites: { siteEntry, suggested, automatic } } );
}

/**
 * Requests data again until the response belongs to the currently selected property.
 *
 * @param ask The request.
 */
function* ofSelectedSite< Value >(
	ask: () => Routine< Value >
): Routine< Value > {
	const selected = () => controls.select( STORE_NAME, '__getSelectedSite' );
	for (;;) {
		const before = yield selected();
		const value = yield* ask();
		if ( before === ( yield selected() ) ) {
			return value;
		}
	}
}

function* receiveFigures< List extends FigureList >(
	list: List,
	key: string,
	ask: () => Routine< Figures[ List ][ string ] >
): Routine< void > {
	const value = yield* ofSelectedSite( ask );
	yield {
		type: 'searchConsole/RECEIVE_FIGURES',
		list,
		key,
		value,
	} as Action;
}

export const fetchClicksData = ( request: string ): Routine< void > =>
	receiveFigures( 'clicksData', request, () =>
		fetchData< ClicksData >( {
			path: `${ REST_PATH }/clicks-and-impressions`,
			method: 'POST',
			data: Object.fromEntries( new URLSearchParams( request ) ),
		} )
	);

export const fetchSiteTraffic = ( request: string ): Routine< void > =>
	receiveFigures( 'siteTraffic', request, () =>
		fetchJson< SiteTraffic >( {
			path: `${ REST_PATH }/site-traffic?${ request }`,
		} )
	);

export const fetchBreakdown = ( request: string ): Routine< void > =>
	receiveFigures( 'breakdowns', request, () =>
		fetchJson< SearchBreakdown >( {
			path: `${ ROUTE }/breakdown?${ request }`,
		} )
	);

export const fetchContentPerformance = ( request: string ): Routine< void > =>
	receiveFigures( 'contentPerformance', request, () =>
		fetchJson< ContentPerformance >( {
			path: `${ REST_PATH }/content-performance?${ request }`,
		} )
	);

export const fetchPageDetails = ( request: string ): Routine< void > =>
	receiveFigures( 'pageDetails', request, () =>
		fetchData< PageDetails >( { path: `${ ROUTE }/page?${ request }` } )
	);

export function* fetchInsights(): Routine< void > {
	const insights = yield* ofSelectedSite( () =>
		fetchData< Insight[] >( { path: `${ ROUTE }/insights` } )
	);
	yield* receive( { insights } );
}

export function* fetchSubmittedSitemap(): Routine< void > {
	const submittedSitemap = yield* ofSelectedSite( () =>
		fetchData< SubmittedSitemap >( { path: `${ ROUTE }/sitemaps` } )
	);
	yield* receive( { submittedSitemap } );
}

/**
 * Inspects a URL in Google's index; counts toward the daily quota.
 *
 * @param url The URL of the page.
 * @throws The response of the server.
 */
export function* inspectPage( url: string ): Routine< void > {
	yield* receiveFigures( 'inspectedPages', url, function* () {
		const inspection = yield* fetchData< Inspection >( {
			path: `${ ROUTE }/inspect`,
			method: 'POST',
			data: { url },
		} );
		const { used, limit } = inspection;
		yield* receive( { inspections: { used, limit } } );
		return inspection;
	} );
}

/**
 * Starts or pauses the checks of the index status.
 *
 * @param on Whether to check pages.
 * @throws The response of the server.
 */
export function* turnIndexChecks( on: boolean ): Routine< void > {
	yield* fetchJson( {
		path: `${ ROUTE }/index`,
		method: 'POST',
		data: { on },
	} );
	yield { type: 'indexStatus/OUTDATED' } satisfies Action;
}

/**
 * The email summary as it would be now, and when it is sent to whom.
 *
 * @throws The response of the server.
 */
export const fetchSummary = (): Routine< Summary > =>
	fetchData< Summary >( { path: `${ ROUTE }/summary` } );

/**
 * Sends the email summary to the current user.
 *
 * @throws The response of the server.
 */
export function* sendTestSummary(): Routine< void > {
	const { message } = yield* fetchJson< { message: string } >( {
		path: `${ ROUTE }/summary`,
		method: 'POST',
	} );
	yield* showSuccess( { id: NOTICE, text: message } );
}

/** Submits the site's sitemap to Google. */
export function* submitSitemap(): Routine< void > {
	yield* removeNotice( NOTICE );
	try {
		const submittedSitemap = yield* fetchData< SubmittedSitemap >( {
			path: `${ ROUTE }/sitemaps`,
			method: 'POST',
		} );
		yield* receive( { submittedSitemap } );
		yield* showSubmitted();
	} catch ( reason ) {
		yield* showFailed( reason );
	}
}

/**
 * Starts fetching data in the background.
 *
 * @param isAll Whether to fetch all days again, not only new ones.
 */
export function* startFetch( isAll = false ): Routine< void > {
	yield* removeNotice( NOTICE );
	try {
		yield* fetchJson( {
			path: `${ ROUTE }/fetch`,
			method: 'POST',
			data: { all: isAll },
		} );
		yield* fetchConnection();
	} catch ( reason ) {
		yield* showFailed( reason );
	}
}

/**
 * Stores the credentials of the Google API. For a service account, this also connects it.
 *
 * @param credentials An OAuth client or the key of a service account.
 * @throws The response of the server.
 */
export function* saveCredentials( credentials: Credentials ): Routine< void > {
	yield* receive(
		yield* fetchData< Connection >( {
			path: `${ REST_PATH }/google-credentials`,
			method: 'POST',
			data: credentials,
		} )
	);
}

/**
 * Removes the stored credentials.
 *
 * @throws The response of the server.
 */
export function* removeCredentials(): Routine< void > {
	yield* receive(
		yield* fetchData< Connection >( {
			path: `${ REST_PATH }/google-credentials`,
			method: 'DELETE',
		} )
	);
}

/**
 * The Google URL where the site owner grants access.
 *
 * @param canSubmitSitemaps Whether to request the permission to submit sitemaps, too.
 * @param from              The page that Google redirects back to.
 * @throws The response of the server.
 */
export function* fetchAuthUrl(
	canSubmitSitemaps: boolean,
	from: SignInFrom = 'dashboard'
): Routine< string > {
	const { url } = yield* fetchJson< { url: string } >( {
		path: addQueryArgs( `${ REST_PATH }/auth-url`, {
			sitemaps: canSubmitSitemaps ? '1' : '0',
			...( from !== 'dashboard' && { from } ),
		} ),
	} );
	return url;
}

/**
 * Selects the property whose data belong to this site.
 *
 * @param url      The property URL as used by Google.
 * @param keepData Whether to keep the data of the former property.
 * @throws The response of the server.
 */
export function* selectSite( url: string, keepData = true ): Routine< void > {
	yield* fetchJson( {
		path: `${ REST_PATH }/site`,
		method: 'PUT',
		data: { url, keep_data: keepData },
	} );
	yield* receive( {
		selectedSite: url,
		tempSelectedSite: null,
		isSiteSelectorOpen: false,
	} );
	yield* showSelected();
	yield* fetchConnection();
	yield* renewFigures();
	const { reports }: AnalysisState = yield controls.select(
		STORE_NAME,
		'__getAnalysis'
	);
	if ( reports.other?.items[ CHECK ] ) {
		// Its result on the screen may be that nothing is connected.
		yield controls.dispatch( STORE_NAME, 'runCheck', CHECK );
	}
}

/**
 * Disconnects the account.
 *
 * @param keepData Whether to keep the data on the site.
 * @throws The response of the server.
 */
export function* disconnect( keepData: boolean ): Routine< void > {
	yield* fetchJson( {
		path: `${ REST_PATH }/revoke-auth`,
		method: 'DELETE',
		data: { keep_data: keepData },
	} );
	yield* showDisconnected();
}

/**
 * Confirms that the site has moved to its current URL and isn't a copy.
 *
 * @throws The response of the server.
 */
export function* confirmMove(): Routine< void > {
	yield* receive(
		yield* fetchData< Connection >( {
			path: `${ ROUTE }/moved`,
			method: 'POST',
		} )
	);
}
