import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { lazily } from './lazily';

const change = (
	changes: Extract< Action, { type: 'searchConsole/RECEIVE' } >[ 'changes' ]
): Action => ( { type: 'searchConsole/RECEIVE', changes } );

/**
 * Opens or closes the site selector.
 *
 * @param isSiteSelectorOpen Whether to open it.
 */
export const showSiteSelector = ( isSiteSelectorOpen: boolean ) =>
	change( { isSiteSelectorOpen, tempSelectedSite: null } );

/**
 * Selects a property in the site selector; selectSite() confirms it.
 *
 * @param tempSelectedSite The property URL as used by Google.
 */
export const setTempSelectedSite = ( tempSelectedSite: string | null ) =>
	change( { tempSelectedSite } );

/** Reloads the connection. */
export const refreshSearchConsole = lazily( ( all ) => all.fetchConnection );
export const saveGoogleCredentials = lazily( ( all ) => all.saveCredentials );
export const removeGoogleCredentials = lazily(
	( all ) => all.removeCredentials
);
export const getAuthUrl = lazily( ( all ) => all.fetchAuthUrl );
export const selectSite = lazily( ( all ) => all.selectSite );
export const disconnectGoogle = lazily( ( all ) => all.disconnect );
export const startFetch = lazily( ( all ) => all.startFetch );
export const inspectPage = lazily( ( all ) => all.inspectPage );
export const submitSitemap = lazily( ( all ) => all.submitSitemap );
export const showGoogleError = lazily( ( all ) => all.showGoogleError );
export const turnIndexChecks = lazily( ( all ) => all.turnIndexChecks );
export const getSummary = lazily( ( all ) => all.fetchSummary );
export const sendTestSummary = lazily( ( all ) => all.sendTestSummary );
export const confirmSiteMove = lazily( ( all ) => all.confirmMove );

/**
 * Requests the progress of a fetch in the background until it is done: while it is on the screen.
 *
 * @param signal Ends it early.
 */
export const followFetch =
	( signal: AbortSignal ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const { poll } = await import(
			/* webpackChunkName: "search-console-requests" */ './poll'
		);
		await dispatch( poll( signal ) );
	};
