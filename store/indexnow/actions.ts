import { __ } from '@wordpress/i18n';
import type { ApiRequest } from '../api';
import { fetchData } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { IndexNow } from './types';

/** Sends a request, and stores the status that it returns. */
const send =
	( request: Omit< ApiRequest, 'path' > ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const data = await dispatch(
			fetchData< IndexNow >( {
				path: `${ REST_PATH }/indexnow`,
				...request,
			} )
		);
		dispatch( {
			type: 'indexNow/RECEIVE',
			request: '',
			data,
		} satisfies Action );
	};

/**
 * Submits URLs, and what is in the queue, in the background (POST /pharos/v1/indexnow).
 *
 * @param urls Of this site; none for the queue only.
 * @throws The error of the REST API, with `data.errors` by URL.
 */
export const submitUrls =
	( urls: string[] ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await dispatch( send( { method: 'POST', data: { urls } } ) );
		await dispatch(
			showSuccess( {
				id: 'pharos-indexnow',
				text: __(
					'Submission starts in the background.',
					'pharos-seo'
				),
			} )
		);
	};

/**
 * Deletes the log (DELETE /pharos/v1/indexnow).
 *
 * @throws The error of the REST API.
 */
export const clearIndexNowLog = () => send( { method: 'DELETE' } );

/** Fetches the status again. */
export const refreshIndexNow = (): Action => ( { type: 'indexNow/OUTDATED' } );
