/** All requests of IndexNow, loaded with the first one. */
import { __ } from '@wordpress/i18n';
import type { ApiRequest } from '../api';
import { fetchData } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { IndexNow } from './types';

/** Sends a request, and stores the status that it returns. */
async function send(
	{ dispatch }: ThunkArgs,
	request: Omit< ApiRequest, 'path' >
): Promise< void > {
	const data = await fetchData< IndexNow >( {
		path: `${ REST_PATH }/indexnow`,
		...request,
	} );
	dispatch( {
		type: 'indexNow/RECEIVE',
		request: '',
		data,
	} satisfies Action );
}

export async function submit(
	args: ThunkArgs,
	urls: string[]
): Promise< void > {
	await send( args, { method: 'POST', data: { urls } } );
	args.dispatch(
		showSuccess( {
			id: 'pharos-indexnow',
			text: __( 'Submission starts in the background.', 'pharos-seo' ),
		} )
	);
}

export const clearLog = ( args: ThunkArgs ): Promise< void > =>
	send( args, { method: 'DELETE' } );
