import { controls } from '@wordpress/data';
import type { Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import type { Action } from '../types';
import type { Settings } from './types';
import { fetchWithSettings } from './fetch-with-settings';

// No try/catch: hasResolutionFailed() and getResolutionError() read a failure from the resolution state.
export function* getSettings(): Routine< void > {
	const values = yield* fetchWithSettings< Settings >( {
		path: `${ REST_PATH }/admin-settings`,
	} );
	yield { type: 'settings/RECEIVE', values } satisfies Action;
}

/** Whether the server has changed the settings, such as in a migration. */
const settingsWereReplaced = ( { type }: Action ): boolean =>
	type === 'settings/WRITTEN';

getSettings.shouldInvalidate = settingsWereReplaced;

/** The resolver of selectors that share the request of getSettings(). */
function* sameRequest(): Routine< void > {
	yield controls.resolveSelect( STORE_NAME, 'getSettings' );
}

sameRequest.shouldInvalidate = settingsWereReplaced;

export const getSetting = sameRequest;
export const getSavedSettings = sameRequest;
