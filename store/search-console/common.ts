import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { SearchConsoleState } from './types';

export const ROUTE = `${ REST_PATH }/search-console`;

/**
 * The event that changes parts of the state.
 *
 * @param changes The new values.
 */
export const receive = (
	changes: Partial< Omit< SearchConsoleState, 'hasSiteSelected' > >
): Action => ( { type: 'searchConsole/RECEIVE', changes } );
