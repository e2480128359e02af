import { controls } from '@wordpress/data';
import { fetchData, type Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import type { Action } from '../types';
import type { Settings } from './types';

// No try: a failure belongs to the resolution state, where hasResolutionFailed() and getResolutionError() find it.
export function* getSettings(): Routine< void > {
	const values = yield* fetchData< Settings >( {
		path: `${ REST_PATH }/admin-settings`,
	} );
	yield { type: 'settings/RECEIVE', values } satisfies Action;
}

/** One request serves these too. */
function* sameRequest(): Routine< void > {
	yield controls.resolveSelect( STORE_NAME, 'getSettings' );
}

export const getSetting = sameRequest;
export const getSavedSettings = sameRequest;
