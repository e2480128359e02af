import { lazilyFrom } from '../lazily';
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

/**
 * Stores the credentials of the Google API. For a service account, this also connects it.
 *
 * @param credentials An OAuth client or the key of a service account.
 * @throws The response of the server.
 */
export const saveGoogleCredentials = lazily( ( all ) => all.saveCredentials );

/**
 * Removes the stored credentials.
 *
 * @throws The response of the server.
 */
export const removeGoogleCredentials = lazily(
	( all ) => all.removeCredentials
);

/**
 * The Google URL where the site owner grants access.
 *
 * @param canSubmitSitemaps Whether to request the permission to submit sitemaps, too.
 * @param from              The page that Google redirects back to.
 * @throws The response of the server.
 */
export const getAuthUrl = lazily( ( all ) => all.fetchAuthUrl );

/**
 * Selects the property whose data belong to this site.
 *
 * @param url      The property URL as used by Google.
 * @param keepData Whether to keep the data of the former property.
 * @throws The response of the server.
 */
export const selectSite = lazily( ( all ) => all.selectSite );

/**
 * Disconnects the account.
 *
 * @param keepData Whether to keep the data on the site.
 * @throws The response of the server.
 */
export const disconnectGoogle = lazily( ( all ) => all.disconnect );

/**
 * Starts fetching data in the background.
 *
 * @param isAll Whether to fetch all days again, not only new ones.
 */
export const startFetch = lazily( ( all ) => all.startFetch );

/**
 * Inspects a URL in Google's index; counts toward the daily quota.
 *
 * @param url The URL of the page.
 * @throws The response of the server.
 */
export const inspectPage = lazily( ( all ) => all.inspectPage );

/** Submits the site's sitemap to Google. */
export const submitSitemap = lazily( ( all ) => all.submitSitemap );
/**
 * Shows why the connection to Google failed.
 *
 * @param code   The value of the query parameter gcp_error_code, such as "403".
 * @param reason The code of the reason from the server; can be ''.
 */
export const showGoogleError = lazily( ( all ) => all.showGoogleError );

/**
 * Starts or pauses the checks of the index status.
 *
 * @param on Whether to check pages.
 * @throws The response of the server.
 */
export const turnIndexChecks = lazily( ( all ) => all.turnIndexChecks );

/**
 * The email summary as it would be now, and when it is sent to whom.
 *
 * @throws The response of the server.
 */
export const getSummary = lazily( ( all ) => all.fetchSummary );

/**
 * Sends the email summary to the current user.
 *
 * @throws The response of the server.
 */
export const sendTestSummary = lazily( ( all ) => all.sendTestSummary );

/**
 * Confirms that the site has moved to its current URL and isn't a copy.
 *
 * @throws The response of the server.
 */
export const confirmSiteMove = lazily( ( all ) => all.confirmMove );

/**
 * Requests the progress of a fetch in the background until it is done: while it is on the screen.
 *
 * @param signal Ends it early.
 */
export const followFetch = lazilyFrom(
	() => import( /* webpackChunkName: "search-console-requests" */ './poll' )
)( ( { poll } ) => poll );
