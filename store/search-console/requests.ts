/** All requests of Search Console: the code behind the resolvers and actions of this slice, loaded with their first use. */
import { addQueryArgs } from '@wordpress/url';
import { runCheck } from '../analysis/actions';
import { fetchData, fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { removeNotice, showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { receive, ROUTE } from './common';
import {
	showDisconnected,
	showFailed,
	showGoogleError,
	showSelected,
	showSubmitted,
} from './messages';
import { NOTICE } from './notice';
import type {
	Connection,
	Credentials,
	SignInFrom,
	Sites,
	SubmittedSitemap,
	Summary,
} from './types';

export * from './figures';
export { showGoogleError };

/** The check of the site analysis whether Search Console is connected. */
const CHECK = 'search_console';

/**
 * Requests the connection.
 *
 * @param isWorking Whether the server works on a fetch for some seconds, if WP-Cron doesn't run.
 */
export async function fetchConnection(
	{ dispatch }: ThunkArgs,
	isWorking = false
): Promise< void > {
	dispatch(
		receive(
			await fetchData< Connection >( {
				path: isWorking ? addQueryArgs( ROUTE, { work: '1' } ) : ROUTE,
			} )
		)
	);
}

export async function fetchSites( { dispatch }: ThunkArgs ): Promise< void > {
	const { siteEntry, suggested, automatic } = await fetchJson< Sites >( {
		path: `${ REST_PATH }/sites`,
	} );
	dispatch( receive( { sites: { siteEntry, suggested, automatic } } ) );
}

export async function turnIndexChecks(
	{ dispatch }: ThunkArgs,
	on: boolean
): Promise< void > {
	await fetchJson( {
		path: `${ ROUTE }/index`,
		method: 'POST',
		data: { on },
	} );
	dispatch( { type: 'indexStatus/OUTDATED' } satisfies Action );
}

export const fetchSummary = (): Promise< Summary > =>
	fetchData< Summary >( { path: `${ ROUTE }/summary` } );

export async function sendTestSummary( {
	dispatch,
}: ThunkArgs ): Promise< void > {
	const { message } = await fetchJson< { message: string } >( {
		path: `${ ROUTE }/summary`,
		method: 'POST',
	} );
	dispatch( showSuccess( { id: NOTICE, text: message } ) );
}

export async function submitSitemap( {
	dispatch,
}: ThunkArgs ): Promise< void > {
	dispatch( removeNotice( NOTICE ) );
	try {
		const submittedSitemap = await fetchData< SubmittedSitemap >( {
			path: `${ ROUTE }/sitemaps`,
			method: 'POST',
		} );
		dispatch( receive( { submittedSitemap } ) );
		dispatch( showSubmitted() );
	} catch ( reason ) {
		dispatch( showFailed( reason ) );
	}
}

export async function startFetch(
	args: ThunkArgs,
	isAll = false
): Promise< void > {
	const { dispatch } = args;
	dispatch( removeNotice( NOTICE ) );
	try {
		await fetchJson( {
			path: `${ ROUTE }/fetch`,
			method: 'POST',
			data: { all: isAll },
		} );
		await fetchConnection( args );
	} catch ( reason ) {
		dispatch( showFailed( reason ) );
	}
}

export async function saveCredentials(
	{ dispatch }: ThunkArgs,
	credentials: Credentials
): Promise< void > {
	dispatch(
		receive(
			await fetchData< Connection >( {
				path: `${ REST_PATH }/google-credentials`,
				method: 'POST',
				data: credentials,
			} )
		)
	);
}

export async function removeCredentials( {
	dispatch,
}: ThunkArgs ): Promise< void > {
	dispatch(
		receive(
			await fetchData< Connection >( {
				path: `${ REST_PATH }/google-credentials`,
				method: 'DELETE',
			} )
		)
	);
}

export async function fetchAuthUrl(
	_args: ThunkArgs,
	canSubmitSitemaps: boolean,
	from: SignInFrom = 'dashboard'
): Promise< string > {
	const { url } = await fetchJson< { url: string } >( {
		path: addQueryArgs( `${ REST_PATH }/auth-url`, {
			sitemaps: canSubmitSitemaps ? '1' : '0',
			...( from !== 'dashboard' && { from } ),
		} ),
	} );
	return url;
}

export async function selectSite(
	args: ThunkArgs,
	url: string,
	keepData = true
): Promise< void > {
	const { dispatch } = args;
	await fetchJson( {
		path: `${ REST_PATH }/site`,
		method: 'PUT',
		data: { url, keep_data: keepData },
	} );
	dispatch(
		receive( {
			selectedSite: url,
			tempSelectedSite: null,
			isSiteSelectorOpen: false,
		} )
	);
	dispatch( showSelected() );
	await fetchConnection( args );
	// The data on the screen are outdated, and requested again.
	dispatch( { type: 'searchConsole/FETCHED' } satisfies Action );
	if ( args.select.__getAnalysis().reports.other?.items[ CHECK ] ) {
		// Its result on the screen may be that nothing is connected.
		await dispatch( runCheck( CHECK ) );
	}
}

export async function disconnect(
	{ dispatch }: ThunkArgs,
	keepData: boolean
): Promise< void > {
	await fetchJson( {
		path: `${ REST_PATH }/revoke-auth`,
		method: 'DELETE',
		data: { keep_data: keepData },
	} );
	dispatch( showDisconnected() );
}

export async function confirmMove( { dispatch }: ThunkArgs ): Promise< void > {
	dispatch(
		receive(
			await fetchData< Connection >( {
				path: `${ ROUTE }/moved`,
				method: 'POST',
			} )
		)
	);
}
