import type { Action } from '../types';
import { lazily } from './lazily';

/**
 * Submits URLs, and what is in the queue, in the background (POST /pharos/v1/indexnow).
 *
 * @param urls Of this site; none for the queue only.
 * @throws The error of the REST API, with `data.errors` by URL.
 */
export const submitUrls = lazily( ( { submit } ) => submit );

/**
 * Deletes the log (DELETE /pharos/v1/indexnow).
 *
 * @throws The error of the REST API.
 */
export const clearIndexNowLog = lazily( ( { clearLog } ) => clearLog );

/** Fetches the status again. */
export const refreshIndexNow = (): Action => ( { type: 'indexNow/OUTDATED' } );
