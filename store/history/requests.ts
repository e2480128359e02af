/** The request of the settings history, loaded with the first one. */
import { fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { Action } from '../types';

export function* restore(
	id: number,
	only: string[],
	force: boolean
): Routine< void > {
	const { message } = yield* fetchJson< { message: string } >( {
		path: `${ REST_PATH }/settings-history/${ id }/restore`,
		method: 'POST',
		data: { only, force },
	} );
	yield { type: 'settings/WRITTEN' } satisfies Action;
	yield* showSuccess( { id: 'pharos-history', text: message } );
}
