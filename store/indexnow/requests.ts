/** All requests of IndexNow, loaded with the first one. */
import { __ } from '@wordpress/i18n';
import type { ApiRequest } from '../api';
import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { Action } from '../types';
import type { IndexNow } from './types';

/** Sends a request, and stores the status that it returns. */
function* send( request: Omit< ApiRequest, 'path' > ): Routine< void > {
	const data = yield* fetchData< IndexNow >( {
		path: `${ REST_PATH }/indexnow`,
		...request,
	} );
	yield { type: 'indexNow/RECEIVE', request: '', data } satisfies Action;
}

export function* submit( urls: string[] ): Routine< void > {
	yield* send( { method: 'POST', data: { urls } } );
	yield* showSuccess( {
		id: 'pharos-indexnow',
		text: __( 'Submission starts in the background.', 'pharos-seo' ),
	} );
}

export const clearLog = (): Routine< void > => send( { method: 'DELETE' } );
