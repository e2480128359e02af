import { controls } from '@wordpress/data';
import type { Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import type { Action } from '../types';
import type { Settings } from './types';
import { fetchWithSettings } from './was-saved';

// No try: a failure belongs to the resolution state, where hasResolutionFailed() and getResolutionError() find it.
export function* getSettings(): Routine< void > {
	const values = yield* fetchWithSettings< Settings >( {
		path: `${ REST_PATH }/admin-settings`,
	} );
	yield { type: 'settings/RECEIVE', values } satisfies Action;
}

/** Others than the person have changed them. */
const settingsWereReplaced = ( { type }: Action ): boolean =>
	type === 'settings/WRITTEN';

getSettings.shouldInvalidate = settingsWereReplaced;

/** One request serves these too. */
function* sameRequest(): Routine< void > {
	yield controls.resolveSelect( STORE_NAME, 'getSettings' );
}

sameRequest.shouldInvalidate = settingsWereReplaced;

export const getSetting = sameRequest;
export const getSavedSettings = sameRequest;
