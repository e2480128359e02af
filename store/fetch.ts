/** Requests for JSON objects of the REST API: for thunks, which await them, and for the controls of resolvers. */
import { __ } from '@wordpress/i18n';
import * as api from './api';
import type { ApiRequest } from './api';

/**
 * Reads a JSON object from the REST API.
 *
 * @param request Path with query, method, and data of the body.
 * @throws The server's response, also if it has `success: false` with status 200; `invalid_json` if the response isn't
 *         an object.
 */
export const fetchJson = async < Reply extends object >(
	request: ApiRequest
): Promise< Reply > => readObject( await api.fetchJson( request ) );

/**
 * Like fetchJson(), for routes that wrap their data: `{ success, data }`.
 *
 * @param request Path with query, method, and data of the body.
 */
export async function fetchData< Data extends object >(
	request: ApiRequest
): Promise< Data > {
	const { data } = readObject< { data?: Data } >(
		await api.fetchJson( request )
	);
	if ( typeof data !== 'object' ) {
		throw unreadable();
	}
	return data;
}

function readObject< Reply extends object >( reply: Reply | null ): Reply {
	if ( typeof reply !== 'object' || reply === null ) {
		throw unreadable();
	}
	if ( 'success' in reply && reply.success === false ) {
		throw reply;
	}
	return reply;
}

const unreadable = (): { code: string; message: string } => ( {
	code: 'invalid_json',
	message: __(
		'The site returned an invalid response. Check the REST API under Tools > Site Health.',
		'pharos-seo'
	),
} );
