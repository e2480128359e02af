import { lazily } from './lazily';

/**
 * Saves a redirect (POST /pharos/v1/redirects, or /redirects/{id}).
 *
 * @param id     The id of the redirect; null for a new one.
 * @param fields Only the changed ones, with the values before the change as `base`; `confirm` for protected URLs.
 * @throws The error of the REST API, with `data.errors` by field.
 */
export const saveRedirect = lazily( ( { save } ) => save );

/**
 * Deletes a redirect; the notice has an undo action.
 *
 * @param redirect The redirect.
 */
export const deleteRedirect = lazily( ( { remove } ) => remove );

/**
 * Turns redirects on or off, or deletes them; the message offers to undo that.
 *
 * @param action    What to do.
 * @param redirects Those that are selected.
 */
export const changeRedirects = lazily( ( { change } ) => change );

/**
 * Tests how a URL is handled, step by step (POST /pharos/v1/redirects/test).
 *
 * @param url A path or URL of this site.
 * @throws The error of the REST API.
 */
export const testRedirect = lazily( ( { test } ) => test );

/**
 * Imports a part of the redirects of a file, as much as a request can do (POST /pharos/v1/redirects/import).
 *
 * @param format csv, apache, nginx or json.
 * @param data   The text of the file.
 * @param dryRun Whether only to check the file.
 * @param before What was done before; null for the first part.
 * @return Both together.
 * @throws The error of the REST API.
 */
export const importRedirects = lazily( ( { load } ) => load );

/**
 * Deletes one URL from the not-found log (DELETE /pharos/v1/not-found/{id}).
 *
 * @param item The entry.
 */
export const deleteNotFound = lazily( ( { forget } ) => forget );

/**
 * Undoes an import (DELETE /pharos/v1/redirects/imports/…), in as many requests as that takes; a message says how much.
 *
 * @param number The number of the import.
 */
export const undoImport = lazily( ( { takeBack } ) => takeBack );

/**
 * Deletes all URLs from the not-found log (DELETE /pharos/v1/not-found).
 *
 * @throws The error of the REST API.
 */
export const clearNotFound = lazily( ( { clear } ) => clear );
