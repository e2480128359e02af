import { fetchData, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import type { Installed } from './types';

export function* fetchInstalled(): Routine< void > {
	const installed = yield* fetchData< Installed >( {
		path: `${ REST_PATH }/installed-plugins-and-themes`,
	} );
	yield { type: 'extend/CHANGED', changes: { installed } } satisfies Action;
}
