import { fetchData, fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { Action } from '../types';
import type { HistoryEntry } from './types';

const PATH = `${ REST_PATH }/settings-history`;

export function* fetchEntries(): Routine< void > {
	const entries = yield* fetchData< HistoryEntry[] >( { path: PATH } );
	yield { type: 'history/RECEIVE', entries } satisfies Action;
}

export function* restore(
	id: number,
	only: string[],
	force: boolean
): Routine< void > {
	const { message } = yield* fetchJson< { message: string } >( {
		path: `${ PATH }/${ id }/restore`,
		method: 'POST',
		data: { only, force },
	} );
	yield { type: 'settings/WRITTEN' } satisfies Action;
	yield* showSuccess( { id: 'pharos-history', text: message } );
}
