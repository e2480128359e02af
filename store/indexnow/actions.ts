import { lazilyFrom } from '../lazily';
import type { Action } from '../types';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "indexnow" */ './requests' )
);

/**
 * Submits URLs, and what is in the queue, in the background (POST /pharos/v1/indexnow).
 *
 * @param urls Of this site; none for the queue only.
 * @throws The error of the REST API, with `data.errors` by URL.
 */
export const submitUrls = lazily( ( all ) => all.submit );

/**
 * Deletes the log (DELETE /pharos/v1/indexnow).
 *
 * @throws The error of the REST API.
 */
export const clearIndexNowLog = lazily( ( all ) => all.clearLog );

/** Fetches the status again. */
export const refreshIndexNow = (): Action => ( { type: 'indexNow/OUTDATED' } );
